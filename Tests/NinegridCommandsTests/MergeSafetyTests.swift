import Foundation
import TestSupport
import Testing

/// What merging writes over, and in which order.
@Suite struct MergeSafetyTests {
  /// A text merge that git has left in conflict in two places.
  private func conflict() throws -> GitFolder {
    let repository = try GitFolder(isInstalled: false)
    func commit(_ gap: Int, _ title: String, _ message: String) throws {
      let text = SampleDocuments.twoBoxes(gap: gap)
        .replacing("title=\"Boxes\"", with: "title=\"\(title)\"")
      try repository.write(text, to: "Main.storyboard")
      try repository.commit(message)
    }
    try commit(8, "Boxes", "one screen")
    try repository.require("git checkout -q -b side")
    try commit(16, "Cases", "on the side")
    try repository.require("git checkout -q main")
    try commit(12, "Crates", "on main")
    _ = try repository.shell("git merge -q side")
    return repository
  }

  @Test(.enabled(if: GitFolder.isUsable, "needs git, and ninegrid beside the tests"))
  func `conflicts that were settled by hand are kept in a copy`() throws {
    let repository = try conflict()
    let left = try repository.read("Main.storyboard")
    // As git has left it, there is nothing to keep.
    #expect(try repository.shell("ninegrid merge Main.storyboard").status == 1)
    #expect(try repository.shell("ls *.orig").status != 0)
    #expect(try repository.require("ls .git/ninegrid") == "conflicts\n")

    // The first of the two is settled for theirs.
    let start = try #require(left.range(of: "<<<<<<< HEAD\n"))
    let middle = try #require(left.range(of: "=======\n"))
    let end = try #require(left.range(of: ">>>>>>> side\n"))
    var edited = left
    edited.removeSubrange(end)
    edited.removeSubrange(start.lowerBound..<middle.upperBound)
    for _ in 1...2 {
      try repository.write(edited, to: "Main.storyboard")
      let merge = try repository.shell("ninegrid merge Main.storyboard")
      #expect(merge.status == 1)
      #expect(merge.text.contains("the earlier version is kept in 'Main.storyboard.orig'"))
      #expect(try repository.read("Main.storyboard.orig") == edited)
    }
    // Another one gets another name.
    try repository.write(edited + "\n", to: "Main.storyboard")
    _ = try repository.shell("ninegrid merge Main.storyboard")
    #expect(try repository.read("Main.storyboard.orig") == edited)
    #expect(try repository.read("Main.storyboard.orig2") == edited + "\n")
  }

  @Test(.enabled(if: GitFolder.isUsable, "needs git, and ninegrid beside the tests"))
  func `a document whose record can't be kept is left as it is`() throws {
    let repository = try conflict()
    let left = try repository.read("Main.storyboard")
    try repository.require("touch .git/ninegrid")
    #expect(try repository.shell("ninegrid merge Main.storyboard").status == 2)
    #expect(try repository.read("Main.storyboard") == left)
  }

  @Test func `an output whose record can't be kept is left as it is`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "base.storyboard")
    try folder.write(SampleDocuments.twoBoxes(gap: 12), to: "ours.storyboard")
    try folder.write(SampleDocuments.twoBoxes(gap: 16), to: "theirs.storyboard")
    try folder.write("before", to: "out.storyboard")
    try folder.write("in the way", to: "out.storyboard.conflicts.json/file")
    let merge = await run(
      "merge base.storyboard ours.storyboard theirs.storyboard -o out.storyboard", in: folder.url)
    #expect(merge.exitCode == 2)
    let out = folder.url.appendingPathComponent("out.storyboard")
    #expect(try String(contentsOf: out, encoding: .utf8) == "before")
  }
}
