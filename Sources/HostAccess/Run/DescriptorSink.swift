import Foundation
import Synchronization

/// A file descriptor of the process, written in large pieces unless it is a terminal.
package final class DescriptorSink: ByteSink {
  package let isTerminal: Bool
  private let descriptor: Int32
  private let pending = Mutex<[UInt8]>([])
  /// The size of the pieces: large enough to make the cost of a system call small.
  private static let capacity = 1 << 16

  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
  }

  package var columns: Int? {
    guard isTerminal else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  package func write(_ bytes: [UInt8]) throws {
    try pending.withLock { pending in
      pending.append(contentsOf: bytes)
      if isTerminal || pending.count >= Self.capacity { try Self.drain(&pending, to: descriptor) }
    }
  }

  package func flush() throws {
    try pending.withLock { try Self.drain(&$0, to: descriptor) }
  }

  /// Writes the pending bytes. They are dropped even if this fails, because a broken pipe must be
  /// reported only once.
  private static func drain(_ pending: inout [UInt8], to descriptor: Int32) throws {
    defer { pending.removeAll(keepingCapacity: true) }
    try pending.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
        let count = writeOnce(descriptor, rest.baseAddress, rest.count)
        if count >= 0 {
          start += count
          continue
        }
        switch errno {
        case EINTR, EAGAIN: continue
        case EPIPE: throw SinkError.brokenPipe
        case ENOSPC, EDQUOT: throw SinkError.noSpace
        default: throw SinkError.failed(reason: String(cString: strerror(errno)))
        }
      }
    }
  }
}

private func writeOnce(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// The reason why a stream of the process accepts no more bytes.
package enum SinkError: Error, Hashable, Sendable {
  /// The reader has ended, as `head` does when it has seen enough.
  case brokenPipe
  /// The disk is full.
  case noSpace
  case failed(reason: String)
}
