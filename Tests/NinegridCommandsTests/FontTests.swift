import FontFiles
import Foundation
import TestSupport
import Testing

/// Measuring in the user's own fonts, by `--fonts`.
@Suite(.enabled(if: canReadFonts)) struct FontTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("Fonts/Brand"), withIntermediateDirectories: true)
    try Data(TestFont().bytes).write(to: folder.url.appendingPathComponent("Fonts/Brand/t.ttf"))
    try folder.write("no font", to: "Fonts/broken.otf")
    try folder.write("no fonts here", to: "Empty/readme.txt")
    try folder.write(
      """
      {"format": "ninegrid-layout", "version": 1, "scenes": [{"name": "Note", "view": {
        "name": "Root", "guides": ["safeArea"],
        "subviews": [
          {"kind": "label", "name": "One", "text": "AV A", "font": "Test-Regular 20"},
          {"kind": "label", "name": "Two", "text": "AV A", "font": "Brand-Bold 20"}],
        "constraints": [
          "One.Leading = Superview.Leading + 20", "One.Top = Safe Area.Top + 20",
          "Two.Leading = One.Leading", "Two.Top = One.Bottom + 8"]}}]}
      """, to: "note.json")
    return folder
  }

  @Test func `labels in the font have its widths and heights`() async throws {
    let folder = try folder()
    let result = await run("resolve note.json --fonts Fonts --format jsonl", in: folder.url)
    #expect(result.exitCode == 0)
    let views = try #require(try result.jsonLines().first?["views"]?.array)
    let one = try #require(views.first { $0["id"]?.string == "one" })
    // (520 + 600 + 250 + 600) and (900 + 300) units of 1000, at 20 points, on pixels of 3x.
    #expect(one["frame"]?["width"]?.number == 39.6667)
    #expect(one["frame"]?["height"]?.number == 24)
    #expect(one["estimated"] == nil)
    #expect(views.last?["estimated"] == .bool(true))
    #expect(
      result.stderr.hasPrefix(
        "Fonts/broken.otf: warning: this is no TrueType or OpenType font [invalid-font]\n"))
    #expect(
      result.stderr.contains(
        "note.json: note: the font 'Brand-Bold' is not in the folder; widths of another one stand in "
          + "[unknown-font]\n"))
  }

  @Test func `measure knows them, and a batch keeps its results apart`() async throws {
    let folder = try folder()
    let measured = await run(
      "measure AV --font Test-Regular-20 --fonts Fonts/Brand", in: folder.url)
    #expect(measured.stdout == "\"AV\"  22.5 × 24, 1 line\n")
    _ = await run("import note.json", in: folder.url)
    for options in ["", "--fonts Fonts", "--fonts Fonts"] {
      _ = await run("batch --device iphone-4.7 \(options)", in: folder.url)
    }
    let rows = await run(
      "sql \"SELECT count(*) AS n, sum(environment LIKE '%;fonts=%') AS own FROM results\" --format csv",
      in: folder.url)
    #expect(rows.stdout == "n,own\n2,1\n")
  }

  @Test(arguments: [
    ("Empty", "error: there is no font that can be read in 'Empty'"),
    ("None", "error: there is no folder 'None'"),
    ("note.json", "error: 'note.json' is a file, a directory is meant here"),
  ])
  func `a folder without fonts is an error`(name: String, start: String) async throws {
    let folder = try folder()
    let result = await run("resolve note.json --fonts \(name)", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stderr.hasPrefix(start), "\(result.stderr)")
  }
}
