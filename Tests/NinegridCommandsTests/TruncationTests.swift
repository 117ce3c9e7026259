import Foundation
import TestSupport
import Testing

/// Texts that frames cut, as people and programs get to know of them.
@Suite struct TruncationTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    // Between 20 points at both sides; of 335 points on the smallest phones and wide enough on pads.
    try folder.write(
      """
      {"format": "ninegrid-layout", "version": 1, "scenes": [{"name": "Note", "view": {
        "name": "Root", "guides": ["safeArea"],
        "subviews": [
          {"kind": "label", "name": "Note Label",
           "text": "A sentence that is far too long for one line of a phone in portrait"}],
        "constraints": [
          "Note Label.Leading = Superview.Leading + 20",
          "Superview.Trailing = Note Label.Trailing + 20",
          "Note Label.Top = Safe Area.Top + 20"]}}]}
      """, to: "note.json")
    return folder
  }

  @Test func `one environment tells by how much`() async throws {
    let folder = try folder()
    let text = await run("resolve note.json --device iphone-4.7", in: folder.url)
    #expect(text.exitCode == 0)
    #expect(text.stdout.contains("text cut by "))
    #expect(
      text.stderr.contains(
        "warning: the text of 'note-label' (Note Label) is cut: it is "), "\(text.stderr)")
    #expect(text.stderr.contains(" points wide, and has 335 [truncated-text]\n"))
    let pad = await run("resolve note.json --device ipad-11", in: folder.url)
    #expect(pad.stderr == "")
    let layout = try #require(
      try await run("resolve note.json --device iphone-4.7 --format jsonl", in: folder.url)
        .jsonLines().first)
    let view = try #require(layout["views"]?.array?.last)
    #expect(view["truncation"]?["available"]?.number == 335)
    #expect(view["truncation"]?["part"]?.string == "text")
    #expect((view["truncation"]?["needed"]?.number ?? 0) > 400)
  }

  @Test func `of many devices the worst is told, with their number`() async throws {
    let folder = try folder()
    let all = await run("resolve note.json --all-devices", in: folder.url)
    let lines = all.stderr.split(separator: "\n").filter { $0.contains("[truncated-text]") }
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    #expect(line.contains(" and has 280 (on "), "\(line)")
    #expect(line.contains(", such as iphone-4 portrait)") || line.contains(", such as iphone-3.5"))
  }

  @Test func `a batch counts layouts, and keeps each`() async throws {
    let folder = try folder()
    _ = await run("import note.json", in: folder.url)
    let batch = await run("batch --device iphone-4.7 --device ipad-11", in: folder.url)
    #expect(batch.stdout.contains("2 layouts"))
    #expect(batch.stdout.hasSuffix(" (2 ok), text is cut in 1\n"), "\(batch.stdout)")
    let rows = await run(
      "sql \"SELECT count(*) AS n FROM diagnostics WHERE code = 'truncated-text'\" --format csv",
      in: folder.url)
    #expect(rows.stdout == "n\n1\n")
  }
}
