import Synchronization

/// The progress line that stands at the bottom of the terminal, if there is one.
package final class ShownProgress: Sendable {
  private let line = Mutex<ProgressLine?>(nil)

  package init() {}

  package func show(_ progress: ProgressLine) { line.withLock { $0 = progress } }

  /// Takes the line away, so that other lines can be written; it is drawn again with the next step.
  package func clear() throws { try line.withLock { $0 }?.clear() }
}
