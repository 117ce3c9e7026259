import Foundation
import TestSupport
import Testing

@testable import NinegridCommands

@Suite struct CSVTextTests {
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
