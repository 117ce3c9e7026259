import Foundation
import PlainText
import TestSupport
import Testing

@testable import NinegridCommands

@Suite struct CSVTextTests {
  @Test(arguments: [
    ("=1+1", "'=1+1"), ("@SUM(A1)", "'@SUM(A1)"), ("+1-1", "'+1-1"), ("-cmd", "'-cmd"),
    ("\tx", "'\tx"),
    ("\rx", "\"'\rx\""), ("=A1,B1", "\"'=A1,B1\""), ("＝1", "'＝1"), ("-5", "-5"), ("+0.25", "+0.25"),
    ("-1e-07", "-1e-07"), ("-", "'-"), ("-5 points", "'-5 points"), ("a=1", "a=1"), ("'=1", "'=1"),
    ("", ""),
    ("::error::x", "'::error::x"), ("a\n::error::x", "\"a\n'::error::x\""), ("a::b", "a::b"),
    ("a\r\n \t::error::x", "\"a\r\n \t'::error::x\""), ("a\n:b", "\"a\n:b\""),
    ("##[error]x", "#'#[error]x"), ("a ##vso[b", "a #'#vso[b"), ("# ## a", "# ## a"),
    ("a \"b\"\n", "\"a \"\"b\"\"\n\""),
  ])
  func `a text that a spreadsheet would run is marked as a text`(text: String, field: String) {
    #expect(CSVText().field(text) == field)
  }

  @Test func `other programs may have it as it is`() {
    #expect(CSVText(isSafe: false).line(["=1+1", "-5", "@a"]) == "=1+1,-5,@a")
  }

  @Test(arguments: [
    "show", "check", "resolve", "sweep", "query unused", "import", "fix update-frames --dry-run",
    "migrate safe-area --dry-run",
    "diff a.storyboard",
  ])
  func `every command takes the option, and is safe without it`(line: String) async throws {
    let folder = try TemporaryFolder()
    let text = SampleDocuments.twoBoxes(gap: 300)
    try folder.write(text, to: "a.storyboard")
    try folder.write(
      text.replacing("Right Box", with: "=HYPERLINK(&quot;x&quot;)")
        .replacing("bxR-00-001", with: "@bxR").replacing("width=\"167.5\"", with: "width=\"50\""),
      to: "b.storyboard")
    let safe = await run("\(line) b.storyboard --format csv", in: folder.url)
    let plain = await run("\(line) b.storyboard --format csv --no-csv-safe", in: folder.url)
    #expect(safe.exitCode != 64 && safe.exitCode == plain.exitCode)
    #expect(!safe.stdout.contains(",@bxR") && !safe.stdout.contains(",\"=HYP"))
    #expect(safe.stdout.contains(",'@bxR") == plain.stdout.contains(",@bxR"))
    if !["import", "query unused", "migrate safe-area --dry-run"].contains(line) {
      #expect(plain.stdout.contains("@bxR"))
    }
  }
}
