import Foundation
import HostAccess
import InterfaceBuilder
import LayoutComparison
import LayoutModel
import LayoutStore
import Reports
import Synchronization
import TestSupport
import Testing

@testable import NinegridCommands

/// Nobody's work is written over by who has not read it.
@Suite struct ConditionalWritingTests {
  /// Runs commands at once, each in a process of its own.
  private func runAtOnce(
    _ lines: [String], in folder: TemporaryFolder
  ) throws -> [(code: Int32, output: String, errors: String)] {
    var running: [(Process, Pipe, Pipe)] = []
    for line in lines {
      let process = Process()
      process.executableURL = ninegridProgram
      process.arguments = ShellLine.words(of: line)
      process.currentDirectoryURL = folder.url
      let (output, errors) = (Pipe(), Pipe())
      process.standardOutput = output
      process.standardError = errors
      process.standardInput = FileHandle.nullDevice
      try process.run()
      running.append((process, output, errors))
    }
    return try running.map { process, output, errors in
      let text = try output.fileHandleForReading.readToEnd() ?? Data()
      let told = try errors.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return (
        process.terminationStatus, String(decoding: text, as: UTF8.self),
        String(decoding: told, as: UTF8.self)
      )
    }
  }

  static let edits = [
    ("cnG-00-001", "11"), ("cnT-00-001", "22"), ("cnL-00-001", "33"), ("cnR-00-001", "44"),
    ("cnH-00-001", "55"),
  ]

  private func has(_ edit: (id: String, value: String), _ text: String) -> Bool {
    text.split(separator: "\n").contains {
      $0.contains("id=\"\(edit.id)\"") && $0.contains("constant=\"\(edit.value)\"")
    }
  }

