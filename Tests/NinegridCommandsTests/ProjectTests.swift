import Foundation
import TestSupport
import Testing

@Suite struct ProjectTests {
  /// The sample project, with a document in a folder of its own.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: sourceRoot.appendingPathComponent("Samples/app"),
      to: folder.url.appendingPathComponent("App"))
    return folder
  }

  private func devices(_ result: CommandResult) throws -> Set<String> {
    try Set(
      result.jsonLines().compactMap { line in
        let environment = line["environment"]
        guard let device = environment?["device"]?.string else { return nil }
        return [
          device, environment?["orientation"]?.string, environment?["split"]?.string,
        ].compactMap { $0 }.joined(separator: "/")
      })
  }

  @Test func `project tells what it found, and where`() async throws {
    let folder = try folder()
    let result = await run("project", in: folder.url)
    #expect(result.exitCode == 0)
    expectGolden(result.stdout, named: "project.txt")
    let inside = await run("project App/Trips.storyboard", in: folder.url)
    #expect(inside.stdout == result.stdout)
  }

  @Test func `all devices are those of the app, and every device is every one`() async throws {
    let folder = try folder()
    let own = try devices(
      await run("resolve App/Trips.storyboard --all-devices --format jsonl", in: folder.url))
    #expect(own.contains("iphone-6.1-island/landscape"))
    #expect(own.allSatisfy { !$0.hasPrefix("ipad") })
    let every = try devices(
      await run("resolve App/Trips.storyboard --every-device --format jsonl", in: folder.url))
    #expect(every.isSuperset(of: own) && every.contains("ipad-11/landscape/one_half"))
  }

  @Test func `a batch resolves what the app shows`() async throws {
    let folder = try folder()
    _ = await run("import App", in: folder.url)
    _ = await run("batch", in: folder.url)
    let devices = "SELECT DISTINCT environment FROM results ORDER BY environment"
    let own = await run(["sql", devices, "--format", "csv"], workingDirectory: folder.path)
    #expect(!own.stdout.contains("ipad") && own.stdout.contains("iphone-6.1-island"))
    _ = await run("batch --every-device", in: folder.url)
    let every = await run(["sql", devices, "--format", "csv"], workingDirectory: folder.path)
    #expect(every.stdout.contains("ipad-11"))
  }

  @Test func `an app that is always dark is drawn dark`() async throws {
    let folder = try folder()
    let light = await run("render App/Trips.storyboard", in: folder.url)
    let plist = try String(contentsOfFile: folder.path + "/App/Info.plist", encoding: .utf8)
    try folder.write(
      plist.replacing("<dict>", with: "<dict><key>UIUserInterfaceStyle</key><string>Dark</string>"),
      to: "App/Info.plist")
    let dark = await run("render App/Trips.storyboard", in: folder.url)
    #expect(dark.stdout != light.stdout)
    let named = await run("render App/Trips.storyboard --appearance dark", in: folder.url)
    #expect(dark.stdout == named.stdout)
  }

  @Test func `a project that can't be read restricts nothing, and is told`() async throws {
    let folder = try folder()
    try folder.write("{ broken", to: "App/Trips.xcodeproj/project.pbxproj")
    let result = await run("project", in: folder.url)
    #expect(result.exitCode == 1)
    #expect(result.stderr.contains("'App/Trips.xcodeproj/project.pbxproj' can't be read"))
    let own = try devices(
      await run("resolve App/Trips.storyboard --all-devices --format jsonl", in: folder.url))
    #expect(own.contains("ipad-11/portrait"))
  }

  @Test func `documents beside a generated project are for the devices of its property lists`()
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write("ref: refs/heads/main", to: ".git/HEAD")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>CFBundlePackageType</key><string>$(PRODUCT_BUNDLE_PACKAGE_TYPE)</string>
        <key>LSRequiresIPhoneOS</key><true/>
        <key>UISupportedInterfaceOrientations</key>
        <array><string>UIInterfaceOrientationPortrait</string></array>
      </dict></plist>
      """, to: "App/Support/Info.plist")
    // The generator has not written its project yet.
    try folder.write("", to: "App.xcodeproj/xcshareddata/notes.txt")
    try folder.write(SampleDocuments.twoBoxes(), to: "Features/Login.storyboard")
    let own = try devices(
      await run("resolve Features/Login.storyboard --all-devices --format jsonl", in: folder.url))
    #expect(own.contains("iphone-6.1-island/portrait"))
    #expect(!own.contains("iphone-6.1-island/landscape"))
    let result = await run("project", in: folder.url)
    #expect(result.exitCode == 0 && result.stdout.contains("App/Support/Info.plist"))
  }

  @Test func `documents of a package are for the devices of the repository's apps`() async throws {
    let folder = try folder()
    try folder.write("ref: refs/heads/main", to: ".git/HEAD")
    let path = "Trips.xcodeproj/project.pbxproj"
    let project = try String(contentsOfFile: folder.path + "/App/" + path, encoding: .utf8)
    let wide = project.replacing(
      "TARGETED_DEVICE_FAMILY = 1;", with: "TARGETED_DEVICE_FAMILY = \"1,2\";")
    #expect(wide != project)
    try folder.write(wide, to: "SampleApps/One/" + path)
    try folder.write(SampleDocuments.twoBoxes(), to: "Packages/Login/Login.storyboard")
    let document = "Packages/Login/Login.storyboard"
    let own = try devices(
      await run("resolve \(document) --all-devices --format jsonl", in: folder.url))
    #expect(own.contains("iphone-6.1-island/landscape"))
    #expect(own.allSatisfy { !$0.hasPrefix("ipad") })
  }

  @Test func `an app for macOS is none, and settings are included from the project's folder`()
    async throws
  {
    let folder = try TemporaryFolder()
    func write(_ sdk: String) throws {
      try folder.write(
        """
        {rootObject = P; objects = {
          P = {isa = PBXProject; buildConfigurationList = L; targets = (T); mainGroup = G; };
          G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
          F = {isa = PBXFileReference; path = Settings/Presets/Release.xcconfig; sourceTree = "<group>"; };
          L = {isa = XCConfigurationList; buildConfigurations = (R); };
          R = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = \(sdk); }; };
          T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
            buildConfigurationList = TL; buildPhases = (); };
          TL = {isa = XCConfigurationList; buildConfigurations = (TR); };
          TR = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = F; buildSettings = {}; };
        }; }
        """, to: "App.xcodeproj/project.pbxproj")
    }
    try folder.write(
      "#include \"Settings/Common.xcconfig\"\n", to: "Settings/Presets/Release.xcconfig")
    try folder.write("IPHONEOS_DEPLOYMENT_TARGET = 15.0\n", to: "Settings/Common.xcconfig")
    try write("iphoneos")
    let touch = await run("project", in: folder.url)
    #expect(touch.exitCode == 0 && touch.stdout.contains("15 or later"), "\(touch.stderr)")
    try write("macosx")
    let other = await run("project", in: folder.url)
    #expect(other.exitCode == 1 && other.stderr.contains("no Xcode project"))
  }

  @Test func `without a project a document is checked where its Xcode builds apps`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      SampleDocuments.twoBoxes(extra: SampleDocuments.conflict), to: "a.storyboard")
    func environments(_ option: String) async throws -> [String] {
      try await run("check a.storyboard --unsatisfiable \(option) --format jsonl", in: folder.url)
        .jsonLines().flatMap { $0["environments"]?.array ?? [] }.compactMap(\.string)
    }
    #expect(try await !environments("--all-devices").contains { $0.hasPrefix("iphone-3.5") })
    #expect(try await environments("--every-device").contains { $0.hasPrefix("iphone-3.5") })
  }

  @Test func `a storyboard for a connected display is on no device`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("ref: refs/heads/main", to: ".git/HEAD")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>LSRequiresIPhoneOS</key><true/>
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
          <key>UIWindowSceneSessionRoleApplication</key>
          <array><dict><key>UISceneStoryboardFile</key><string>Main</string></dict></array>
          <key>UIWindowSceneSessionRoleExternalDisplay</key>
          <array><dict><key>UISceneStoryboardFile</key><string>Show</string></dict></array>
        </dict></dict>
      </dict></plist>
      """, to: "Info.plist")
    let broken = SampleDocuments.twoBoxes(extra: SampleDocuments.conflict)
    for name in ["Main", "Show"] { try folder.write(broken, to: "\(name).storyboard") }
    let rows = try await run(
      "check . --rule unsatisfiable --all-devices --format jsonl", in: folder.url
    ).jsonLines()
    func environments(_ name: String) -> [String] {
      rows.filter { $0["document"]?.string == name }
        .flatMap { $0["environments"]?.array ?? [] }.compactMap(\.string)
    }
    #expect(environments("Show.storyboard") == ["as-designed"])
    #expect(environments("Main.storyboard").contains { $0.hasPrefix("iphone") })
  }

  @Test func `where there is no project, that is said`() async throws {
    let folder = try TemporaryFolder()
    let result = await run("project", in: folder.url)
    #expect(result.exitCode == 1 && result.stderr.contains("no Xcode project"))
    #expect(await run("project nowhere", in: folder.url).exitCode == 2)
  }
}
