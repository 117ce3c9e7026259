import Foundation
import TestSupport
import Testing

/// Documents that come out of git with their history.
@Suite(.enabled(if: GitFolder.isUsable, "needs git, and ninegrid beside the tests"))
struct GitImportTests {
  /// A constant that changes four times, a rename, a merge, a state nobody can read, a document that is deleted.
  private func repository() throws -> GitFolder {
    let repository = try GitFolder()
    try repository.write(SampleDocuments.twoBoxes(gap: 8, titleTop: 20), to: "Old.storyboard")
    try repository.commitHistory(
      afterFirst: "git tag v1", beforeMistake: "git rm -q Old.storyboard", lastGap: 16)
    try repository.require("git tag v2")
    return repository
  }

  @Test func `a history is imported once, with its commits`() throws {
    let repository = try repository()
    try repository.require("git checkout -q --detach v2")
    let mostChanged =
      "SELECT id, count(*) AS changes FROM constraintChanges WHERE change = 'changed' "
      + "GROUP BY id ORDER BY changes DESC, id"
    expectGolden(
      try repository.transcript([
        "ninegrid import --git HEAD", "ninegrid log App/Main.storyboard",
        "ninegrid blame store:App/Main.storyboard cnG-00-001", "ninegrid import --git HEAD",
        "ninegrid sql \"\(mostChanged)\"", "ninegrid import . --format csv",
        "ninegrid import --git v2..HEAD", "ninegrid import --git v1..v2 Old.storyboard",
        "ninegrid import --git HEAD Old.storyboard --format jsonl",
      ]), named: "git-import.txt")
  }

  @Test func `what can't be done is said, and the rest goes on`() throws {
    let repository = try repository()
    try repository.require("git clone -q --depth 2 file://$PWD clone")
    expectGolden(
      try repository.transcript([
        "ninegrid import App",
        "ninegrid import --git v1..v2 App/Main.storyboard nothing.xib ../x.xib",
        "ninegrid import --git v1..v2 --store v2.sqlite",
        "ninegrid import --git v1 Main.storyboard --store v2.sqlite",
        "ninegrid import --git nowhere", "ninegrid import --git v1...v2",
        "ninegrid import --git v1 --prune .", "ninegrid import",
        "cd clone && ninegrid import --git HEAD",
        "git init -q empty && cd empty && ninegrid import --git HEAD",
      ]), named: "git-import-refused.txt")
  }

  /// A second range goes on where the first one ended.
  @Test func `ranges follow each other`() throws {
    let repository = try repository()
    try repository.require("ninegrid import --quiet --git v1 --store a.sqlite")
    try repository.require("ninegrid import --quiet --git main~1 --store a.sqlite")
    try repository.require("ninegrid import --quiet --git main~1..main --store a.sqlite")
    try repository.require("ninegrid import --quiet --git main --store b.sqlite")
    let line = "ninegrid log App/Main.storyboard --format csv --store"
    #expect(try repository.require("\(line) a.sqlite") == repository.require("\(line) b.sqlite"))
  }

  /// Some settings leave out commits or write them otherwise.
  @Test(arguments: [
    "log.showRoot false", "log.follow true", "log.showSignature true", "diff.relative true",
    "diff.renames false", "i18n.logOutputEncoding ISO-8859-1", "color.ui always",
    "log.abbrevCommit true",
  ])
  func `what a person has set in git changes nothing`(setting: String) throws {
    func histories(_ prepare: (GitFolder) throws -> Void) throws -> String {
      let repository = try GitFolder()
      try repository.commitHistory(lastGap: 16)
      try repository.require(
        "git commit -q --allow-empty --amend --author 'Zoë <z@example.com>' -m mended")
      try prepare(repository)
      let blame = try repository.require("ninegrid blame --git App/Main.storyboard --format csv")
      try repository.require("ninegrid import --quiet --git HEAD")
      return try blame + repository.require("ninegrid log App/Main.storyboard --format csv")
    }
    let plain = try histories { _ in }
    #expect(plain.contains("Zoë"))
    #expect(try histories { try $0.require("git config \(setting)") } == plain)
  }

  @Test func `two files that change places keep their histories`() throws {
    let repository = try GitFolder()
    try repository.write(SampleDocuments.twoBoxes(gap: 8, titleTop: 20), to: "A.storyboard")
    try repository.write(try repository.read("A.storyboard").uppercased(), to: "B.txt")
    try repository.write(
      SampleDocuments.twoBoxes(gap: 40, titleTop: 90).replacing("00-001", with: "00-002"),
      to: "B.storyboard")
    try repository.commit("two")
    try repository.require("git mv A.storyboard C && git mv B.storyboard A.storyboard")
    try repository.require("git mv C B.storyboard")
    try repository.commit("they change places")
    try repository.require("ninegrid import --git HEAD")
    for name in ["A", "B"] {
      let log = try repository.require("ninegrid log \(name).storyboard --format csv")
      #expect(log.split(separator: "\n").count >= 2)
    }
  }
}
