import ArgumentParser
import HostAccess

/// `--exit-zero`, wherever a command ends with 1 when it found something.
struct ExitOptions: ParsableArguments {
  @Flag(
    name: .long,
    help:
      "Exit with 0 instead of 1 if there are findings, so that '&&' goes on. Failures keep their codes."
  )
  var exitZero = false

  /// Tells the run, which ends the command.
  func validate() {
    if exitZero { CommandContext.current.findings.ignore() }
  }
}
