import Foundation
import Synchronization

/// Reads the objects of a repository, all through one process of git.
package final class GitObjects: Sendable {
  private let git: GitProgram
  private let running = Mutex<Reader?>(nil)

  package init(_ git: GitProgram) { self.git = git }

  /// The bytes of an object. Its name is an id, or another name that git accepts, such as
  /// `HEAD:Main.storyboard`.
  ///
  /// - Returns: `nil` if the repository does not have it.
  /// - Throws: ``CommandFailure/git(reason:)``.
  package func bytes(of name: String) throws -> [UInt8]? {
    // A name with a line break would be two requests.
    guard !name.utf8.contains(0x0A) else {
      let output = try git.run(["cat-file", "blob", name])
      return output.status == 0 ? output.bytes : nil
    }
    return try running.withLock { running in
      let reader = try running ?? Reader(git)
      // If an answer stops half-way for any reason, the next request goes to another process.
      running = nil
      let bytes = try reader.bytes(of: name)
      running = reader
      return bytes
    }
  }

  /// Runs `git cat-file --batch`. Each request is a line; the answer is a line with kind and size,
  /// followed by the bytes.
  private final class Reader {
    private let process = Process()
    private let questions = Pipe()
    private let answers = Pipe()
    private var buffer: [UInt8] = []
    private var start = 0

    init(_ git: GitProgram) throws {
      git.configure(process, ["cat-file", "--batch"])
      process.standardInput = questions
      process.standardOutput = answers
      process.standardError = FileHandle.nullDevice
      do {
        try process.run()
      } catch {
        throw CommandFailure.git(reason: "'\(git.path)' can't be run")
      }
    }

    /// git ends when its input ends.
    deinit {
      questions.fileHandleForWriting.closeFile()
      answers.fileHandleForReading.closeFile()
      process.waitUntilExit()
    }

    func bytes(of name: String) throws -> [UInt8]? {
      do {
        try questions.fileHandleForWriting.write(contentsOf: Data((name + "\n").utf8))
      } catch {
        throw CommandFailure.git(reason: "'git cat-file' has ended")
      }
      let words = try line().split(separator: " ")
      guard words.count == 3, let size = Int(words[2]), words[0].allSatisfy(\.isHexDigit) else {
        return nil
      }
      let bytes = try take(size)
      _ = try take(1)
      return words[1] == "blob" ? bytes : nil
    }

    private func line() throws -> String {
      while true {
        if let end = buffer[start...].firstIndex(of: 0x0A) {
          defer { start = end + 1 }
          return String(decoding: buffer[start..<end], as: UTF8.self)
        }
        try fill()
      }
    }

    private func take(_ count: Int) throws -> [UInt8] {
      while buffer.count - start < count { try fill() }
      defer { start += count }
      return Array(buffer[start..<start + count])
    }

    private func fill() throws {
      buffer.removeFirst(start)
      start = 0
      var part = [UInt8](repeating: 0, count: 1 << 16)
      let descriptor = answers.fileHandleForReading.fileDescriptor
      var count = part.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      while count < 0, errno == EINTR {
        count = part.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      }
      guard count > 0 else { throw CommandFailure.git(reason: "'git cat-file' has ended") }
      buffer.append(contentsOf: part[..<count])
    }
  }
}
