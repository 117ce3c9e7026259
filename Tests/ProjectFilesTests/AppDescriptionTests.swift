import LayoutModel
import PlatformRules
import ProjectFiles
import Testing

@Suite struct AppDescriptionTests {
  private static let portrait = "UIInterfaceOrientationPortrait"
  private static let all = [
    portrait, "UIInterfaceOrientationPortraitUpsideDown", "UIInterfaceOrientationLandscapeLeft",
    "UIInterfaceOrientationLandscapeRight",
  ]

  private func app(_ values: [String: String], info: [String: PropertyList] = [:]) -> AppDescription
  {
    AppDescription(
      target: "App", settings: BuildSettings([.init(source: "project", values: values)]),
      info: info.isEmpty ? nil : (.dictionary(info), "Info.plist"))
  }

  private func keys(_ app: AppDescription) -> Set<String> {
    Set(DeviceProfile.all.filter { app.runs(on: $0) }.map(\.key))
  }

  @Test func `an app that says nothing runs everywhere`() {
    #expect(keys(app([:])).count == DeviceProfile.all.count)
  }

  @Test func `a phone app has no pads`() {
    let found = keys(app(["TARGETED_DEVICE_FAMILY": "1"]))
    #expect(found.contains("iphone-4.7/portrait") && found.contains("iphone-4.7/landscape"))
    #expect(found.allSatisfy { !$0.hasPrefix("ipad") })
  }

  @Test func `orientations of pads are their own`() {
    let found = keys(
      app([
        "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone": Self.portrait,
        "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": Self.all.joined(separator: " "),
      ]))
    #expect(found.contains("iphone-4.7/portrait") && !found.contains("iphone-4.7/landscape"))
    #expect(found.contains("ipad-11/landscape") && found.contains("ipad-11/landscape/one_half"))
  }

  @Test func `who needs the full screen, or turns not all ways, shares none`() {
    let full = keys(app([:], info: ["UIRequiresFullScreen": .flag(true)]))
    #expect(full.contains("ipad-11/landscape") && !full.contains("ipad-11/landscape/one_half"))
    let upright = keys(
      app([:], info: ["UISupportedInterfaceOrientations": .list([.text(Self.portrait)])]))
    #expect(upright.contains("ipad-11/portrait") && !upright.contains("ipad-11/landscape"))
    #expect(!upright.contains("ipad-11/portrait/one_third"))
  }

  @Test func `a device whose last system is too old has no app`() {
    let found = keys(app(["IPHONEOS_DEPLOYMENT_TARGET": "17.2"]))
    for profile in DeviceProfile.all {
      #expect(found.contains(profile.key) == (profile.system.major >= 17), "\(profile.key)")
    }
  }

  @Test func `the property list comes before the settings, and each fact tells its place`() {
    let found = app(
      [
        "INFOPLIST_KEY_UIUserInterfaceStyle": "Light", "INFOPLIST_KEY_UIMainStoryboardFile": "Main",
      ],
      info: [
        "UIUserInterfaceStyle": .text("Dark"),
        "UIViewControllerBasedStatusBarAppearance": .flag(false),
        "MinimumOSVersion": .text("$(IPHONEOS_DEPLOYMENT_TARGET)"),
      ])
    #expect(found.interfaceStyle == .init("Dark", source: "Info.plist"))
    #expect(found.mainStoryboard == .init("Main", source: "project"))
    #expect(found.controllersStyleStatusBar?.value == false)
    #expect(found.deploymentTarget == nil)
  }

  @Test func `the storyboard of a scene counts, too`() {
    let found = app(
      [:],
      info: [
        "UIApplicationSceneManifest": .dictionary([
          "UISceneConfigurations": .dictionary([
            "UIWindowSceneSessionRoleApplication": .list([
              .dictionary(["UISceneStoryboardFile": .text("Start")])
            ])
          ])
        ])
      ])
    #expect(found.mainStoryboard?.value == "Start")
  }
}
