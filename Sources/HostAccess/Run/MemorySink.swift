import Foundation
import Synchronization

/// Keeps the written bytes, for tests.
package final class MemorySink: ByteSink {
  package let isTerminal: Bool
  private let content = Mutex<[UInt8]>([])

  package init(isTerminal: Bool = false) { self.isTerminal = isTerminal }

  package func write(_ bytes: [UInt8]) { content.withLock { $0.append(contentsOf: bytes) } }
  package func flush() {}
  package var bytes: [UInt8] { content.withLock { $0 } }
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
