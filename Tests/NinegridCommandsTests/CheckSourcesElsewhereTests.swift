import TestSupport
import Testing

@testable import NinegridCommands

/// A demo whose Xcode project compiles a source of the library beside it.
@Suite struct CheckSourcesElsewhereTests {
  @Test(arguments: [("../../Kit/Gauge.swift", true), ("Other.swift", false)])
  func `a class may be in a source outside of the project's folder`(
    path: String, isFound: Bool
  ) async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.project(path), to: "Demo/Demo.xcodeproj/project.pbxproj")
    try folder.write("class Page: UIViewController {}\n", to: "Demo/Page.swift")
    try folder.write("class Gauge: UIView {}\n", to: "Kit/Gauge.swift")
    try folder.write(Self.document, to: "Demo/Main.storyboard")
    let told = try await run("check Demo --rule missing-class --format jsonl", in: folder.url)
      .jsonLines().map { $0["message"]?.string ?? "" }
    #expect(told.isEmpty == isFound, "\(told)")
  }

  private static func project(_ path: String) -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 46;
      objects = {
        P0 = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G0; targets = (T0);};
        L0 = {isa = XCConfigurationList; buildConfigurations = (C0);};
        C0 = {isa = XCBuildConfiguration; name = Release; buildSettings = {};};
        G0 = {isa = PBXGroup; children = (G1); sourceTree = "<group>";};
        G1 = {isa = PBXGroup; children = (F0); path = Library; sourceTree = "<group>";};
        F0 = {isa = PBXFileReference; path = "\(path)"; sourceTree = "<group>";};
        B0 = {isa = PBXBuildFile; fileRef = F0;};
        S0 = {isa = PBXSourcesBuildPhase; files = (B0);};
        T0 = {isa = PBXNativeTarget; name = Demo; productType = "com.apple.product-type.application"; buildConfigurationList = L1; buildPhases = (S0);};
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1);};
        C1 = {isa = XCBuildConfiguration; name = Release; buildSettings = {PRODUCT_NAME = Demo;};};
      };
      rootObject = P0;
    }

    """
  }

  private static let document = SampleDocuments.storyboard(
    initial: "pag-00-001",
    scenes: """
      <viewController id="pag-00-001" customClass="Page" customModule="Demo" customModuleProvider="target" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="gau-00-001" customClass="Gauge" customModule="Demo" customModuleProvider="target">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          </view>
      </viewController>
      """)
}
