import Foundation
import LayoutComparison
import LayoutWorkbench
import ProjectFolders
import TestSupport
import Testing

@testable import NinegridCommands

@Suite struct SplitTests {
  @Test func `a split is told before it is written`() async throws {
    let folder = try StructureSample.folder()
    let dry = await run("migrate split Main.storyboard --dry-run", in: folder.url)
    #expect(dry.exitCode == 1, "\(dry.stderr)")
    expectGolden(dry.stdout, named: "split.txt")
    #expect(try folder.names() == ["Main.storyboard"])
  }

  @Test func `joining what was split gives the same bytes`() async throws {
    let folder = try StructureSample.folder()
    let split = await run("migrate split Main.storyboard", in: folder.url)
    #expect(split.exitCode == 0, "\(split.stdout)\(split.stderr)")
    #expect(
      try folder.names() == [
        "Detail.storyboard", "Help.storyboard", "Main.storyboard", "Navigation.storyboard",
        "Settings.storyboard",
      ])
    for name in try folder.names() {
      let loaded = try readDocument(
        at: folder.url.appendingPathComponent(name).path, named: name)
      #expect(loaded.diagnostics == [], "\(name)")
      #expect(DocumentFaults(loaded.tree).isEmpty, "\(name)")
    }
    expectGolden(try folder.read("Main.storyboard"), named: "split-Main.storyboard")
    expectGolden(try folder.read("Detail.storyboard"), named: "split-Detail.storyboard")
    let join = await run("migrate join Main.storyboard", in: folder.url)
    #expect(join.exitCode == 0, "\(join.stdout)\(join.stderr)")
    #expect(try folder.names() == ["Main.storyboard"])
    #expect(try folder.read("Main.storyboard") == StructureSample.text)
  }

  /// That it is shown in a popover, only the other storyboard says.
  @Test func `a bar in a popover stays as wide as the popover`() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: sourceRoot.appendingPathComponent(
        "Tests/NinegridCommandsTests/Cases/Structure/bar-in-a-popover.storyboard"),
      to: folder.url.appendingPathComponent("Main.storyboard"))
    let resolve = "resolve --scene navB-nc-001 --device ipad-10.5/portrait --format csv"
    let before = await run("\(resolve) Main.storyboard", in: folder.url)
    let split = await run("migrate split Main.storyboard", in: folder.url)
    #expect(split.exitCode == 0, "\(split.stdout)\(split.stderr)")
    let after = await run("\(resolve) Navigation.storyboard", in: folder.url)
    #expect(before.stdout.contains("navigationBar,0,0,320,54"), "\(before.stdout)")
    #expect(
      after.stdout == before.stdout.replacing("Main.storyboard", with: "Navigation.storyboard"))
    let join = await run("migrate join Main.storyboard", in: folder.url)
    #expect(join.exitCode == 0, "\(join.stdout)\(join.stderr)")
  }

  @Test func `a scene to which nothing leads is found again`() async throws {
    let folder = try TemporaryFolder()
    let segue =
      #"                        <segue destination="vc-00-005" kind="presentation" identifier="showHelp" id="sg-00-005"/>"#
    let text = try StructureSample.text.replacing(segue + "\n", with: "")
      .replacing(#" storyboardIdentifier="Help""#, with: "")
    #expect(!text.contains("vc-00-005\" kind"))
    try folder.write(text, to: "Main.storyboard")
    _ = await run("migrate split Main.storyboard", in: folder.url)
    #expect(try folder.names().count == 5)
    let join = await run("migrate join Main.storyboard", in: folder.url)
    #expect(join.exitCode == 0, "\(join.stdout)\(join.stderr)")
    #expect(try folder.read("Main.storyboard") == text)
  }

  @Test func `scenes that are named go into one storyboard, and what they embed goes along`()
    async throws
  {
    let folder = try StructureSample.folder()
    let split = await run(
      "migrate split Main.storyboard --scene Help --scene vc-00-006 --into More -o Screens/",
      in: folder.url)
    #expect(split.exitCode == 2)
    #expect(split.stderr.contains("no folder 'Screens'"), "\(split.stderr)")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Screens", withIntermediateDirectories: true)
    let again = await run(
      "migrate split Main.storyboard --scene Help --scene vc-00-006 --into More -o Screens/",
      in: folder.url)
    #expect(again.exitCode == 0, "\(again.stdout)\(again.stderr)")
    #expect(again.stdout.contains("note: 'Tips' goes along: 'Help' embeds it"))
    let part = try folder.read("Screens/More.storyboard")
    for id in ["vc-00-005", "vc-00-006", "vc-00-007"] {
      #expect(part.contains("<viewController ") && part.contains("id=\"\(id)\""))
    }
    // From the new storyboard to one that stays a reference needs an identifier.
    #expect(part.contains("storyboardName=\"Main\" referencedIdentifier=\"vc-00-004\""))
    let join = await run(
      "migrate join Main.storyboard Screens/More.storyboard", in: folder.url)
    #expect(join.exitCode == 0, "\(join.stdout)\(join.stderr)")
    let difference = await run("diff Main.storyboard Original.storyboard", in: folder.url)
    #expect(difference.exitCode == 2)
    try folder.write(StructureSample.text, to: "Original.storyboard")
    let same = await run("diff Main.storyboard Original.storyboard", in: folder.url)
    #expect(same.exitCode == 0, "\(same.stdout)")
  }

  @Test func `translations go along with their scenes, and come back`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(StructureSample.text, to: "App/Base.lproj/Main.storyboard")
    let name =
      "/* Class = \"UILabel\"; ObjectID = \"lb-00-004\"; */\n\"lb-00-004.text\" = \"Name\";\n\n"
    let tab = "\"vc-00-002.title\" = \"Artikel\";\n"
    try folder.write("/* Of the shop */\n\n" + name + tab, to: "App/de.lproj/Main.strings")
    try folder.write("\"gone.text\" = \"Weg\";\n", to: "App/fr.lproj/Main.strings")
    try folder.write("/* Help */\n\n" + name, to: "App/it.lproj/Main.strings")
    try folder.write("{}", to: "App/mul.lproj/Main.xcstrings")
    let dry = await run("migrate split App/Base.lproj/Main.storyboard --dry-run", in: folder.url)
    #expect(
      dry.stdout.components(separatedBy: "stay in 'App/mul.lproj/Main.xcstrings'").count == 2,
      "it is said once for all scenes: \(dry.stdout)")
    let split = await run(
      "migrate split App/Base.lproj/Main.storyboard --scene vc-00-004", in: folder.url)
    #expect(split.exitCode == 0, "\(split.stdout)\(split.stderr)")
    #expect(split.stdout.contains("App/de.lproj/Detail.strings (new)\n  1 text"))
    #expect(split.stdout.contains("stay in 'App/mul.lproj/Main.xcstrings'"))
    #expect(split.stdout.contains("2 documents, 4 files of texts written"))
    #expect(try folder.read("App/de.lproj/Detail.strings") == name)
    #expect(try folder.read("App/de.lproj/Main.strings") == "/* Of the shop */\n\n" + tab)
    #expect(try folder.read("App/fr.lproj/Main.strings").contains("gone.text"))
    // A file that a project knows stays, also when its last text goes.
    #expect(try folder.read("App/it.lproj/Main.strings") == "/* Help */\n\n")
    let join = await run("migrate join App/Base.lproj/Main.storyboard", in: folder.url)
    #expect(join.exitCode == 0, "\(join.stdout)\(join.stderr)")
    #expect(try folder.read("App/Base.lproj/Main.storyboard") == StructureSample.text)
    #expect(try folder.read("App/de.lproj/Main.strings") == "/* Of the shop */\n\n" + tab + name)
    let languages = try FileManager.default.contentsOfDirectory(
      atPath: folder.path + "/App/de.lproj")
    #expect(languages == ["Main.strings"])
  }

  /// Without a device, half points anywhere in a document say how many pixels its canvas has.
  @Test func `half points of a scene that goes move nothing in the others`() async throws {
    let folder = try TemporaryFolder()
    func scene(_ number: Int, width: String) -> String {
      """
              <scene sceneID="s\(number)">
                  <objects>
                      <viewController id="vc\(number)" sceneMemberID="viewController">
                          <view key="view" id="root\(number)">
                              <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
                              <subviews>
                                  <view translatesAutoresizingMaskIntoConstraints="NO" id="box\(number)">
                                      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="20"/>
                                      <constraints>
                                          <constraint firstAttribute="width" constant="\(width)" id="w\(number)"/>
                                          <constraint firstAttribute="height" constant="20" id="h\(number)"/>
                                      </constraints>
                                  </view>
                              </subviews>
                              <constraints>
                                  <constraint firstItem="box\(number)" firstAttribute="centerX" secondItem="root\(number)" secondAttribute="centerX" id="x\(number)"/>
                                  <constraint firstItem="box\(number)" firstAttribute="top" secondItem="root\(number)" secondAttribute="top" id="y\(number)"/>
                              </constraints>
                          </view>
                      </viewController>
                  </objects>
              </scene>

      """
    }
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="9531" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="vc1">
          <scenes>
      \(scene(1, width: "20.5"))\(scene(2, width: "21"))    </scenes>
      </document>

      """, to: "Main.storyboard")
    let split = await run("migrate split Main.storyboard", in: folder.url)
    #expect(split.exitCode == 0, "\(split.stdout)\(split.stderr)")
    #expect(try folder.names().count == 2)
  }

  @Test(arguments: [
    ("split Main.storyboard --scene tb-00-001", "must stay: the storyboard begins with it"),
    ("split Main.storyboard --scene nowhere", "there is no scene 'nowhere' in 'Main.storyboard'"),
    ("split Main.storyboard --scene Help --into Taken", "there is 'Taken.storyboard' already"),
    ("split One.storyboard", "there is nothing to split: the storyboard has one scene"),
    ("split missing.storyboard", "there is no file 'missing.storyboard'"),
    ("join Main.storyboard", "refers to no storyboard beside it"),
    ("join Main.storyboard One.xib", "there is no file 'One.xib'"),
    ("rename class Nothing Something Main.storyboard", "no document names a class 'Nothing'"),
    ("rename image Nothing Something Main.storyboard", "no document names an image 'Nothing'"),
    ("rename class DetailViewControler X Main.storyboard", "did you mean 'DetailViewController'?"),
    ("rename class DetailViewController 2x Main.storyboard", "'2x' is not a name of a class"),
    ("rename class DetailViewController DetailViewController .", "has that name already"),
    (
      "rename storyboard-id Help Twin Twins.storyboard",
      "has the storyboard identifier 'Twin' already"
    ),
  ])
  func `what can't be done is said, and nothing is written`(
    line: String, message: String
  ) async throws {
    let folder = try StructureSample.folder()
    try folder.write("", to: "Taken.storyboard")
    try folder.write(SampleDocuments.twoBoxes(), to: "One.storyboard")
    try folder.write(
      StructureSample.text.replacing(
        "<viewController title=\"Detail\"",
        with: "<viewController storyboardIdentifier=\"Twin\" title=\"Detail\""),
      to: "Twins.storyboard")
    let result = await run("migrate \(line)", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stderr.contains(message), "\(result.stderr)")
    #expect(
      try folder.names() == [
        "Main.storyboard", "One.storyboard", "Taken.storyboard", "Twins.storyboard",
      ])
    #expect(try folder.read("Main.storyboard") == StructureSample.text)
  }

  @Test func `where one file can't be written, none is`() async throws {
    let folder = try StructureSample.folder()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: folder.path + "/Main.storyboard")
    let result = await run("migrate split Main.storyboard", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stderr.contains("'Main.storyboard' may not be written"), "\(result.stderr)")
    #expect(try folder.names() == ["Main.storyboard"])
  }

  @Test func `a storyboard that another one needs is not joined away`() async throws {
    let folder = try StructureSample.folder()
    _ = await run("migrate split Main.storyboard", in: folder.url)
    let result = await run("migrate join Main.storyboard Settings.storyboard", in: folder.url)
    #expect(result.exitCode == 0, "\(result.stderr)")
    let refused = await run("migrate join Main.storyboard Detail.storyboard", in: folder.url)
    #expect(refused.exitCode == 2)
    #expect(refused.stderr.contains("refers to 'Detail', which would be gone"), "\(refused.stderr)")
    let kept = await run("migrate join Main.storyboard Detail.storyboard --keep", in: folder.url)
    #expect(kept.exitCode == 0, "\(kept.stderr)")
    #expect(try folder.names().contains("Detail.storyboard"))
  }

  @Test func `documents of the store are split there`() async throws {
    let folder = try StructureSample.folder()
    _ = await run("import Main.storyboard", in: folder.url)
    let split = await run(
      "migrate split store:Main.storyboard --format jsonl", in: folder.url)
    #expect(split.exitCode == 0, "\(split.stdout)\(split.stderr)")
    let rows = try split.jsonLines()
    #expect(rows.map { $0["revision"]?.number } == [2, 1, 1, 1, 1])
    #expect(rows.allSatisfy { $0["moved"]?.array?.isEmpty == true })
    #expect(try folder.names().filter { $0.hasSuffix(".storyboard") } == ["Main.storyboard"])
    let join = await run("migrate join store:Main.storyboard", in: folder.url)
    #expect(join.exitCode == 0, "\(join.stdout)\(join.stderr)")
    let difference = await run("diff store:Main.storyboard Main.storyboard", in: folder.url)
    #expect(difference.exitCode == 0, "\(difference.stdout)")
  }
}
