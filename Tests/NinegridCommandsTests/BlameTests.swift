import Foundation
import TestSupport
import Testing

@Suite struct BlameTests {
  @Test func `each property is that of the revision that set it`() async throws {
    let folder = try TemporaryFolder()
    for (gap, top) in [(8, 20), (12, 20), (12, 24), (8, 24)] {
      try folder.write(
        SampleDocuments.twoBoxes(gap: gap, titleTop: top), to: "Main.storyboard")
      try #require(await run("import Main.storyboard", in: folder.url).exitCode == 0)
    }
    func revisions(_ line: String) async throws -> [Int] {
      let rows = try await run("blame \(line) --format jsonl", in: folder.url).jsonLines()
      return rows.compactMap { $0["revision"]?.number.map { Int($0) } }
    }
    // Changed back, it is of the one that changed it back.
    #expect(try await revisions("Main.storyboard cnG-00-001.constant") == [4])
    #expect(try await revisions("Main.storyboard@3 cnG-00-001.constant") == [2])
    #expect(try await revisions("Main.storyboard cnT-00-001.constant") == [3])
    #expect(Set(try await revisions("Main.storyboard bxL-00-001")) == [1])
    let text = await run("blame Main.storyboard cnG-00-001", in: folder.url)
    #expect(text.exitCode == 0)
    expectGolden(text.stdout, named: "blame.txt")
    let unknown = await run("blame Main.storyboard cnG-00-002", in: folder.url)
    #expect(unknown.exitCode == 2)
    #expect(unknown.stderr.contains("did you mean"))
    #expect(await run("blame Main.storyboard --rev HEAD", in: folder.url).exitCode == 64)
  }

  @Test(.enabled(if: GitFolder.isUsable, "needs git, and ninegrid beside the tests"))
  func `commits are followed through renames, merges and what can't be read`() throws {
    let repository = try GitFolder()
    try repository.commitHistory(lastGap: 12)
    let edited = try repository.read("App/Main.storyboard")
      .replacing("title=\"Boxes\"", with: "title=\"Cases\"")
    try repository.write(edited, to: "App/Main.storyboard")
    expectGolden(
      try repository.transcript([
        "ninegrid blame --git App/Main.storyboard cnG-00-001",
        "ninegrid blame --git App/Main.storyboard cnT-00-001",
        "cd App && ninegrid blame --git Main.storyboard vcA-00-001",
        "ninegrid blame --git App/Main.storyboard cnG-00-001.constant --rev HEAD --format jsonl",
        "ninegrid blame --git Main.storyboard cnG-00-001.constant --rev side",
        "ninegrid blame --git Main.storyboard --rev main", "ninegrid blame --git App/None.xib",
        "ninegrid blame --git App/Main.storyboard --rev nowhere",
      ]), named: "git-blame.txt")
  }
}
