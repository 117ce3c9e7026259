import Synchronization

/// Holds bytes back until it is known that they are right; then it passes all of them on.
package final class DeferredSink: ByteSink {
  private let sink: any ByteSink
  private let held = Mutex<[UInt8]?>([])

  package init(_ sink: any ByteSink) { self.sink = sink }

  package var isTerminal: Bool { sink.isTerminal }
  package var columns: Int? { sink.columns }

  package func write(_ bytes: [UInt8]) throws {
    let isHeld = held.withLock { held in
      held?.append(contentsOf: bytes)
      return held != nil
    }
    if !isHeld { try sink.write(bytes) }
  }

  package func flush() throws {
    if held.withLock({ $0 == nil }) { try sink.flush() }
  }

  /// Passes on the bytes that were held back, and from now on all bytes at once.
  package func release() throws {
    let bytes = held.withLock { held in
      defer { held = nil }
      return held ?? []
    }
    if !bytes.isEmpty { try sink.write(bytes) }
  }
}
