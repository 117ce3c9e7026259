import Foundation
import TestSupport
import Testing

/// What git shows of layout documents once ninegrid is installed; the transcripts are golden files.
@Suite(.enabled(if: GitFolder.isUsable, "needs git, and ninegrid beside the tests"))
struct GitDiffTests {
  /// A history: a document, an edit of it, another document, a rename with an edit, a deletion.
  private func history() throws -> GitFolder {
    let repository = try GitFolder()
    try repository.write(SampleDocuments.twoBoxes(), to: "App/Main.storyboard")
    try repository.write("struct App {}\n", to: "App/App.swift")
    try repository.commit("one screen")
    try repository.write(SampleDocuments.twoBoxes(gap: 12), to: "App/Main.storyboard")
    try repository.write("struct App { let name = 1 }\n", to: "App/App.swift")
    try repository.commit("a wider gap")
    try repository.write(SampleDocuments.oldStyle, to: "App/Old Style.storyboard")
    try repository.commit("another screen")
    try repository.require("mkdir Home && git mv App/Main.storyboard Home/Home.storyboard")
    try repository.write(
      SampleDocuments.twoBoxes(gap: 12, titleTop: 30), to: "Home/Home.storyboard")
    try repository.commit("it moves")
    try repository.require("git rm -q 'App/Old Style.storyboard'")
    try repository.commit("the other goes")
    return repository
  }

  @Test func `git tells changes in sentences, and lists documents line by line`() throws {
    let repository = try history()
    expectGolden(
      try repository.transcript([
        "git diff HEAD~4 HEAD~3", "git diff HEAD~3 HEAD~2", "git diff HEAD~2 HEAD~1",
        "git diff HEAD~1 HEAD", "git log -p --format='commit %s' -2 -- App Home",
        "git show --format='commit %s' HEAD~1",
        "git log -p --ext-diff --format='commit %s' -1 HEAD~3",
        "git difftool -y -t ninegrid HEAD~4 HEAD~3 -- '*.storyboard'",
        "git blame -s --abbrev=7 Home/Home.storyboard | grep constraint",
        "git diff --no-ext-diff --stat HEAD~4 HEAD~3",
      ]), named: "git-diff.txt")
  }

  @Test func `diff takes both sides out of git`() throws {
    let repository = try history()
    try repository.write(SampleDocuments.twoBoxes(gap: 20), to: "Home/Home.storyboard")
    try repository.write(SampleDocuments.mac, to: "App/Mac.xib")
    try repository.require("git add App")
    expectGolden(
      try repository.transcript([
        "ninegrid diff --git HEAD~4..HEAD", "ninegrid diff --git HEAD", "ninegrid diff --staged",
        "ninegrid diff --staged --git HEAD~1 | tail -1",
        "ninegrid diff --git HEAD~4..HEAD~3 App/Main.storyboard --format jsonl",
        "cd Home && ninegrid diff --git HEAD .",
        "cd Home && ninegrid diff --git HEAD ../App/App.swift",
        "ninegrid diff --git HEAD~2...HEAD --format csv",
      ]), named: "git-diff-revisions.txt")
  }

  @Test func `what git does not know is said, and nothing is changed`() throws {
    let empty = try GitFolder()
    try empty.write(SampleDocuments.twoBoxes(), to: "Main.storyboard")
    let outside = try GitFolder(isRepository: false)
    let repository = try history()
    try repository.require("git checkout -q --orphan other && git commit -q --allow-empty -m other")
    try repository.require("git checkout -q --detach main")
    try repository.require("git clone -q --bare . ../bare")
    let text =
      try empty.transcript([
        "ninegrid diff --git HEAD", "ninegrid diff --git main..HEAD", "ninegrid diff --staged",
        "git add . && ninegrid diff --staged", "ninegrid merge --continue",
      ])
      + outside.transcript([
        "ninegrid diff --git HEAD", "ninegrid git install", "ninegrid merge --continue",
      ])
      + repository.transcript([
        "ninegrid diff --git nowhere", "ninegrid diff --git=--output=x", "ninegrid diff --git A..B",
        "ninegrid diff --git HEAD~1..HEAD", "ninegrid diff --git main...other",
        "ninegrid diff --git main..other", "ninegrid diff --staged --git A..B",
        "cd ../bare && ninegrid diff --git HEAD", "cd ../bare && ninegrid diff --git HEAD~1..HEAD",
        "git status --short",
      ])
    expectGolden(text, named: "git-diff-refused.txt")
  }
}
