import Foundation
import TestSupport
import Testing

@testable import NinegridCommands

/// Findings that were told of documents of others, and are none.
@Suite struct CheckPrecisionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func rules(_ arguments: String) async throws -> [String] {
    try await run("check \(arguments) --format jsonl", in: folder.url).jsonLines()
      .compactMap { $0["rule"]?.string }
  }

  @Test func `the hugging of a stack view for macOS is what Xcode writes`() async throws {
    let text = SampleDocuments.controls.replacing(
      "<stackView ", with: "<stackView verticalStackHuggingPriority=\"249.99998474121094\" ")
    try folder.write(text, to: "a.storyboard")
    #expect(try await rules("a.storyboard --rule invalid-value") == [])
    let odd = SampleDocuments.controls.replacing(
      "<stackView ", with: "<stackView verticalHuggingPriority=\"249.99998474121094\" ")
    try folder.write(odd, to: "b.storyboard")
    #expect(try await rules("b.storyboard --rule invalid-value") == ["invalid-value"])
  }

  @Test(arguments: [
    ("Main_iPad.storyboard", "iOS.CocoaTouch", "ipad"),
    ("View~ipad.storyboard", "iOS.CocoaTouch", "ipad"),
    ("Main-iPhone.storyboard", "iOS.CocoaTouch", "iphone"),
    ("Main.storyboard", "iOS.CocoaTouch.iPad", "ipad"),
  ])
  func `a document for one family is checked on its devices`(
    name: String, runtime: String, family: String
  ) async throws {
    let wide = SampleDocuments.twoBoxes(
      extra: SampleDocuments.atLeast150.replacing("constant=\"150\"", with: "constant=\"2000\""))
    let text = wide.replacing(
      "targetRuntime=\"iOS.CocoaTouch\"", with: "targetRuntime=\"\(runtime)\"")
    try folder.write(text, to: name)
    let result = await run(
      "check \(name) --rule unsatisfiable --every-device --format jsonl", in: folder.url)
    let environments = try result.jsonLines().flatMap { $0["environments"]?.array ?? [] }
      .compactMap(\.string)
    #expect(environments.count > 8)
    #expect(environments.allSatisfy { $0.hasPrefix(family) }, "\(environments)")
    let named = await run(
      "check \(name) --rule unsatisfiable --device iphone-4.7 --device ipad-11 --format jsonl",
      in: folder.url)
    let asked = try named.jsonLines().flatMap { $0["environments"]?.array ?? [] }
    #expect(Set(asked.compactMap(\.string)).count == 2)
  }

  @Test(arguments: [
    ("Page_iPhone6Plus.storyboard", ["iphone-5.5"]),
    ("Page-iPhone5.storyboard", ["iphone-4.0"]),
    // Nothing says which devices these are.
    ("Page_Large.storyboard", ["ipad-11", "iphone-4.0", "iphone-5.5"]),
  ])
  func `a document that is named after a model is checked on its screen`(
    name: String, screens: [String]
  ) async throws {
    try folder.write(
      SampleDocuments.twoBoxes(
        extra: SampleDocuments.atLeast150.replacing("constant=\"150\"", with: "constant=\"2000\"")),
      to: name)
    let rows = try await run(
      "check \(name) --rule unsatisfiable --every-device --format jsonl", in: folder.url
    ).jsonLines()
    let environments = rows.flatMap { $0["environments"]?.array ?? [] }.compactMap(\.string)
    let found = Set(environments.compactMap { $0.split(separator: "/").first.map(String.init) })
    #expect(found.isSuperset(of: screens))
    #expect(screens.count > 1 || found.count == 1, "\(found)")
  }

  @Test func `a document for pads is checked as designed if the app runs on phones alone`()
    async throws
  {
    let wide = SampleDocuments.twoBoxes(
      extra: SampleDocuments.atLeast150.replacing("constant=\"150\"", with: "constant=\"2000\""))
    try folder.write(wide, to: "App/Main_iPad.storyboard")
    try folder.write(wide, to: "App/Main.storyboard")
    try folder.write(
      """
      {rootObject = P; objects = {
        P = {isa = PBXProject; buildConfigurationList = L; targets = (T); };
        L = {isa = XCConfigurationList; buildConfigurations = (R); };
        R = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = TL; buildPhases = (); };
        TL = {isa = XCConfigurationList; buildConfigurations = (TR); };
        TR = {isa = XCBuildConfiguration; name = Release; buildSettings = {TARGETED_DEVICE_FAMILY = 1; }; };
      }; }
      """, to: "App.xcodeproj/project.pbxproj")
    let rows = try await run(
      "check App --rule unsatisfiable --all-devices --format jsonl", in: folder.url
    ).jsonLines()
    func environments(_ name: String) -> [String] {
      rows.filter { $0["document"]?.string?.hasSuffix(name) ?? false }
        .flatMap { $0["environments"]?.array ?? [] }.compactMap(\.string)
    }
    #expect(environments("/Main.storyboard").count > 8)
    #expect(environments("/Main_iPad.storyboard").count == 1)
    #expect(environments("/Main_iPad.storyboard").allSatisfy { !$0.hasPrefix("iphone") })
  }

  @Test func `a conflict that only a placeholder makes is not certain`() async throws {
    let file = sourceRoot.appendingPathComponent(
      "Tests/LayoutEngineTests/Cases/Findings/placeholder-constraint.storyboard")
    try folder.write(try String(contentsOf: file, encoding: .utf8), to: "a.storyboard")
    #expect(try await rules("a.storyboard --rule design-size") == [])
    let text = await run("check a.storyboard --rule design-size --uncertain", in: folder.url)
    #expect(text.exitCode == 0)
    #expect(text.stdout.contains("is a placeholder, which is removed when the document is built"))
  }

  @Test(arguments: [
    ("--quiet", "'--format xcode' and '--format jsonl' print findings alone"),
    ("--reporter json", "'--format' names how findings are printed"),
    ("--lenient", "'--exit-zero' exits with 0"), ("--autocorrect", "'--fix' repairs findings"),
  ])
  func `an option of another linter is answered with the name that it has here`(
    option: String, advice: String
  ) async throws {
    let result = await run("check . \(option)", in: folder.url)
    #expect(result.exitCode == 64)
    #expect(result.stderr.contains("Here, \(advice)"), "\(result.stderr)")
    #expect(!result.stderr.contains("Did you mean"))
    #expect(result.stderr.contains("Usage: ninegrid check"))
  }

  @Test func `a line that only the margins of newer rows cut is a note`() async throws {
    let row = """
      <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" rowHeight="44" id="rOw-00-001">
      <rect key="frame" x="0.0" y="28" width="375" height="44"/><autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" contentMode="center" \
      tableViewCell="rOw-00-001" id="cNt-00-001">
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/><autoresizingMask key="autoresizingMask"/>
      <subviews><label opaque="NO" contentMode="left" text="Departing" lineBreakMode="wordWrap" adjustsFontSizeToFit="NO" baselineAdjustment="alignBaselines" \
      translatesAutoresizingMaskIntoConstraints="NO" id="fRm-00-001">
      <rect key="frame" x="16" y="11" width="343" height="22"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
      <constraints>
      <constraint firstItem="fRm-00-001" firstAttribute="top" secondItem="cNt-00-001" secondAttribute="topMargin" id="cTo-00-001"/>
      <constraint firstItem="fRm-00-001" firstAttribute="leading" secondItem="cNt-00-001" secondAttribute="leadingMargin" id="cLe-00-001"/>
      <constraint firstAttribute="bottomMargin" secondItem="fRm-00-001" secondAttribute="bottom" id="cBo-00-001"/>
      <constraint firstAttribute="trailingMargin" secondItem="fRm-00-001" secondAttribute="trailing" id="cTr-00-001"/>
      </constraints></tableViewCellContentView></tableViewCell>
      """
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="sCn-00-001"><objects><tableViewController id="tVc-00-001" sceneMemberID="viewController">
      <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" dataMode="static" style="plain" rowHeight="-1" \
      sectionHeaderHeight="28" sectionFooterHeight="28" id="tVw-00-001">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <sections><tableViewSection id="sEc-00-001"><cells>\(row)</cells></tableViewSection></sections></tableView>
      </tableViewController></objects></scene></scenes></document>
      """, to: "a.storyboard")
    let result = await run(
      "check a.storyboard --rule truncated --device iphone-6.3 --uncertain --format jsonl",
      in: folder.url)
    let found = try result.jsonLines()
    #expect(found.compactMap { $0["severity"]?.string } == ["note"])
    let text = await run(
      "check a.storyboard --rule truncated --device iphone-6.3 --uncertain", in: folder.url)
    #expect(text.stdout.contains("hint: only by numbers that few documents support"))
    #expect(result.exitCode == 0)
    let before = await run(
      "check a.storyboard --rule truncated --device iphone-6.3 --ios 18 --format jsonl",
      in: folder.url)
    #expect(try before.jsonLines().isEmpty)
  }

  @Test func `an excerpt shows the line of its place, whatever separators stand in texts`()
    async throws
  {
    let title = "Two\u{2028}lines\u{2029}and\u{85}more"
    for end in ["\n", "\r\n", "\r"] {
      let text = SampleDocuments.twoBoxes(gap: 400)
        .replacing("title=\"Boxes\"", with: "title=\"\(title)\"").replacing("\n", with: end)
      try folder.write(text, to: "a.storyboard")
      let result = await run("check a.storyboard --rule unsatisfiable", in: folder.url)
      #expect(result.stdout.contains(" | <constraint firstItem=\"bxR-00-001\""), "\(result.stdout)")
    }
  }

  @Test func `a suppression at an object that has gone is told where all documents are checked`()
    async throws
  {
    try folder.write(SampleDocuments.twoBoxes(), to: "App/a.storyboard")
    try folder.write(SampleDocuments.twoBoxes(), to: "App/b.storyboard")
    try folder.write(
      "suppressions:\n  - {rule: misplaced, object: old-00-001}\n  - {rule: contrast, object: old-00-001}\n",
      to: ".ninegrid.yml")
    let whole = await run("check", in: folder.url)
    #expect(whole.exitCode == 1)
    // The other rule does not run.
    #expect(whole.stdout.contains("1 finding in"))
    #expect(whole.stdout.contains(".ninegrid.yml:2:"))
    #expect(await run("check App/a.storyboard", in: folder.url).exitCode == 0)
    #expect(await run("check --shard 1/2", in: folder.url).exitCode == 0)
  }

  @Test(arguments: [
    // An edge is held: only the length is missing, which the class may state.
    ("bottom", "note"),
    // Nothing holds the view up or down.
    ("trailing", "warning"),
  ])
  func `a class may state the length that places a view`(edge: String, severity: String)
    async throws
  {
    let anchored = CheckCaseTests.folder.appendingPathComponent(
      "ambiguous/good-anchored.storyboard")
    let text = try String(contentsOf: anchored, encoding: .utf8).replacing(
      "firstAttribute=\"top\" secondItem=\"rOo-00-001\" secondAttribute=\"top\" constant=\"100\"",
      with:
        "firstAttribute=\"\(edge)\" secondItem=\"rOo-00-001\" secondAttribute=\"\(edge)\" constant=\"-16\""
    ).replacing("id=\"bOx-00-001\">", with: "id=\"bOx-00-001\" customClass=\"WarningView\">")
    try folder.write(text, to: "a.storyboard")
    let rows = try await run("check a.storyboard --rule ambiguous --format jsonl", in: folder.url)
      .jsonLines()
    #expect(rows.map { $0["severity"]?.string } == [severity])
  }
}
