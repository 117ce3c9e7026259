import ArgumentParser
import HostAccess

/// The option `--exit-zero` of commands that end with 1 if they found something.
struct ExitOptions: ParsableArguments {
  @Flag(
    name: .long,
    help:
      "Exit with 0 instead of 1 if there are findings, so that '&&' goes on. Failures keep their codes."
  )
  var exitZero = false

  /// Tells the run about the option, because the run ends the command.
  func validate() {
    if exitZero { CommandContext.current.findings.ignore() }
  }
}
