package import LayoutModel
package import PlatformRules

/// The devices on which an app runs, and how it appears there, as its project says.
package struct AppDescription: Hashable, Sendable {
  /// A value, and where it is stated, for people.
  package struct Fact<Value: Hashable & Sendable>: Hashable, Sendable {
    package var value: Value
    package var source: String

    package init(_ value: Value, source: String) {
      self.value = value
      self.source = source
    }
  }

  /// The name of the target.
  package var target: String
  /// The oldest system that it runs on.
  package var deploymentTarget: Fact<SystemRelease>?
  package var idioms: Fact<[DeviceProfile.Idiom]>?
  /// The orientations of phones; upside down counts as portrait.
  package var phoneOrientations: Fact<[LayoutEnvironment.Orientation]>?
  package var padOrientations: Fact<[LayoutEnvironment.Orientation]>?
  /// Whether pads may hold the app in all four orientations, which is necessary for sharing the screen.
  package var padTurnsAllWays: Bool
  package var requiresFullScreen: Fact<Bool>?
  /// `Light` or `Dark`, if the app has only one appearance.
  package var interfaceStyle: Fact<String>?
  package var controllersStyleStatusBar: Fact<Bool>?
  package var hidesStatusBarAtStart: Fact<Bool>?
  package var mainStoryboard: Fact<String>?
  package var launchStoryboard: Fact<String>?
  /// The storyboards of scenes that are not on the device itself: on a display that is connected to it, or in a car.
  package var storyboardsElsewhere: Set<String>
  /// The language of the texts in documents of `Base.lproj`: `en`.
  package var developmentLanguage: Fact<String>?

  /// Whether the app can run on a device in this orientation, with this part of its screen.
  ///
  /// A value that is not stated restricts nothing. An app that is only for phones runs on pads in a window of a phone's
  /// size, which is not a profile of a pad.
  ///
  /// - Source: "UISupportedInterfaceOrientations", "UIRequiresFullScreen" and "UIDeviceFamily" of the Information Property
  ///   List reference; "Adopting multitasking enhancements on iPad": all four orientations, or no part of the screen.
  package func runs(on profile: DeviceProfile) -> Bool {
    if let idioms, !idioms.value.contains(profile.idiom) { return false }
    if let deploymentTarget, profile.systems.upperBound < deploymentTarget.value { return false }
    let orientations = profile.isPad ? padOrientations : phoneOrientations
    // An app that shares the screen of a pad can't choose its orientation.
    if profile.split != nil { return !(requiresFullScreen?.value ?? false) && padTurnsAllWays }
    return orientations.map { $0.value.contains(profile.orientation) } ?? true
  }
}

extension AppDescription {
  /// Reads what a target states in its build settings and its `Info.plist`.
  ///
  /// - Parameters:
  ///   - info: the property list, and its name for people.
  package init(
    target: String, settings: BuildSettings, info: (list: PropertyList, name: String)?
  ) {
    let reader = FactReader(settings: settings, info: info)
    self.target = target
    deploymentTarget = reader.text("MinimumOSVersion", setting: "IPHONEOS_DEPLOYMENT_TARGET")
      .flatMap { fact in
        Int(fact.value.prefix { $0.isNumber }).map {
          Fact(SystemRelease(major: $0), source: fact.source)
        }
      }
    idioms = reader.families
    let phone = reader.orientations([
      "UISupportedInterfaceOrientations~iphone", "UISupportedInterfaceOrientations",
    ])
    let pad = reader.orientations([
      "UISupportedInterfaceOrientations~ipad", "UISupportedInterfaceOrientations",
    ])
    phoneOrientations = phone.map { Fact(FactReader.ways($0.value), source: $0.source) }
    padOrientations = pad.map { Fact(FactReader.ways($0.value), source: $0.source) }
    padTurnsAllWays = pad.map { Set($0.value).count == 4 } ?? true
    requiresFullScreen = reader.flag("UIRequiresFullScreen")
    interfaceStyle = reader.text("UIUserInterfaceStyle").flatMap {
      ["Light", "Dark"].contains($0.value) ? $0 : nil
    }
    controllersStyleStatusBar = reader.flag("UIViewControllerBasedStatusBarAppearance")
    hidesStatusBarAtStart = reader.flag("UIStatusBarHidden")
    mainStoryboard = reader.text("UIMainStoryboardFile") ?? reader.sceneStoryboard
    launchStoryboard = reader.text("UILaunchStoryboardName")
    storyboardsElsewhere = reader.storyboardsElsewhere
    developmentLanguage = reader.text("CFBundleDevelopmentRegion").map {
      Fact(Self.languageCode($0.value), source: $0.source)
    }
  }
}

extension AppDescription {
  /// The code of a language that old projects call by its English name, or of a region of it with a line below.
  ///
  /// - Source: Apple, "Language and Locale IDs": the names of folders before OS X 10.4, such as `English.lproj`.
  package static func languageCode(_ name: String) -> String {
    let names = [
      "English": "en", "French": "fr", "German": "de", "Italian": "it", "Dutch": "nl",
      "Spanish": "es", "Japanese": "ja", "Portuguese": "pt",
    ]
    return names[name] ?? name.replacing("_", with: "-")
  }
}

/// Reads single facts: from `Info.plist`, or else from the settings from which Xcode generates one.
private struct FactReader {
  let settings: BuildSettings
  let info: (list: PropertyList, name: String)?

