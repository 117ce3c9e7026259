import Foundation
import LayoutComparison
import LayoutModel
import LayoutWorkbench
import ProjectFolders
import TestSupport
import Testing

@testable import NinegridCommands

/// What holds for every repair.
@Suite struct RepairSafetyTests {
  static let repairs = [
    "add-missing", "conflicts", "reset-suggested", "update-constants", "update-frames",
    "clear --all",
  ]

  @Test(arguments: RepairSafetyTests.repairs)
  func `the second run changes nothing`(repair: String) async throws {
    let folder = try TemporaryFolder()
    for (source, name) in [
      ("Samples/faults", "faults"), ("Tests/NinegridCommandsTests/Cases/Repairs", "cases"),
    ] {
      try FileManager.default.copyItem(
        at: sourceRoot.appendingPathComponent(source), to: folder.url.appendingPathComponent(name))
    }
    _ = await run("fix \(repair) faults cases", in: folder.url)
    let once = try contents(folder)
    #expect(once.count > 8)
    let dry = await run("fix \(repair) faults cases --dry-run", in: folder.url)
    #expect(dry.exitCode == 0, "\(dry.stdout)\(dry.stderr)")
    _ = await run("fix \(repair) faults cases", in: folder.url)
    for (name, text) in try contents(folder) { #expect(once[name] == text, "\(name)") }
  }

  private func contents(_ folder: TemporaryFolder) throws -> [String: String] {
    var result: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      guard name.hasSuffix(".json") || name.hasSuffix(".storyboard") else { continue }
      result[name] = try String(
        contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
    }
    return result
  }

  /// With the id of a view the constraint was removed as that view, and positions of another document were asked for.
  @Test func `a constraint with the id of a view is refused, and ends no repair`() async throws {
    let folder = try TemporaryFolder()
    let twice = """

                                    <constraint firstItem="bxL-00-001" firstAttribute="width" constant="200" id="bxR-00-001"/>
      """
    let text = SampleDocuments.twoBoxes(extra: twice)
    let file = try folder.write(text, to: "a.storyboard")
    for repair in Self.repairs where repair != "update-frames" {
      let done = await run("fix \(repair) a.storyboard", in: folder.url)
      #expect(done.exitCode == 2, "\(repair): \(done.stdout)")
      #expect(done.stderr.contains("[duplicate-id]"), "\(done.stderr)")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
    let loaded = try readDocument(at: file.path, named: "a.storyboard")
    let repair = ConflictRepair(loaded)
    #expect(repair.editor.document.view("bxR-00-001") != nil)
  }

  @Test func `a dry run exits with 1 for what it would change, not for what is left`() async throws
  {
    let folder = try TemporaryFolder()
    let outlet = """
      </view>
                              <connections>
                                  <outlet property="gap" destination="cnG-00-001" id="otG-00-001"/>
                              </connections>
                          </viewController>
      """
    var text = SampleDocuments.twoBoxes()
    let end = try #require(
      text.range(of: "</view>\\s*</viewController>", options: .regularExpression))
    text.replaceSubrange(end, with: outlet)
    try folder.write(text, to: "a.storyboard")
    for (line, code) in [
      ("fix clear a.storyboard --all --dry-run", 1), ("fix clear a.storyboard --all", 1),
      ("fix clear a.storyboard --all --dry-run", 0), ("fix clear a.storyboard --all", 1),
    ] {
      let done = await run(line, in: folder.url)
      #expect(done.exitCode == code, "\(line): \(done.stdout)")
    }
  }

  @Test func `every constraint of a document goes only where that is said`() async throws {
    let folder = try TemporaryFolder()
    let text = SampleDocuments.twoBoxes()
    let file = try folder.write(text, to: "a.storyboard")
    for line in ["fix clear a.storyboard", "fix clear .", "fix clear a.storyboard --all --view x"] {
      let done = await run(line, in: folder.url)
      #expect(done.exitCode == 64 && done.stderr.contains("--all"), "\(line): \(done.stderr)")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
    let scene = await run("fix clear a.storyboard --scene Boxes", in: folder.url)
    #expect(scene.exitCode == 0, "\(scene.stderr)")
    #expect(!(try String(contentsOf: file, encoding: .utf8).contains("<constraint ")))
  }

  /// The box is as wide as the screen but for its margins; what keeps it from 1,100 points binds on the largest pads only.
  @Test func `what is added conflicts on no device`() async throws {
    let folder = try TemporaryFolder()
    let text = """
      {
        "format": "ninegrid-layout",
        "version": 1,
        "device": "retina4_7",
        "scenes": [
          {
            "name": "Wide",
            "view": {
              "name": "Root",
              "subviews": [{"kind": "view", "name": "Box", "frame": [16, 40, 343, 100]}],
              "guides": ["safeArea"],
              "constraints": [
                "Box.Leading = Superview.LeadingMargin", "Box.Top = Safe Area.Top + 20", "Box.Height = 100",
                "Box.Width <= 1300"
              ]
            }
          }
        ]
      }

      """
    try folder.write(text, to: "a.json")
    let done = await run("fix add-missing a.json", in: folder.url)
    #expect(done.exitCode == 0, "\(done.stdout)\(done.stderr)")
    let check = await run("check a.json --unsatisfiable --ambiguous --all-devices", in: folder.url)
    #expect(check.exitCode == 0, "\(check.stdout)")
  }

  @Test func `a suggested constraint that is there already keeps its id and place`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    #expect(await run("fix reset-suggested a.storyboard", in: folder.url).exitCode == 0)
    let text = try String(contentsOf: file, encoding: .utf8)
    // What a designer would choose, too.
    for id in ["cnT-00-001", "cnG-00-001", "cnH-00-001"] { #expect(text.contains(id), "\(id)") }
    let again = await run("fix reset-suggested a.storyboard", in: folder.url)
    #expect(again.stdout.contains("nothing to do"), "\(again.stdout)")
  }

  /// Content views of Xcode 7 and older have no id: what was moved into a new view there was lost.
  @Test func `views in a content view without an id are not lost`() async throws {
    let folder = try TemporaryFolder()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460.31" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" colorMatched="YES">
          <device id="retina4_7" orientation="portrait"/>
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <collectionViewCell opaque="NO" contentMode="center" id="cel-00-001">
                  <rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
                  <autoresizingMask key="autoresizingMask"/>
                  <view key="contentView" opaque="NO" contentMode="center">
                      <rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
                      <autoresizingMask key="autoresizingMask"/>
                      <subviews>
                          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="one-00-001" userLabel="One">
                              <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                          </view>
                          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="two-00-001" userLabel="Two">
                              <rect key="frame" x="100" y="0.0" width="200" height="100"/>
                          </view>
                      </subviews>
                  </view>
              </collectionViewCell>
          </objects>
      </document>

      """
    let file = try folder.write(text, to: "a.xib")
    let done = await run("fix embed-in-stack a.xib --view One --view Two", in: folder.url)
    #expect(done.exitCode == 2, "\(done.stdout)")
    #expect(
      done.stderr == """
        a.xib: error: nothing can be put into 'cel-00-001.contentView' (View), which has no id in the file
          hint: save the document with a current Xcode, which gives every view an id

        """)
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  /// The distance between two views goes when a stack view arranges them; code that has an outlet to it would crash without it.
  @Test func `views that an outlet's constraint holds are not embedded`() async throws {
    let folder = try TemporaryFolder()
    let text = SampleDocuments.twoBoxes()
      .replacing(
        "</viewController>",
        with:
          "<connections><outlet property=\"gap\" destination=\"cnG-00-001\" id=\"out-00-001\"/></connections></viewController>"
      )
    let file = try folder.write(text, to: "a.storyboard")
    let done = await run(
      "fix embed-in-stack a.storyboard --view bxL-00-001 --view bxR-00-001", in: folder.url)
    #expect(done.exitCode == 2, "\(done.stdout)")
    #expect(done.stderr.contains("'cnG-00-001' (constraint) is not removed: outlet 'gap'"))
    #expect(done.stderr.contains("hint: take the connection away first"), "\(done.stderr)")
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }
}
