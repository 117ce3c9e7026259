import Synchronization

/// Holds bytes back until it is known that they are true; then hands all on.
final class DeferredSink: ByteSink {
  private let sink: any ByteSink
  private let held = Mutex<[UInt8]?>([])

  init(_ sink: any ByteSink) { self.sink = sink }

  var isTerminal: Bool { sink.isTerminal }
  var columns: Int? { sink.columns }

  func write(_ bytes: [UInt8]) throws {
    let isHeld = held.withLock { held in
      held?.append(contentsOf: bytes)
      return held != nil
    }
    if !isHeld { try sink.write(bytes) }
  }

  func flush() throws {
    if held.withLock({ $0 == nil }) { try sink.flush() }
  }

  /// Hands on what was held back, and from now on everything at once.
  func release() throws {
    let bytes = held.withLock { held in
      defer { held = nil }
      return held ?? []
    }
    if !bytes.isEmpty { try sink.write(bytes) }
  }
}