  func text(_ key: String, setting: String? = nil) -> AppDescription.Fact<String>? {
    if let text = info?.list[key]?.text, !text.isEmpty, !text.contains("$") {
      return .init(text, source: info?.name ?? "")
    }
    let found = settings.value(setting ?? "INFOPLIST_KEY_\(key)")
    return found.flatMap { $0.text.isEmpty ? nil : .init($0.text, source: $0.source) }
  }

  func flag(_ key: String) -> AppDescription.Fact<Bool>? {
    if let flag = info?.list[key]?.flag { return .init(flag, source: info?.name ?? "") }
    return settings.flag("INFOPLIST_KEY_\(key)").map { .init($0.value, source: $0.source) }
  }

  /// The value of the first key that exists. Settings write `~iphone` and `~ipad` as `_iPhone` and `_iPad`.
  func orientations(_ keys: [String]) -> AppDescription.Fact<[String]>? {
    for key in keys {
      if let list = info?.list[key]?.list {
        return .init(list.compactMap(\.text), source: info?.name ?? "")
      }
      let setting = key.replacing("~iphone", with: "_iPhone").replacing("~ipad", with: "_iPad")
      if let found = settings.value("INFOPLIST_KEY_\(setting)") {
        return .init(found.text.split(separator: " ").map(String.init), source: found.source)
      }
    }
    return nil
  }

  /// The kinds of devices: `1,2` means phones and pads. Others, such as watches and TVs, are ignored.
  var families: AppDescription.Fact<[DeviceProfile.Idiom]>? {
    let found: (numbers: [String], source: String)? =
      if let setting = settings.value("TARGETED_DEVICE_FAMILY") {
        (setting.text.split { $0 == "," || $0 == " " }.map(String.init), setting.source)
      } else if let list = info?.list["UIDeviceFamily"]?.list {
        (list.compactMap(\.text), info?.name ?? "")
      } else {
        nil
      }
    guard let found else { return nil }
    let idioms = DeviceProfile.Idiom.allCases.filter {
      found.numbers.contains($0 == .phone ? "1" : "2")
    }
    return idioms.isEmpty ? nil : .init(idioms, source: found.source)
  }

  /// The storyboard of the first scene configuration. Apps since iOS 13 may name it only there.
  var sceneStoryboard: AppDescription.Fact<String>? {
    let roles = info?.list["UIApplicationSceneManifest"]?["UISceneConfigurations"]
    let first = roles?["UIWindowSceneSessionRoleApplication"]?.list?.first
    return first?["UISceneStoryboardFile"]?.text.map { .init($0, source: info?.name ?? "") }
  }

  /// - Source: Apple, Information Property List, "UISceneConfigurations": a list of scenes for each role of a session.
  var storyboardsElsewhere: Set<String> {
    let roles = info?.list["UIApplicationSceneManifest"]?["UISceneConfigurations"]?.dictionary
    var own: Set<String> = []
    var others: Set<String> = []
    for (role, scenes) in roles ?? [:] {
      let names = (scenes.list ?? []).compactMap { $0["UISceneStoryboardFile"]?.text }
      if role == "UIWindowSceneSessionRoleApplication" {
        own.formUnion(names)
      } else {
        others.formUnion(names)
      }
    }
    return others.subtracting(own)
  }

  static func ways(_ names: [String]) -> [LayoutEnvironment.Orientation] {
    LayoutEnvironment.Orientation.allCases.filter { way in
      names.contains { $0.contains("Landscape") == (way == .landscape) }
    }
  }
}

extension AppDescription {
  /// Whether the app never shows a status bar, whatever a controller says.
  fileprivate var hidesStatusBar: Bool {
    hidesStatusBarAtStart?.value == true && controllersStyleStatusBar?.value == false
  }
}

extension [AppDescription] {
  /// Whether any of the apps runs on a device. If there are no apps, nothing is known, and each device is allowed.
  package func run(on profile: DeviceProfile) -> Bool {
    isEmpty || contains { $0.runs(on: profile) }
  }

  /// An environment adapted to the apps: without a status bar if none of them shows one.
  ///
  /// A notch, an island or a camera still covers the same area. If the device has none, nothing
  /// covers the top.
  /// - Source: "UIStatusBarHidden" and "UIViewControllerBasedStatusBarAppearance" of the
  ///   Information Property List reference: the first counts for the whole app if the second is NO.
  package func fitted(_ environment: LayoutEnvironment) -> LayoutEnvironment {
    guard !isEmpty, environment.device != nil, environment.safeArea.bottom == 0,
      !environment.isAsDesigned, allSatisfy(\.hidesStatusBar)
    else { return environment }
    var copy = environment
    copy.safeArea.top = 0
    return copy
  }

  /// Whether any of the apps runs in an environment. An environment without a device is always allowed, because somebody
  /// asked for it.
  package func run(in environment: LayoutEnvironment) -> Bool {
    guard !isEmpty, let device = environment.device else { return true }
    let canRun = contains { app in
      app.deploymentTarget.map { target in environment.system.map { $0 >= target.value } ?? true }
        ?? true
    }
    if !canRun { return false }
    let key =
      "\(device)/\(environment.orientation.rawValue)" + (environment.split.map { "/\($0)" } ?? "")
    return DeviceProfile.profile(key: key).map(run) ?? true
  }
}
