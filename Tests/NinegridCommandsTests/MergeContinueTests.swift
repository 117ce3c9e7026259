import Foundation
import HostAccess
import NinegridCommands
import Synchronization
import TestSupport
import Testing

/// Conflicts of a merge of three files, kept beside the result until they are settled.
@Suite struct MergeContinueTests {
  /// A folder in which `out.storyboard` has two conflicts: of the gap, and of the title's distance.
  private func folder() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "base.storyboard")
    try folder.write(SampleDocuments.twoBoxes(gap: 12, titleTop: 24), to: "ours.storyboard")
    try folder.write(SampleDocuments.twoBoxes(gap: 16, titleTop: 28), to: "theirs.storyboard")
    let merge = await run(
      "merge base.storyboard ours.storyboard theirs.storyboard -o out.storyboard", in: folder.url)
    try #require(merge.exitCode == 1)
    #expect(merge.stdout.hasSuffix("to settle them: ninegrid merge --continue out.storyboard\n"))
    return folder
  }

  private let record = "out.storyboard.conflicts.json"

  private func hasRecord(_ folder: TemporaryFolder) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder.path)/\(record)")
  }

  @Test func `the record says what is in conflict, as its schema has it`() async throws {
    let folder = try await folder()
    let schema = try SchemaFiles.schema("merge-conflicts-1")
    let file = try JSONInstance(json: Data(try folder.read(record).utf8))
    #expect(schema.faults(in: file) == [])
    #expect(
      file["conflicts"]?.array?.map { $0["conflict"]?.string }
        == ["cnT-00-001.constant", "cnG-00-001.constant"])
    #expect(file["theirs"]?.string == SampleDocuments.twoBoxes(gap: 16, titleTop: 28))
    // It is no document, wherever it lies.
    #expect(await run("check . --ambiguous", in: folder.url).stdout.contains("4 documents"))
  }

  @Test func `conflicts are settled one by one, and the record goes with the last`() async throws {
    let folder = try await folder()
    let first = await run(
      "merge --continue out.storyboard --theirs cnG-00-001.constant", in: folder.url)
    #expect(first.exitCode == 1)
    #expect(first.stdout.contains("1 conflict, 1 settled"))
    #expect(
      try folder.read("out.storyboard") == SampleDocuments.twoBoxes(gap: 16, titleTop: 24))
    let rows = try await run("merge --continue out.storyboard --format jsonl", in: folder.url)
      .jsonLines()
    #expect(rows.map { $0["choice"]?.string } == [nil, "theirs"])
    #expect(rows.allSatisfy { (try? SchemaFiles.schema("merge-1"))?.faults(in: $0) == [] })
    // Another choice takes the first one back.
    let again = await run(
      "merge --continue out.storyboard --ours cnG-00-001 --theirs cnT-00-001", in: folder.url)
    #expect(again.exitCode == 0)
    #expect(
      try folder.read("out.storyboard") == SampleDocuments.twoBoxes(gap: 12, titleTop: 28))
    #expect(!hasRecord(folder))
    let done = await run("merge --continue out.storyboard", in: folder.url)
    #expect(done.exitCode == 2)
    #expect(done.stderr.contains("'out.storyboard' is not in conflict"))
  }

  @Test func `several documents make one list`() async throws {
    let folder = try await folder()
    let other = await run(
      "merge base.storyboard ours.storyboard theirs.storyboard -o more.storyboard", in: folder.url)
    #expect(other.exitCode == 1)
    let result = await run(
      "merge --continue out.storyboard more.storyboard --format json", in: folder.url)
    let rows = try #require(try JSONInstance(json: Data(result.stdoutBytes)).array)
    #expect(
      rows.map { $0["document"]?.string } == [
        "out.storyboard", "out.storyboard", "more.storyboard", "more.storyboard",
      ])
    #expect(
      await run(
        "merge --continue out.storyboard more.storyboard --theirs all", in: folder.url
      ).exitCode == 0)
  }

  @Test func `what was edited since the merge stays`() async throws {
    let folder = try await folder()
    let merged = try folder.read("out.storyboard")
    let edited = merged.replacing("width=\"375\"", with: "width=\"390\"")
      .replacing("title=\"Boxes\"", with: "title=\"Cases\"")
    try folder.write(edited, to: "out.storyboard")
    let result = await run("merge --continue out.storyboard --theirs all", in: folder.url)
    #expect(result.exitCode == 0)
    #expect(
      try folder.read("out.storyboard")
        == edited.replacing("constant=\"12\"", with: "constant=\"16\"")
        .replacing("constant=\"24\"", with: "constant=\"28\""))
  }

  @Test func `where a choice has no place any more nothing is written`() async throws {
    let folder = try await folder()
    let lines = try folder.read("out.storyboard").split(separator: "\n")
    let edited = lines.filter { !$0.contains("cnG-00-001") }.joined(separator: "\n")
    try folder.write(edited, to: "out.storyboard")
    let result = await run("merge --continue out.storyboard --theirs all", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stderr.contains("'out.storyboard' has changed since it was merged"))
    #expect(try folder.read("out.storyboard") == edited)
    #expect(hasRecord(folder))
    try folder.write("{}", to: record)
    let broken = await run("merge --continue out.storyboard --theirs all", in: folder.url)
    #expect(broken.exitCode == 2)
    #expect(broken.stderr.contains("[invalid-merge-record]"))
  }

  @Test func `a clean merge takes the record of the last one away`() async throws {
    let folder = try await folder()
    let clean = await run(
      "merge base.storyboard base.storyboard theirs.storyboard -o out.storyboard", in: folder.url)
    #expect(clean.exitCode == 0)
    #expect(!hasRecord(folder))
  }

  @Test func `a person at a terminal is asked`() async throws {
    let folder = try await folder()
    let answers = Mutex(["x", "t", "q"])
    let output = MemorySink(isTerminal: true)
    let context = CommandContext(
      workingDirectory: folder.path, environment: ["NO_COLOR": "1"], standardOutput: output,
      standardError: output, readStandardInput: { [] },
      readLine: { answers.withLock { $0.isEmpty ? nil : $0.removeFirst() } })
    #expect(await runNinegrid(["merge", "--continue", "out.storyboard"], in: context) == 1)
    expectGolden(output.text, named: "merge-dialog.txt")
    #expect(
      try folder.read("out.storyboard") == SampleDocuments.twoBoxes(gap: 12, titleTop: 28))
  }

  @Test(arguments: ["b", "both", "union", ""])
  func `an answer that a question does not offer settles nothing`(answer: String) async throws {
    let folder = try await folder()
    let merged = try folder.read("out.storyboard")
    let answers = Mutex([answer, answer, "q"])
    let output = MemorySink(isTerminal: true)
    let context = CommandContext(
      workingDirectory: folder.path, environment: ["NO_COLOR": "1"], standardOutput: output,
      standardError: output, readStandardInput: { [] },
      readLine: { answers.withLock { $0.isEmpty ? nil : $0.removeFirst() } })
    #expect(await runNinegrid(["merge", "--continue", "out.storyboard"], in: context) == 1)
    #expect(output.text.components(separatedBy: "[o]urs, [t]heirs, [s]kip, [q]uit?").count == 4)
    #expect(!output.text.contains("2 of 2"))
    #expect(try folder.read("out.storyboard") == merged)
    #expect(!(try folder.read(record).contains("\"union\"")))
  }

  @Test(arguments: ["b", "both", "B"])
  func `both is settled where it is offered`(answer: String) async throws {
    let folder = try TemporaryFolder()
    let base = SampleDocuments.twoBoxes()
    let lines = base.split(separator: "\n", omittingEmptySubsequences: false)
    let removed = lines.filter { !$0.contains("cnA-00-001") }.joined(separator: "\n")
    let edited = base.replacing("id=\"cnA-00-001\"", with: "constant=\"3\" id=\"cnA-00-001\"")
    try folder.write(base, to: "base.storyboard")
    try folder.write(removed, to: "removed.storyboard")
    try folder.write(edited, to: "edited.storyboard")
    let output = MemorySink(isTerminal: true)
    let context = CommandContext(
      workingDirectory: folder.path, environment: ["NO_COLOR": "1"], standardOutput: output,
      standardError: output, readStandardInput: { [] }, readLine: { answer })
    _ = await runNinegrid(
      [
        "merge", "base.storyboard", "removed.storyboard", "edited.storyboard", "-o",
        "out.storyboard",
      ], in: context)
    #expect(await runNinegrid(["merge", "--continue", "out.storyboard"], in: context) == 0)
    #expect(try folder.read("out.storyboard") == edited)
    #expect(output.text.contains("[b]oth"))
  }

  @Test(arguments: [
    "merge a", "merge a b", "merge --continue a -o b", "merge a b c --ours all", "merge a -o b",
  ])
  func `options that do not go together are refused`(line: String) async throws {
    let folder = try TemporaryFolder()
    let result = await run(line, in: folder.url)
    #expect(result.exitCode == (line == "merge a" ? 2 : 64))
  }
}