  @Test(.enabled(if: isNinegridBuilt, "needs ninegrid beside the tests"))
  func `of two edits of one file at once none is lost that says it is written`() throws {
    let folder = try TemporaryFolder()
    for _ in 0..<4 {
      try folder.write(SampleDocuments.twoBoxes(), to: "Main.storyboard")
      let edits = Array(Self.edits.prefix(2))
      let results = try runAtOnce(
        edits.map { "edit set Main.storyboard \($0.0).constant \($0.1)" }, in: folder)
      let text = try folder.read("Main.storyboard")
      for (edit, result) in zip(edits, results) {
        #expect(has(edit, text) == (result.code != 2), "\(result)")
        guard result.code == 2 else { continue }
        #expect(
          result.errors == """
            error: nothing was written: 'Main.storyboard' has changed since it was read
              hint: run the command again

            """)
      }
      #expect(results.contains { $0.code == 0 })
      #expect(try folder.names() == ["Main.storyboard"])
    }
  }

  @Test(.enabled(if: isNinegridBuilt, "needs ninegrid beside the tests"))
  func `five edits of a stored document at once are all in its latest revision`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "Main.storyboard")
    #expect(await run("import Main.storyboard", in: folder.url).exitCode == 0)
    let results = try runAtOnce(
      Self.edits.map { "edit set store:Main.storyboard \($0.0).constant \($0.1)" }, in: folder)
    for result in results {
      #expect(result.code == 0, "\(result)")
      // What was told of a revision that is not the latest any more is not said.
      #expect(result.output.components(separatedBy: "stored as revision").count == 2)
    }
    let exported = await run("export store:Main.storyboard", in: folder.url)
    for edit in Self.edits { #expect(has(edit, exported.stdout), "\(edit)") }
    let log = await run("log Main.storyboard --format csv", in: folder.url)
    #expect(log.stdout.split(separator: "\n").count == 7)
  }

  /// What each file is to be replaced by, once it was read.
  @Test func `a file that was saved after it was read is left as it is`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("read", to: "a.storyboard").path
    let name = "a.storyboard"
    let read = FileExpectation.bytes(Array("read".utf8))
    try replaceFile(path, named: name, with: Array("one".utf8), insteadOf: read)
    #expect(throws: CommandFailure.changedSinceRead(path: name, isGone: false)) {
      try replaceFile(path, named: name, with: Array("two".utf8), insteadOf: read)
    }
    #expect(throws: CommandFailure.changedSinceRead(path: name, isGone: false)) {
      try removeFile(path, named: name, insteadOf: read)
    }
    #expect(throws: CommandFailure.fileExists(path: name)) {
      try replaceFile(path, named: name, with: Array("two".utf8), insteadOf: .nothing)
    }
    #expect(try folder.read(name) == "one")
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: CommandFailure.changedSinceRead(path: name, isGone: true)) {
      try replaceFile(path, named: name, with: Array("two".utf8), insteadOf: read)
    }
    #expect(try folder.names() == [])
  }

  @Test(arguments: [false, true])
  func `who holds a folder is waited for`(usesFile: Bool) async throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    try folder.write("0", to: "count")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<25 {
            try FolderLock.hold(path, named: "folder", usesFile: usesFile) {
              let number = try #require(Int(folder.read("count")))
              try folder.write("\(number + 1)", to: "count")
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try folder.read("count") == "100")
    #expect(try folder.names() == ["count"])
  }

  /// Verbs that read a document and write it.
  static let verbs = [
    "edit set a.storyboard cnG-00-001.constant 12", "fix update-frames a.storyboard --all",
    "migrate leading-trailing a.storyboard --write", "migrate rename class Old New .",
    "fix update-frames a.storyboard --all -o a.storyboard",
    "merge base.storyboard a.storyboard theirs.storyboard -o a.storyboard",
    "migrate native a.storyboard --replace",
  ]

  @Test(arguments: verbs)
  func `what an editor saves meanwhile stays`(verb: String) async throws {
    let folder = try TemporaryFolder()
    let text = SampleDocuments.twoBoxes()
      .replacing("width=\"167.5\"", with: "width=\"100\"")
      .replacing("firstAttribute=\"leading\"", with: "firstAttribute=\"left\"")
      .replacing("secondAttribute=\"leading\"", with: "secondAttribute=\"left\"")
      .replacing("userLabel=\"Left Box\"", with: "userLabel=\"Left Box\" customClass=\"Old\"")
    let names = ["a", "b", "base", "theirs"].map { "\($0).storyboard" }
    for name in names { try folder.write(text, to: name) }
    let saved = Mutex(false)
    let path = folder.path + "/a.storyboard"
    let result = await Disk.$fault.withValue({ step, _ in
      // It has read its documents once it begins to write.
      if step == .create,
        saved.withLock({ saved in
          defer { saved = true }
          return !saved
        })
      {
        _ = FileManager.default.createFile(atPath: path, contents: Data("saved".utf8))
      }
      return 0
    }) { await run(verb, in: folder.url) }
    #expect(saved.withLock { $0 }, "\(result.stdout)\(result.stderr)")
    #expect(result.exitCode == 2, "\(result.stdout)\(result.stderr)")
    #expect(
      result.stderr.hasSuffix(
        """
        error: nothing was written: 'a.storyboard' has changed since it was read
          hint: run the command again

        """))
    #expect(try folder.read("a.storyboard") == "saved")
    for name in names.dropFirst() { #expect(try folder.read(name) == text) }
    #expect(try folder.names() == names)
  }

  @Test(arguments: [
    "fix update-frames store:a.storyboard --all",
    "migrate leading-trailing store:a.storyboard --write",
    "migrate rename class Old New store:a.storyboard", "restore a.storyboard@1",
  ])
  func `a revision that is stored meanwhile stays the latest`(verb: String) async throws {
    let folder = try TemporaryFolder()
    func text(_ gap: Int) -> String {
      SampleDocuments.twoBoxes(gap: gap)
        .replacing("width=\"167.5\"", with: "width=\"100\"")
        .replacing("firstAttribute=\"leading\"", with: "firstAttribute=\"left\"")
        .replacing("secondAttribute=\"leading\"", with: "secondAttribute=\"left\"")
        .replacing(
          "userLabel=\"Left Box\"", with: "userLabel=\"Left Box\" customClass=\"Old\"")
    }
    for gap in [8, 12] {
      try folder.write(text(gap), to: "a.storyboard")
      #expect(await run("import a.storyboard", in: folder.url).exitCode == 0)
    }
    let store = try DocumentStore(path: folder.path + "/ninegrid.sqlite")
    let other = try readInterfaceBuilder(Array(text(16).utf8))
    let errors = MemorySink()
    let context = CommandContext(
      workingDirectory: folder.path, environment: [:], standardOutput: MemorySink(),
      standardError: errors, readStandardInput: { [] },
      now: {
        // The time is asked when the revision is to be stored.
        _ = try? store.importDocument(other, name: "a.storyboard", time: "2026-01-01T00:00:00Z")
        return Date(timeIntervalSince1970: 1_700_000_000)
      })
    #expect(await runNinegrid(ShellLine.words(of: verb), in: context) == 2)
    #expect(
      errors.text == """
        error: nothing was written: 'a.storyboard' has changed since it was read; its latest revision is 3
          hint: run the command again

        """)
    #expect(try store.log("a.storyboard").map(\.number) == [3, 2, 1])
    #expect(try store.load("a.storyboard") == other)
  }

  @Test func `choices that two make at once are both kept, or the second is told`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "base.storyboard")
    try folder.write(SampleDocuments.twoBoxes(gap: 12, titleTop: 24), to: "ours.storyboard")
    try folder.write(SampleDocuments.twoBoxes(gap: 16, titleTop: 28), to: "theirs.storyboard")
    let merge = await run(
      "merge base.storyboard ours.storyboard theirs.storyboard -o out.storyboard", in: folder.url)
    #expect(merge.exitCode == 1)
    let context = CommandContext(
      workingDirectory: folder.path, environment: [:], standardOutput: MemorySink(),
      standardError: MemorySink(), readStandardInput: { [] })
    var one = try ConflictedFile("out.storyboard", in: context)
    var other = try ConflictedFile("out.storyboard", in: context)
    let names = one.openRows.map(\.name)
    try #require(names.count == 2)
    try one.settle([names[0]: .theirs])
    let text = try folder.read("out.storyboard")
    #expect(throws: CommandFailure.self) { try other.settle([names[1]: .theirs]) }
    #expect(try folder.read("out.storyboard") == text)
    var again = try ConflictedFile("out.storyboard", in: context)
    #expect(again.openRows.map(\.name) == [names[1]])
    try again.settle([names[1]: .theirs])
    #expect(
      try folder.read("out.storyboard") == SampleDocuments.twoBoxes(gap: 16, titleTop: 28))
    #expect(
      try folder.names()
        == ["base.storyboard", "ours.storyboard", "out.storyboard", "theirs.storyboard"])
  }
}

/// `ninegrid`, which lies beside the program that runs the tests.
let ninegridProgram = (Bundle.main.executableURL ?? URL(fileURLWithPath: "/"))
  .deletingLastPathComponent().appendingPathComponent("ninegrid")

let isNinegridBuilt = FileManager.default.isExecutableFile(atPath: ninegridProgram.path)
