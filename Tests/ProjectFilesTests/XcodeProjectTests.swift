import LayoutModel
import ProjectFiles
import Testing

@Suite struct XcodeProjectTests {
  /// A project with an app, an extension, a localized storyboard and a folder of Xcode 16.
  private let text = """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
      P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = M; targets = (T, E); };
      M = {isa = PBXGroup; children = (G, X); sourceTree = "<group>"; };
      G = {isa = PBXGroup; children = (V, F); path = "My App"; sourceTree = "<group>"; };
      V = {isa = PBXVariantGroup; children = (VB, VD); name = Main.storyboard; sourceTree = "<group>"; };
      VB = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
      VD = {isa = PBXFileReference; path = de.lproj/Main.strings; sourceTree = "<group>"; };
      F = {isa = PBXFileSystemSynchronizedRootGroup; path = Screens; sourceTree = "<group>"; };
      X = {isa = PBXFileReference; path = ../Other/Cell.xib; sourceTree = SOURCE_ROOT; };
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = TL; buildPhases = (R); fileSystemSynchronizedGroups = (F); };
      E = {isa = PBXNativeTarget; name = Share; productType = "com.apple.product-type.app-extension"; };
      R = {isa = PBXResourcesBuildPhase; files = (B1, B2, B3); };
      B1 = {isa = PBXBuildFile; fileRef = V; };
      B2 = {isa = PBXBuildFile; fileRef = X; };
      B3 = {isa = PBXBuildFile; fileRef = NOBODY; };
      PL = {buildConfigurations = (PD, PR); defaultConfigurationName = Release; };
      PD = {name = Debug; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 9.0; }; };
      PR = {name = Release; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
      TL = {buildConfigurations = (TR); defaultConfigurationName = Gone; };
      TR = {name = Release; buildSettings = {TARGETED_DEVICE_FAMILY = "1,2"; LIST = (a, b); }; };
    }; rootObject = P; }
    """

  @Test func `targets have their files, also those of languages and folders`() throws {
    let project = try readXcodeProject(Array(text.utf8))
    #expect(project.targets.map(\.name) == ["App", "Share"])
    #expect(project.targets.map(\.isApplication) == [true, false])
    let app = project.targets[0]
    #expect(
      app.resources == [
        "My App/Base.lproj/Main.storyboard", "My App/de.lproj/Main.strings", "../Other/Cell.xib",
      ])
    #expect(app.contains("My App/Screens/Deep/Help.xib"))
    #expect(!app.contains("My App/ScreensOfOthers/Help.xib"))
    #expect(app.settings == ["TARGETED_DEVICE_FAMILY": "1,2", "LIST": "a b"])
    #expect(app.projectSettings["IPHONEOS_DEPLOYMENT_TARGET"] == "15.0")
  }

  @Test(arguments: ["", "{", "{ a = 1; }", "<plist><dict/></plist>"])
  func `what is no project is an error`(text: String) {
    #expect(throws: PropertyListError.self) { try readXcodeProject(Array(text.utf8)) }
  }

  @Test func `groups that go in circles end`() throws {
    let circle = text.replacing("children = (G, X)", with: "children = (G, X, M)")
      .replacing("children = (V, F)", with: "children = (V, F, M, G)")
    #expect(try readXcodeProject(Array(circle.utf8)).targets.count == 2)
  }
}
