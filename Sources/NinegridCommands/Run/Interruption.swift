import Foundation
import Synchronization

/// Whether the person has asked to stop, with control-C.
package final class Interruption: Sendable {
  private let flag = Atomic(false)

  package init() {}

  package var isRequested: Bool { flag.load(ordering: .relaxed) }

  package func request() { flag.store(true, ordering: .relaxed) }
}

/// Set by the signal handler, which may touch nothing else.
private let signalled = Interruption()

extension CommandContext {
  /// From now on control-C does not end the process, but sets ``CommandContext/interruption``; a
  /// second one ends it.
  func catchInterruption() {
    guard interruption === Self.processInterruption else { return }
    signal(SIGINT) { _ in
      if signalled.isRequested { signal(SIGINT, SIG_DFL) }
      signalled.request()
    }
  }

  /// That of the process: commands in tests have their own, and no signal reaches them.
  package static var processInterruption: Interruption { signalled }
}
