import Foundation
import TestSupport
import Testing

/// What two branches make of one document, with git itself; the transcripts are golden files.
@Suite(.enabled(if: GitFolder.isUsable, "needs git, and ninegrid beside the tests"))
struct GitMergeTests {
  @Test func `there are cases`() {
    #expect(GitMergeCase.all.count >= 8)
  }

  @Test(arguments: GitMergeCase.all)
  func `two branches come together as a careful person would bring them`(
    case: GitMergeCase
  ) throws {
    var text = ""
    var results: Set<String> = []
    for line in [
      "git merge theirs", "git rebase -q theirs", "git cherry-pick --keep-redundant-commits theirs",
    ] {
      let repository = try Self.repository(`case`)
      // After a rebase ours are the others.
      text += try repository.transcript([line, "git status --short"])
      let result = try repository.read("Main.storyboard")
      if !line.hasPrefix("git rebase") { results.insert(result) }
      text +=
        try repository.transcript([
          "git show base:Main.storyboard | ninegrid diff - Main.storyboard"
        ]) + "\n"
    }
    #expect(results.count == 1)
    expectGolden(text, named: "git-merge-\(`case`.name).txt")
  }

  @Test(arguments: GitMergeCase.all)
  func `what the text merge left is merged anew`(case: GitMergeCase) throws {
    let repository = try Self.repository(`case`)
    // What an earlier merge left to be settled does not count.
    _ = try repository.shell("git merge theirs")
    let wanted = try repository.read("Main.storyboard")
    _ = try repository.shell("git merge --abort; git reset -q --hard main")
    try repository.require("ninegrid git uninstall")
    let merge = try repository.shell("git merge theirs")
    // The text merge may be clean: then there is nothing to do.
    guard merge.status != 0 else { return }
    _ = try repository.shell("ninegrid merge Main.storyboard")
    #expect(try repository.read("Main.storyboard") == wanted)
  }

