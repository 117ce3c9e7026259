import Foundation
import TestSupport
import Testing

/// Pictures of split views.
@Suite struct ColumnTests {
  private func folder(_ attributes: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(ColumnSample.storyboard(attributes), to: "a.storyboard")
    return folder
  }

  /// What the status bar of a pad says at its start.
  private static let clock = "9:41 AM   Tue Jun 9"

  /// How often a text is drawn.
  private func count(_ text: String, in picture: String) -> Int {
    picture.components(separatedBy: ">\(text)</text>").count - 1
  }

  @Test func `in landscape both columns stand on one screen`() async throws {
    let folder = try folder()
    let result = await run(
      "render a.storyboard --device ipad-11 --ios 18 --orientation landscape", in: folder.url)
    #expect(result.exitCode == 0)
    // One picture: a screen of 1194 points with the edge of the device, and the box as wide as what is left.
    #expect(result.stdout.contains("viewBox=\"-27 -73 1248"))
    #expect(result.stdout.contains("width=\"874\" height=\"50\""))
    #expect(result.stdout.contains(">Trips | Day</text>"))
    #expect(count(Self.clock, in: result.stdout) == 1 && count("sample", in: result.stdout) == 1)
    #expect(count("Lisbon", in: result.stdout) > 10)
  }

  @Test func `in portrait the primary column lies over the other one`() async throws {
    let folder = try folder()
    let result = await run("render a.storyboard --device ipad-11 --ios 18", in: folder.url)
    // The page alone, and below the list.
    #expect(result.stdout.components(separatedBy: "width=\"834\" height=\"50\"").count == 3)
    #expect(result.stdout.contains("fill=\"#000000\" fill-opacity=\"0.2\""))
    let beside = try self.folder("preferredDisplayMode=\"beside\"")
    let both = await run("render a.storyboard --device ipad-11 --ios 18", in: beside.url)
    #expect(both.stdout.contains("width=\"514\" height=\"50\""))
    #expect(!both.stdout.contains("fill-opacity=\"0.2\""))
  }

  @Test func `since iOS 26 the primary column floats above the other one, below one status bar`()
    async throws
  {
    let folder = try folder()
    let result = await run("render a.storyboard --device ipad-11", in: folder.url)
    // The screen is that of the secondary column, which begins at the top left of the primary one.
    #expect(result.stdout.contains("viewBox=\"-37 -105 888 "), "\(result.stdout.prefix(300))")
    #expect(count(Self.clock, in: result.stdout) == 1)
    #expect(!result.stdout.contains("fill-opacity=\"0.2\""))
  }

  @Test(arguments: [
    ("minimumPrimaryColumnWidth=\"400\"", 794), ("maximumPrimaryColumnWidth=\"250\"", 944),
    ("preferredPrimaryColumnWidthFraction=\"0.5\"", 597),
    ("minimumPrimaryColumnWidth=\"9000\"", 358), ("maximumPrimaryColumnWidth=\"nan\"", 874),
  ])
  func `the document says how wide the primary column is`(attributes: String, rest: Int)
    async throws
  {
    let folder = try folder(attributes)
    let result = await run(
      "render a.storyboard --device ipad-11 --ios 18 --orientation landscape", in: folder.url)
    #expect(result.stdout.contains("width=\"\(rest)\" height=\"50\""), "\(attributes)")
  }

  @Test func `from right to left the primary column stands at the right`() async throws {
    let folder = try folder()
    let line =
      "render a.storyboard --device ipad-11 --ios 18 --orientation landscape --direction rtl"
    let result = await run(line, in: folder.url)
    #expect(result.stdout.contains("viewBox=\"-901 -73 1248"))
  }

  @Test func `on a phone the page is pushed on the list`() async throws {
    let folder = try folder()
    let result = await run("render a.storyboard --device iphone-4.7 --ios 18", in: folder.url)
    // The title of the list, and the way back to it, which has no title since iOS 26.
    #expect(count("Trips", in: result.stdout) == 3)
    let later = await run("render a.storyboard --device iphone-4.7 --ios 26", in: folder.url)
    #expect(count("Trips", in: later.stdout) == 2)
    let alone = await run("render a.storyboard --scene tvc-00-001 --device ipad-11", in: folder.url)
    // The column that it is, and nothing beside it.
    #expect(alone.stdout.contains("width=\"320\"") && !alone.stdout.contains("#ff8000"))
  }

  /// The secondary column begins with a controller without a view; a row shows the page there, and the page another one.
  private func folderWithoutDetail() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let empty = """
      <scene sceneID="sce-00-001"><objects><viewController id="emp-00-001" sceneMemberID="viewController"/></objects></scene>
      <scene sceneID="scx-00-001"><objects><viewController title="More" id="mor-00-001" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="rt3-00-001"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <color key="backgroundColor" red="0" green="0.5" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
      </viewController></objects></scene>
      </scenes>
      """
    func shows(_ target: String, _ id: String) -> String {
      "<connections><segue destination=\"\(target)\" kind=\"showDetail\" id=\"\(id)\"/></connections>"
    }
    let text = ColumnSample.storyboard()
      .replacing(
        "destination=\"nv2-00-001\" kind=\"relationship\"",
        with: "destination=\"emp-00-001\" kind=\"relationship\""
      )
      .replacing(
        "</tableViewController>", with: shows("nv2-00-001", "sh1-00-001") + "</tableViewController>"
      )
      .replacing(
        "id=\"ni2-00-001\"/>", with: "id=\"ni2-00-001\"/>" + shows("mor-00-001", "sh2-00-001")
      )
      .replacing("</scenes>", with: empty)
    try folder.write(text, to: "a.storyboard")
    return folder
  }

  @Test func `no column of a picture is empty where the document says what stands there`()
    async throws
  {
    let folder = try folderWithoutDetail()
    let result = await run(
      "render a.storyboard --device ipad-11 --ios 18 --orientation landscape -o out/",
      in: folder.url)
    #expect(result.exitCode == 0, "\(result.stderr)")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appendingPathComponent("out").path
    ).sorted()
    #expect(names.count == 2, "\(names)")
    for name in names {
      let picture = try String(
        contentsOf: folder.url.appendingPathComponent("out/\(name)"), encoding: .utf8)
      // The list is in each picture, beside what it shows, on one screen with one clock.
      #expect(picture.contains(" 1248 "), "\(name): \(picture.prefix(200))")
      #expect(count("Lisbon", in: picture) > 10 && count(Self.clock, in: picture) == 1, "\(name)")
      #expect(picture.contains("#ff8000") != picture.contains("#0080ff"), "\(name)")
    }
  }

  @Test func `a report shows both columns, and a click finds the views of both`() async throws {
    let folder = try folder()
    let result = await run(
      "report a.storyboard --device ipad-11 --ios 18 --orientation landscape -o r.html",
      in: folder.url)
    #expect(result.exitCode == 0, "\(result.stderr)")
    let page = try String(
      contentsOf: folder.url.appendingPathComponent("r.html"), encoding: .utf8)
    #expect(page.contains("[320,200,874,50]"))
    // A row has the name of its text, and not that of its kind.
    #expect(page.contains("Row “Lisbon”"))
  }
}
