/// What the exit codes of every command mean.
package enum ExitStatus {
  package static let done: Int32 = 0
  /// Done, and found something.
  package static let findings: Int32 = 1
  /// Could not be done, or not all of it.
  package static let failure: Int32 = 2

  /// Wrong usage, of a command line or of a configuration; as the parser ends.
  package static let usage: Int32 = 64

  package static let explanation =
    "Exit codes: 0 done, 1 done and found something, 2 could not, 64 wrong usage."
}
