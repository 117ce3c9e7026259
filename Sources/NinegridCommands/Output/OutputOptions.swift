import ArgumentParser
import PlainText

/// The option `--format`, which is the same in every command that prints data.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp("How to print: text, json, jsonl (JSON lines) or csv.", valueName: "format"))
  var format: OutputFormat = .text

  @OptionGroup var csv: CSVOptions
  @OptionGroup var exit: ExitOptions
}

/// The option `--no-csv-safe` of commands that can print CSV.
struct CSVOptions: ParsableArguments {
  @Flag(
    name: .long, inversion: .prefixedNo,
    help: "In CSV, put ' before texts that a spreadsheet would take for a formula.")
  var csvSafe = true
}
