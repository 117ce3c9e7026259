import Foundation
import TestSupport
import Testing

/// The filmstrips of a report, out of git.
@Suite(.enabled(if: GitFolder.isUsable, "needs git, and ninegrid beside the tests"))
struct ReportHistoryTests {
  /// Six commits: a scene, a gap of 16, one that changes no frame, a rename with a gap of 24, one that is no
  /// document, a gap of 32.
  private func repository() throws -> GitFolder {
    let repository = try GitFolder()
    func commit(_ text: String, _ name: String, _ message: String) throws {
      try repository.write(text, to: name)
      try repository.require("git add -A && git commit -q -m '\(message)'")
    }
    try commit(SampleDocuments.twoBoxes(gap: 8), "Old.storyboard", "two boxes")
    try commit(SampleDocuments.twoBoxes(gap: 16), "Old.storyboard", "more air")
    try commit(
      SampleDocuments.twoBoxes(gap: 16) + "<!-- a word -->\n", "Old.storyboard", "a comment")
    try repository.require("git mv Old.storyboard Main.storyboard")
    try commit(SampleDocuments.twoBoxes(gap: 24), "Main.storyboard", "renamed")
    try commit("<document", "Main.storyboard", "a mistake")
    try commit(SampleDocuments.twoBoxes(gap: 32), "Main.storyboard", "mended")
    return repository
  }

  private func page(_ repository: GitFolder, _ options: String) throws -> String {
    try repository.require("ninegrid report Main.storyboard \(options) --exit-zero -o page.html")
    return try repository.read("page.html")
  }

  private func frames(_ page: String) -> [String] {
    guard let start = page.firstRange(of: "<ol class=\"strip\""),
      let end = page[start.upperBound...].firstRange(of: "</ol></section>")
    else { return [] }
    let parts = String(page[start.upperBound..<end.lowerBound])
      .components(separatedBy: "<span class=\"thumb\"")
    return Array(parts.dropFirst())
  }

  @Test func `a picture stands for each revision that changed the scene, through a rename`() throws
  {
    let page = try page(repository(), "--history 12")
    let frames = frames(page)
    let messages = ["two boxes", "more air", "renamed", "mended"]
    #expect(frames.count == messages.count)
    for (frame, message) in zip(frames, messages) { #expect(frame.contains(message)) }
    #expect(frames.first?.contains("first picture") == true)
    // Two boxes share what a gap leaves that is 8 wider.
    for frame in frames.dropFirst() { #expect(frame.contains("4 narrower"), "\(frame)") }
    #expect(page.contains("id=\"p0-f3\"") && !page.contains("id=\"p0-f4\""))
    #expect(!page.contains("a comment") && !page.contains("a mistake"))
  }

  @Test func `what is not committed is the last picture`() throws {
    let repository = try repository()
    try repository.write(SampleDocuments.twoBoxes(gap: 48), to: "Main.storyboard")
    let frames = try frames(page(repository, "--history 12"))
    #expect(frames.count == 5)
    #expect(frames.last?.contains("not committed") == true)
    #expect(frames.last?.contains("8 narrower") == true)
  }

  @Test func `older pictures than were asked for are left out, and the page says so`() throws {
    let page = try page(repository(), "--history 2")
    let frames = frames(page)
    #expect(frames.count == 2)
    #expect(frames.first?.contains("renamed") == true && frames.last?.contains("mended") == true)
    #expect(page.contains("Older changes are left out"))
  }

  @Test func `a scene that was always as it is has no strip, and without git it is an error`()
    async throws
  {
    let repository = try GitFolder()
    try repository.write(SampleDocuments.twoBoxes(gap: 8), to: "Main.storyboard")
    try repository.require("git add -A && git commit -q -m first")
    #expect(try frames(page(repository, "--history 12")).isEmpty)
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(gap: 8), to: "Main.storyboard")
    let refused = await run("report Main.storyboard --history 12 -o page.html", in: folder.url)
    #expect(refused.exitCode == 2)
    let many = await run("report Main.storyboard --history 1 -o page.html", in: folder.url)
    #expect(many.exitCode == 64)
  }

  @Test func `a split view's film follows both of its columns`() throws {
    let repository = try GitFolder()
    for (top, message) in [("200", "first"), ("240", "lower")] {
      // Only the page beside the list changes: its box is between 'top' and 250 points.
      let text = ColumnSample.storyboard().replacing(
        "constant=\"200\"", with: "constant=\"\(top)\"")
      try repository.write(text, to: "Main.storyboard")
      try repository.require("git add -A && git commit -q -m \(message)")
    }
    let page = try page(
      repository, "--history 12 --device ipad-10.9 --orientation landscape --bars none")
    let frames = frames(page)
    #expect(frames.count == 2)
    #expect(frames.last?.contains("40 shorter") == true)
    // Each picture has the list and the page.
    for index in frames.indices {
      let start = try #require(page.firstRange(of: "id=\"p0-f\(index)\""))
      let picture = page[start.upperBound...].prefix(60_000)
      #expect(picture.contains("Lisbon") && picture.contains("#ff8000"), "\(index)")
    }
  }
}
