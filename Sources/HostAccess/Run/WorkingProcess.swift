import Foundation
import Synchronization

/// A piece of work of a process, identified by a unique text.
package struct WorkingProcess: Hashable, Sendable {
  /// The text: `computer/number/start/work`.
  package let text: String

  private static let count = Atomic(0)

  /// A new piece of work of this process.
  package init() {
    let work = Self.count.add(1, ordering: .relaxed).newValue
    text = "\(Self.computer)/\(getpid())/\(Self.start(of: getpid()) ?? "0")/\(work)"
  }

  package static var secondsSince1970: Int { Int(Date().timeIntervalSince1970) }

  /// The longest wait for a process of another computer, or of a container with its own process
  /// numbers, which can't be checked. One document takes minutes at most.
  static let patienceInSeconds = 900

  /// Whether the process of a claimed work still runs.
  ///
  /// - Parameter time: the time of its last sign of life, in seconds since 1970.
  package static func isAtWork(_ text: String, since time: Int) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4, let number = Int32(parts[1]), number > 0 else { return false }
    guard parts[0] == computer else { return secondsSince1970 - time < patienceInSeconds }
    // If this process may not send it a signal, the process exists, too.
    guard kill(number, 0) == 0 || errno == EPERM else { return false }
    guard let start = start(of: number) else { return true }
    return start == parts[2]
  }

  private static let computer: String = {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "computer" }
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let text = String(decoding: bytes, as: UTF8.self).replacing("/", with: "_")
    // Containers may have the same name, but their processes are separate.
    var space = stat()
    guard stat("/proc/self/ns/pid", &space) == 0 else { return text }
    return "\(text):\(space.st_ino)"
  }()

  /// The start of a process, in ticks since the start of the computer; `nil` if it can't be read. A
  /// process number may be used again, but not with the same start.
  ///
  /// - Source: proc(5), field 22 of `/proc/[pid]/stat`, after the name in parentheses.
  private static func start(of number: Int32) -> String? {
    guard let bytes = FileManager.default.contents(atPath: "/proc/\(number)/stat") else {
      return nil
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.lastIndex(of: ")") else { return nil }
    let fields = text[text.index(after: end)...].split(separator: " ")
    guard fields.count > 19 else { return nil }
    // A process that has ended stays in the list until its parent has read its exit code.
    return fields[0] == "Z" ? "ended" : String(fields[19])
  }
}
