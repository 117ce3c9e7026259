package import Diagnostics
import Synchronization

/// Decides between the exit codes 0 and 1, whatever the command itself returns.
///
/// A command that has reported an error in a document ends with at least 1, so that a script does
/// not take the rest of a broken document for the whole. With `--exit-zero`, findings of any kind
/// end with 0.
package final class FindingsOfRun: Sendable {
  private let hasErrors = Atomic(false)
  private let areIgnored = Atomic(false)

  package init() {}

  /// Remembers that a person was told of an error.
  package func tell(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { hasErrors.store(true, ordering: .relaxed) }
  }

  /// If `isAsked`, findings do not fail the command from now on.
  package func ignore(if isAsked: Bool = true) {
    if isAsked { areIgnored.store(true, ordering: .relaxed) }
  }

  /// The exit code of a command that would end with `code`.
  package func exitCode(_ code: Int32) -> Int32 {
    let isFinding =
      code == ExitStatus.findings
      || (code == ExitStatus.done && hasErrors.load(ordering: .relaxed))
    guard isFinding else { return code }
    return areIgnored.load(ordering: .relaxed) ? ExitStatus.done : ExitStatus.findings
  }
}
