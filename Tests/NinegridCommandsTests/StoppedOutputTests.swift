import Foundation
import HostAccess
import NinegridCommands
import Synchronization
import TestSupport
import Testing

/// What happens when nobody reads on, or the person stops a command.
@Suite struct StoppedOutputTests {
  @Test(arguments: ["import Other", "batch --size 300x300", "migrate leading-trailing App"])
  func `what changes documents goes on when nobody reads its rows`(line: String) async throws {
    let folder = try await Self.folder()
    for format in ["jsonl", "json", "csv"] {
      let sink = StoppingSink { throw SinkError.brokenPipe }
      let result = await Self.run("\(line) --format \(format)", in: folder, sink)
      #expect(result.exitCode == 0)
      #expect(result.errors == "")
    }
    #expect(try await Self.changeCount(of: line, in: folder) == 3)
  }

  @Test(arguments: [
    "import Other", "batch --size 300x300 --jobs 1", "migrate leading-trailing App",
  ])
  func `a command that is stopped finishes its list, and the next one goes on`(
    line: String
  ) async throws {
    let folder = try await Self.folder()
    let interruption = Interruption()
    let sink = StoppingSink { interruption.request() }
    let result = await Self.run("\(line) --format json", in: folder, sink, interruption)
    #expect(result.exitCode == 2)
    #expect(result.errors.hasPrefix("stopped after 1 of 3 documents; "))
    #expect(try JSONInstance(json: Data(sink.bytes)).array?.count == 1)
    #expect(try await Self.changeCount(of: line, in: folder) == 1)
    #expect(await NinegridCommandsTests.run(line, in: folder.url).exitCode == 0)
    #expect(try await Self.changeCount(of: line, in: folder) == 3)
  }

  @Test func `files are exported when nobody reads what is told of the others`() async throws {
    let folder = try await Self.folder()
    let context = CommandContext(
      workingDirectory: folder.path, environment: [:], standardOutput: MemorySink(),
      standardError: StoppingSink { throw SinkError.brokenPipe }, readStandardInput: { [] })
    #expect(await runNinegrid(["export", "nowhere", "App", "-o", "out"], in: context) == 2)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out/App")
    #expect(files.sorted() == ["a.storyboard", "b.storyboard", "c.storyboard"])
  }

  @Test(arguments: [
    "check Faulty.storyboard --misplaced --write-baseline out", "render Faulty.storyboard -o out",
    "sweep Faulty.storyboard --width 320...330 --format jsonl --plot out",
  ])
  func `a file that was asked for is written when nobody reads what is told`(
    line: String
  ) async throws {
    let folder = try TemporaryFolder()
    let faulty = SampleDocuments.twoBoxes().replacing(
      "firstItem=\"bxR-00-001\" firstAttribute=\"width\"",
      with: "firstItem=\"nowhere\" firstAttribute=\"width\"")
    try folder.write(faulty, to: "Faulty.storyboard")
    let errors = StoppingSink { throw SinkError.brokenPipe }
    let context = CommandContext(
      workingDirectory: folder.path, environment: [:],
      standardOutput: StoppingSink { throw SinkError.brokenPipe }, standardError: errors,
      readStandardInput: { [] })
    #expect(await runNinegrid(ShellLine.words(of: line), in: context) < 2)
    #expect(errors.writes == 1)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/out"))
  }

  @Test func `a dry run ends with its reader`() async throws {
    let folder = try await Self.folder()
    for line in ["migrate leading-trailing App --dry-run", "resolve App"] {
      let sink = StoppingSink { throw SinkError.brokenPipe }
      let result = await Self.run("\(line) --format jsonl", in: folder, sink)
      #expect(result.exitCode == 0)
      #expect(result.errors == "")
      #expect(sink.writes == 1)
    }
  }

  /// Three documents that can be migrated, in the store and as files, and three others as files alone.
  private static func folder() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "c"] {
      try folder.write(SampleDocuments.oldStyle, to: "App/\(name).storyboard")
      try folder.write(SampleDocuments.oldStyle, to: "Other/\(name).storyboard")
    }
    _ = await NinegridCommandsTests.run("import App", in: folder.url)
    return folder
  }

  /// How many documents a command has changed.
  private static func changeCount(of line: String, in folder: TemporaryFolder) async throws -> Int {
    if line.hasPrefix("migrate") {
      return try ["a", "b", "c"].count { name in
        let file = folder.url.appendingPathComponent("App/\(name).storyboard")
        return try !String(contentsOf: file, encoding: .utf8).contains(#"firstAttribute="left""#)
      }
    }
    let query = line.hasPrefix("batch") ? "sql 'SELECT * FROM results'" : "list Other"
    let result = await NinegridCommandsTests.run("\(query) --format jsonl", in: folder.url)
    return try result.jsonLines().count
  }

  private static func run(
    _ line: String, in folder: TemporaryFolder, _ output: StoppingSink,
    _ interruption: Interruption = Interruption()
  ) async -> (exitCode: Int32, errors: String) {
    let errors = MemorySink()
    let context = CommandContext(
      workingDirectory: folder.path, environment: [:], standardOutput: output,
      standardError: errors, readStandardInput: { [] }, processorCount: 2,
      interruption: interruption)
    return (await runNinegrid(ShellLine.words(of: line), in: context), errors.text)
  }
}

/// A stream of which somebody reads the first piece, and then does something else.
private final class StoppingSink: ByteSink {
  let isTerminal = false
  private let content = MemorySink()
  private let count = Atomic(0)
  private let stop: @Sendable () throws -> Void

  init(_ stop: @escaping @Sendable () throws -> Void) { self.stop = stop }

  var bytes: [UInt8] { content.bytes }
  /// How often somebody wrote.
  var writes: Int { count.load(ordering: .relaxed) }

  func write(_ bytes: [UInt8]) throws {
    content.write(bytes)
    count.add(1, ordering: .relaxed)
    try stop()
  }

  func flush() {}
}
