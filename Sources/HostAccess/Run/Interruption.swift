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

/// Made before a signal can come: a handler may write bytes, but make none.
private let stopMessage: ContiguousArray<UInt8> = {
  let text = "stopping after what has begun; control-C again ends at once\n"
  // What the terminal shows of the key, and a progress line, stand in the same line.
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

  /// That of the process: commands in tests have their own, and no signal reaches them.
  package static var processInterruption: Interruption { signalled }
}
