import Foundation
import HostAccess
import Synchronization
import TestSupport
import Testing

@testable import NinegridCommands

/// What lies around the documents of lines is looked for once for many of them.
@Suite struct PipeSharingTests {
  /// The sample project in two folders, in the second one unreadable.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["One", "Two"] {
      try FileManager.default.copyItem(
        at: sourceRoot.appendingPathComponent("Samples/app"),
        to: folder.url.appendingPathComponent(name))
    }
    try folder.write("{ broken", to: "Two/Trips.xcodeproj/project.pbxproj")
    return folder
  }

  private func line(_ path: String, of folder: TemporaryFolder) throws -> String {
    let document = try String(
      contentsOfFile: folder.path + "/One/Trips.storyboard", encoding: .utf8)
    let data = try JSONSerialization.data(withJSONObject: ["path": path, "content": document])
    return String(decoding: data, as: UTF8.self)
  }

  @Test(arguments: ["check - --all-devices", "resolve - --all-devices", "query grid -"])
  func `each line is answered as if it were alone`(command: String) async throws {
    let folder = try folder()
    let words = ShellLine.words(of: command) + ["--jsonl"]
    let lines = try ["One", "Two", "One", "nowhere", "Two"].map {
      try line("\($0)/Trips.storyboard", of: folder)
    }
    let together = await run(
      words, standardInput: lines.joined(separator: "\n"), workingDirectory: folder.path)
    let answers = together.stdout.split(separator: "\n").dropFirst()
    try #require(answers.count == lines.count)
    for (answer, line) in zip(answers, lines) {
      let alone = await run(words, standardInput: line, workingDirectory: folder.path)
      #expect(alone.stdout.split(separator: "\n").last == answer)
    }
    if command.hasPrefix("check") {
      #expect(answers.count { $0.contains("can't be read") } == 2)
    }
  }

  @Test func `a project is found once, and forgotten after many folders`() async throws {
    let folder = try folder()
    let line = try line("One/Trips.storyboard", of: folder)
    let project = folder.path + "/One/Trips.xcodeproj"
    // Each step is one line; what is done before it is read.
    let others = (0..<64).map { "{\"path\":\"\($0)/x.storyboard\",\"content\":\"<document\"}" }
    let steps = Mutex(([line, line] + others + [line]).reversed() as [String])
    let input = InputLines { _ in
      let (next, count) = steps.withLock { ($0.popLast(), $0.count) }
      // After the first line the project is gone.
      if count == 1 + others.count { try FileManager.default.removeItem(atPath: project) }
      return next.map { Array($0.utf8) + [UInt8(ascii: "\n")] } ?? []
    }
    let output = MemorySink()
    let context = CommandContext(
      workingDirectory: folder.path, environment: [:], standardOutput: output,
      standardError: MemorySink(), readStandardInput: { [] }, inputLines: input, processorCount: 2)
    _ = await runNinegrid(["resolve", "-", "--jsonl", "--all-devices"], in: context)
    let answers = output.text.split(separator: "\n").dropFirst()
    try #require(answers.count == 3 + others.count)
    #expect(answers.first?.contains("ipad-11") == false)
    #expect(answers.dropFirst().first == answers.first)
    #expect(answers.last?.contains("ipad-11") == true)
  }
}
