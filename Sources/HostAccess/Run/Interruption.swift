import Foundation
import Synchronization

/// Whether the person has asked to stop, with control-C.
package final class Interruption: Sendable {
  private let flag = Atomic(false)

  package init() {}

  package var isRequested: Bool { flag.load(ordering: .relaxed) }

  package func request() { flag.store(true, ordering: .relaxed) }
}

/// It is set by the signal handler, which must not touch anything else.
private let signalled = Interruption()

/// It is made before a signal can arrive: a handler may write bytes, but not create them.
private let stopMessage: ContiguousArray<UInt8> = {
  let text = "stopping after what has begun; control-C again ends at once\n"
  // The terminal shows the key in the same line, perhaps behind a progress line.
  return ContiguousArray((isatty(STDERR_FILENO) == 1 ? "\n" : "").utf8) + ContiguousArray(text.utf8)
}()

extension CommandContext {
  /// From now on control-C does not end the process, but sets ``CommandContext/interruption`` and
  /// prints a message. A second one ends the process by the signal itself, as the shell expects.
  package func catchInterruption() {
    guard interruption === Self.processInterruption else { return }
    guard !stopMessage.isEmpty else { return }
    signal(SIGINT) { number in
      if signalled.isRequested {
        signal(number, SIG_DFL)
        raise(number)
        return
      }
      signalled.request()
      let error = errno
      stopMessage.withUnsafeBytes { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
      errno = error
    }
  }

  /// The interruption of the process. Commands in tests have their own ones, which no signal
  /// reaches.
  package static var processInterruption: Interruption { signalled }
}
