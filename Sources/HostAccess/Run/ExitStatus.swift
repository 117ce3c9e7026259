/// The meanings of the exit codes, which are the same for every command.
package enum ExitStatus {
  package static let done: Int32 = 0
  /// The command is done, and has found something.
  package static let findings: Int32 = 1
  /// The command failed, completely or in part.
  package static let failure: Int32 = 2

  /// Wrong usage of a command line or a configuration. It is the code with which the parser ends.
  package static let usage: Int32 = 64

  package static let explanation =
    "Exit codes: 0 done, 1 done and found something, 2 could not, 64 wrong usage."
}
