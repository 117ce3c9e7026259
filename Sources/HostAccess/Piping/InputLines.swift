import Foundation
import Synchronization

/// The lines of standard input, one after another. No more than a line and a piece is in memory.
package final class InputLines: Sendable {
  /// Reads the next bytes, at most the requested number; empty at the end.
  package typealias Reading = @Sendable (_ count: Int) throws -> [UInt8]

  /// The text between two line ends.
  package enum Line: Hashable {
    case bytes([UInt8])
    /// A line that is longer than any document may be. Its bytes were skipped.
    case tooLong
  }

  /// The longest line: a document of the largest size in base64, with room for its path.
  package static let longest = (1 << 28) / 3 * 4 + (1 << 16)

  private struct State {
    var buffer: [UInt8] = []
    var start = 0
    var isAtEnd = false
  }

  private let read: Reading
  private let longest: Int
  private let state = Mutex(State())

  package init(longest: Int? = nil, read: @escaping Reading) {
    self.read = read
    self.longest = longest ?? Self.longest
  }

  /// The next line without its end; `nil` after the last one.
  package func next() throws -> Line? {
    try state.withLock { state in
      var isTooLong = false
      var searched = state.start
      while true {
        if let end = state.buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
          defer { state.start = end + 1 }
          return isTooLong ? .tooLong : .bytes(Array(state.buffer[state.start..<end]))
        }
        if state.isAtEnd {
          guard state.start < state.buffer.count || isTooLong else { return nil }
          defer { state.start = state.buffer.count }
          return isTooLong ? .tooLong : .bytes(Array(state.buffer[state.start...]))
        }
        state.buffer.removeFirst(state.start)
        state.start = 0
        if state.buffer.count > longest {
          isTooLong = true
          state.buffer.removeAll()
        }
        searched = state.buffer.count
        let more = try read(1 << 16)
        state.isAtEnd = more.isEmpty
        state.buffer += more
      }
    }
  }
}

extension InputLines {
  /// The lines of bytes that are all read when the first line is requested.
  package convenience init(whole: @escaping @Sendable () throws -> [UInt8]) {
    let isRead = Mutex(false)
    self.init { _ in
      try isRead.withLock { isRead in
        if isRead { return [] }
        isRead = true
        return try whole()
      }
    }
  }

  /// The lines of a file descriptor of this process.
  package static func of(_ descriptor: Int32, named name: String) -> InputLines {
    InputLines { count in
      var buffer = [UInt8](repeating: 0, count: count)
      while true {
        let read = buffer.withUnsafeMutableBytes {
          Foundation.read(descriptor, $0.baseAddress, count)
        }
        if read >= 0 { return Array(buffer[..<read]) }
        guard errno == EINTR else {
          throw CommandFailure.unreadable(path: name, reason: systemReason(errno))
        }
      }
    }
  }
}
