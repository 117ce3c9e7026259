import Foundation

/// Why a stream of the process takes no more.
package enum SinkError: Error, Hashable, Sendable {
  /// The reader has gone, as `head` does when it has seen enough.
  case brokenPipe
  /// The disk is full.
  case noSpace
  case failed(reason: String)
}
