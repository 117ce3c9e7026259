import Foundation

/// The target of a command's output: a stream of the process, or a buffer of a test.
package protocol ByteSink: Sendable {
  /// Writes all bytes, or throws ``SinkError``.
  func write(_ bytes: [UInt8]) throws
  /// Passes on the bytes that are still held back.
  func flush() throws
  /// Whether a person is looking at it.
  var isTerminal: Bool { get }
  /// The width of the terminal in columns; `nil` if it is not known.
  var columns: Int? { get }
}

extension ByteSink {
  package var columns: Int? { nil }
}
