import Foundation

/// Where a command writes: a stream of the process, or a buffer of a test.
package protocol ByteSink: Sendable {
  /// Writes all bytes, or throws ``SinkError``.
  func write(_ bytes: [UInt8]) throws
  /// Hands on what is still held back.
  func flush() throws
  /// A person is looking at it.
  var isTerminal: Bool { get }
  /// The width of the terminal in columns; `nil` if it is not known.
  var columns: Int? { get }
}

extension ByteSink {
  package var columns: Int? { nil }
}
