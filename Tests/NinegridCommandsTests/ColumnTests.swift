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

  @Test func `a report shows both columns, and a click finds the views of both`() async throws {
    let folder = try folder()
    let result = await run(
      "report a.storyboard --device ipad-11 --ios 18 --orientation landscape -o r.html",
      in: folder.url)
    #expect(result.exitCode == 0, "\(result.stderr)")
    let page = try String(
      contentsOf: folder.url.appendingPathComponent("r.html"), encoding: .utf8)
    #expect(page.contains("[320,200,874,50]"))
  }
}
