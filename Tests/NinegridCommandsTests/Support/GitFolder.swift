import Foundation
import TestSupport
import Testing

/// A repository of git in a folder of its own, in which everything is the same every time: times, names, hashes.
///
/// Commands run as a person would run them in a shell, with `ninegrid` in `PATH`.
final class GitFolder: Sendable {
  let folder: TemporaryFolder
  private let environment: [String: String]

  /// `ninegrid`, which lies beside the program that runs the tests.
  static let program = (Bundle.main.executableURL ?? URL(fileURLWithPath: "/"))
    .deletingLastPathComponent().appendingPathComponent("ninegrid")

  /// Whether there is all that is needed: not every machine has git.
  static let isUsable =
    FileManager.default.isExecutableFile(atPath: program.path)
    && (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/git")
    }

  /// - Parameter isInstalled: whether git calls ninegrid.
  init(isInstalled: Bool = true, isRepository: Bool = true) throws {
    folder = try TemporaryFolder()
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    environment = [
      "PATH": "\(Self.program.deletingLastPathComponent().path):\(path)",
      "HOME": folder.path + "/home", "LC_ALL": "C", "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.com",
      "GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.com",
      "GIT_AUTHOR_DATE": "2024-05-01T12:00:00Z", "GIT_COMMITTER_DATE": "2024-05-01T12:00:00Z",
      "GIT_PAGER": "cat", "GIT_EDITOR": "true", "GIT_MERGE_AUTOEDIT": "no",
    ]
    try FileManager.default.createDirectory(
      atPath: folder.path + "/home", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: work.path, withIntermediateDirectories: true)
    guard isRepository else { return }
    try require("git init -q -b main")
    try require("git config advice.mergeConflict false && git config merge.conflictStyle merge")
    if isInstalled { try require("ninegrid git install") }
  }

  var work: URL { folder.url.appendingPathComponent("repository") }

  struct Output {
    var status: Int32
    /// Both streams, in the order in which they were written.
    var text: String
  }

  /// Runs a line of a shell.
  func shell(_ line: String) throws -> Output {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exec 2>&1; \(line)"]
    process.environment = environment
    process.currentDirectoryURL = work
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Output(
      status: process.terminationStatus, text: String(decoding: bytes, as: UTF8.self))
  }

  /// Runs a line that must succeed.
  @discardableResult
  func require(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
    let output = try shell(line)
    try #require(
      output.status == 0, "\(line)\n\(output.text)", sourceLocation: sourceLocation)
    return output.text
  }

  func write(_ text: String, to name: String) throws {
    try folder.write(text, to: "repository/\(name)")
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: work.appendingPathComponent(name), encoding: .utf8)
  }

  /// Commits everything.
  func commit(_ message: String) throws {
    try require("git add -A && git commit -q -m '\(message)'")
  }

  /// What lines of a shell print, as a person would see it, with exit codes other than 0.
  func transcript(_ lines: [String]) throws -> String {
    var text = ""
    for line in lines {
      let output = try shell(line)
      // Advice reads differently in every version of git.
      let lines = output.text.split(separator: "\n", omittingEmptySubsequences: false)
      let told = lines.filter { !$0.hasPrefix("hint: ") }.joined(separator: "\n")
      text += "$ \(line)\n\(told)"
      if !output.text.isEmpty, !output.text.hasSuffix("\n") { text += "\n" }
      if output.status != 0 { text += "[\(output.status)]\n" }
    }
    return text.replacing(folder.path, with: "")
  }
}
