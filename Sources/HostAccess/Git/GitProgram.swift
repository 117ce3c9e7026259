package import Foundation
import Synchronization

/// Runs git in a folder, each time as a process of its own.
package struct GitProgram: Sendable {
  /// The path of git, found as a shell would find it.
  package let path: String
  package let environment: [String: String]
  /// The absolute path of the folder.
  package let folder: String

  /// - Throws: ``CommandFailure/noGit`` if git is not installed.
  package init(in folder: String, of context: CommandContext) throws {
    let search = context.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    let candidates = search.split(separator: ":").map { "\($0)/git" }
    guard let path = candidates.first(where: { (path: String) in access(path, X_OK) == 0 }) else {
      throw CommandFailure.noGit
    }
    self.path = path
    self.folder = folder
    // Messages are read by this program, and git must not wait for a person.
    environment = context.environment.merging([
      "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
    ]) { $1 }
  }

  /// Settings that a person may have changed. With other values, commits would be missing in histories, or output
  /// would be read wrongly.
  ///
  /// - Source: `git help config`: the first commit (`log.showRoot`), commits before a rename (`log.follow`), lines
  ///   about signatures, paths without their beginning, names in another encoding.
  private static let settings = [
    "log.showRoot=true", "log.follow=false", "log.showSignature=false", "diff.relative=false",
    "i18n.logOutputEncoding=UTF-8",
  ]

  package struct Output: Sendable {
    package var status: Int32
    package var bytes: [UInt8]
    package var errors: String

    package init(status: Int32, bytes: [UInt8], errors: String) {
      self.status = status
      self.bytes = bytes
      self.errors = errors
    }

    /// The text without the line end.
    package var line: String {
      let text = String(decoding: bytes, as: UTF8.self)
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }

    /// git's message about a failure, as a part of a sentence.
    package var reason: String {
      let lines = errors.split(separator: "\n").map(String.init)
      let line = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") }
      let text = line.map { String($0.dropFirst(7)) } ?? lines.last ?? "it ended with \(status)"
      return text.hasSuffix(".") ? String(text.dropLast()) : text
    }

    /// The parts of an output that was made with `-z`.
    package var parts: [String] {
      bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Runs git to its end. A failure of git is a part of the output.
  package func run(_ arguments: [String]) throws -> Output {
    let process = Process()
    configure(process, arguments)
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw CommandFailure.git(reason: "'\(path)' can't be run")
    }
    // Both streams are read at once, because git would stop if one of the pipes were full.
    let told = Mutex<[UInt8]>([])
    let reading = DispatchGroup()
    let errorDescriptor = errors.fileHandleForReading.fileDescriptor
    DispatchQueue.global().async(group: reading) {
      let bytes = (try? readAll(of: errorDescriptor, named: "git")) ?? []
      told.withLock { $0 = bytes }
    }
    let bytes = try readAll(of: output.fileHandleForReading.fileDescriptor, named: "git")
    reading.wait()
    process.waitUntilExit()
    return Output(
      status: process.terminationStatus, bytes: bytes,
      errors: String(decoding: told.withLock { $0 }, as: UTF8.self))
  }

  /// Prepares a process that will run git, but does not start it.
  package func configure(_ process: Process, _ arguments: [String]) {
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = Self.settings.flatMap { ["-c", $0] } + arguments
    process.environment = environment
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
  }

  /// Runs git, which must succeed.
  ///
  /// - Throws: ``CommandFailure/git(reason:)`` with git's message.
  package func output(_ arguments: [String]) throws -> Output {
    let result = try run(arguments)
    guard result.status == 0 else { throw CommandFailure.git(reason: result.reason) }
    return result
  }
}

extension CommandContext {
  /// The same context for commands whose exit code has another meaning for git. Errors of documents
  /// are reported, but do not change the exit code.
  package var calledByGit: CommandContext {
    var copy = self
    copy.findings = FindingsOfRun()
    return copy
  }
}
