import ArgumentParser
import HostAccess

/// The option `--exit-zero` of commands that end with 1 if they found something, and that print no data.
struct ExitOptions: ParsableArguments {
  @Flag(name: .long, help: .exitZero)
  var exitZero = false

  func validate() { CommandContext.current.findings.ignore(if: exitZero) }
}

extension ArgumentHelp {
  /// The help of `--exit-zero`.
  static let exitZero: ArgumentHelp =
    "Exit with 0 instead of 1 if there are findings, so that '&&' goes on. Failures keep their codes."
}
