import ArgumentParser
import HostAccess
import PlainText

/// The option `--format`, which is the same in every command that prints data, and the flags that belong to it.
///
/// The flags stand here and not in groups of their own: in a debug build the parser checks each level of groups inside
/// groups four more times, so that most of the time of a short command would be that.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp("How to print: text, json, jsonl (JSON lines) or csv.", valueName: "format"))
  var format: OutputFormat = .text

  @Flag(name: .long, inversion: .prefixedNo, help: .csvSafe)
  var csvSafe = true

  @Flag(name: .long, help: .exitZero)
  var exitZero = false

  func validate() { CommandContext.current.findings.ignore(if: exitZero) }
}

extension ArgumentHelp {
  /// The help of `--csv-safe` and `--no-csv-safe`, of commands that can print CSV.
  static let csvSafe: ArgumentHelp =
    "In CSV, put ' before texts that a spreadsheet would take for a formula."
}