  @Test func `a conflict is settled, and only then goes on`() throws {
    let repository = try Self.repository(
      try #require(GitMergeCase.all.first { $0.name == "one-constraint" }))
    expectGolden(
      try repository.transcript([
        "git merge -q theirs", "git status --short", "ninegrid merge --continue",
        "ninegrid merge --continue --theirs nothing",
        "ninegrid merge --continue --union box-ct-001",
        "ninegrid merge --continue --theirs box-ct-001.constant",
        "git add Main.storyboard", "git commit -q --no-edit", "git status --short",
        "git show --stat --oneline HEAD", "ninegrid merge --continue",
        "ninegrid merge --continue Main.storyboard", "grep box-ct-001 Main.storyboard",
        "find .git/ninegrid", "git config --get merge.ninegrid.driver",
      ]), named: "git-merge-continue.txt")
  }

  @Test func `stash pop, revert and criss-cross bases merge, too`() throws {
    let `case` = try #require(GitMergeCase.all.first { $0.name == "one-scene" })
    let repository = try Self.repository(`case`)
    try repository.require("git checkout -q -b stashed main~1")
    try repository.write(`case`.theirs, to: "Main.storyboard")
    let text = try repository.transcript([
      "git stash -q", "git checkout -q main", "git stash pop -q", "git diff",
      "git commit -q -a -m both",
      "git revert --no-edit HEAD~1 | head -1", "ninegrid diff --git HEAD~2..HEAD",
    ])
    // Each side merges the other, and then both merge once more.
    let cross = try Self.repository(`case`)
    let crossed = try cross.transcript([
      "git branch side theirs", "git merge -q --no-edit theirs", "git checkout -q side",
      "git merge -q --no-edit main~1", "git checkout -q main", "git merge -q --no-edit side",
      "git log --format=%s", "ninegrid diff --git main~2..main",
    ])
    expectGolden(text + "\n" + crossed, named: "git-merge-others.txt")
  }

  @Test func `what is no document is merged as text`() throws {
    let repository = try GitFolder()
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:%\nsize 1234\n"
    try repository.write(pointer.replacing("%", with: "aaa"), to: "Main.storyboard")
    try repository.commit("base")
    try repository.require("git checkout -q -b theirs")
    try repository.write(pointer.replacing("%", with: "bbb"), to: "Main.storyboard")
    try repository.commit("theirs")
    try repository.require("git checkout -q main")
    try repository.write(pointer.replacing("%", with: "ccc"), to: "Main.storyboard")
    try repository.commit("ours")
    expectGolden(
      try repository.transcript([
        "git diff main~1 main", "git merge theirs", "cat Main.storyboard",
        "ninegrid merge Main.storyboard", "ninegrid merge --continue",
        "cat Main.storyboard | head -2",
        "ninegrid diff --git main~1..main", "ninegrid check Main.storyboard",
      ]), named: "git-merge-text.txt")
  }

  @Test func `without the program git merges as text, and loses nothing`() throws {
    let `case` = try #require(GitMergeCase.all.first { $0.name == "one-constraint" })
    let repository = try Self.repository(`case`)
    // The first folder is that of the program.
    let merge = try repository.shell("PATH=${PATH#*:} git merge -q theirs")
    #expect(merge.status == 1)
    #expect(merge.text.contains("ninegrid is not found, so this is merged as text"))
    let text = try repository.read("Main.storyboard")
    #expect(text.contains("<<<<<<< ours") && text.contains("constant=\"80\" id=\"box-ct-001\""))
    try repository.write(text, to: "kept")
    let again = try repository.shell("ninegrid merge Main.storyboard")
    #expect(again.status == 1)
    #expect(try repository.read("Main.storyboard") == `case`.ours)
  }

  @Test func `where the program fails, the text merge leaves its marks`() throws {
    let `case` = try #require(GitMergeCase.all.first { $0.name == "one-constraint" })
    let repository = try Self.repository(`case`)
    try repository.require(
      "mkdir ../broken && printf '#!/bin/sh\\nexit 2\\n' > ../broken/ninegrid && chmod +x ../broken/*"
    )
    let merge = try repository.shell("PATH=$PWD/../broken:$PATH git merge -q theirs")
    #expect(merge.status == 1)
    #expect(merge.text.contains("ninegrid has failed, so this is merged as text"))
    #expect(try repository.read("Main.storyboard").contains("<<<<<<< ours"))
  }

  @Test func `what is not to be merged is left as it is`() throws {
    let `case` = try #require(GitMergeCase.all.first { $0.name == "one-constraint" })
    let repository = try Self.repository(`case`, isInstalled: false)
    let lines = [
      "ninegrid merge Main.storyboard", "git merge -q theirs", "cp Main.storyboard kept",
      "printf 'settled by hand' > Main.storyboard", "ninegrid merge Main.storyboard",
      "ninegrid merge --continue", "cat Main.storyboard; echo", "git merge --abort",
      "git rm -q Main.storyboard && git commit -q -m gone", "git merge -q theirs",
      "ninegrid merge Main.storyboard", "ninegrid merge Main.storyboard --format json",
    ]
    expectGolden(try repository.transcript(lines), named: "git-merge-refused.txt")
  }

  /// A repository with the base, `theirs` on a branch of its own, and ours on `main`.
  private static func repository(
    _ `case`: GitMergeCase, isInstalled: Bool = true
  ) throws -> GitFolder {
    let repository = try GitFolder(isInstalled: isInstalled)
    try repository.write(GitMergeCase.base, to: "Main.storyboard")
    try repository.commit("base")
    try repository.require("git tag base && git checkout -q -b theirs")
    try repository.write(`case`.theirs, to: "Main.storyboard")
    try repository.commit("theirs")
    try repository.require("git checkout -q main")
    try repository.write(`case`.ours, to: "Main.storyboard")
    try repository.commit("ours")
    return repository
  }
}
