import ArgumentParser

/// How data is printed.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case text, json, jsonl, csv

  static var allValueStrings: [String] { allCases.map(\.rawValue) }
}

/// `--format`, the same in every command that prints data.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp("How to print: text, json, jsonl (JSON lines) or csv.", valueName: "format"))
  var format: OutputFormat = .text

  @OptionGroup var csv: CSVOptions
}

/// `--no-csv-safe`, wherever there is CSV.
struct CSVOptions: ParsableArguments {
  @Flag(
    name: .long, inversion: .prefixedNo,
    help: "Put ' before texts in CSV that a spreadsheet would take for a formula.")
  var csvSafe = true
}

extension CommandContext {
  /// The same, printing as the options say.
  func printing(_ options: OutputOptions) -> CommandContext { printing(options.csv) }

  func printing(_ options: CSVOptions) -> CommandContext {
    var copy = self
    copy.csv = CSVText(isSafe: options.csvSafe)
    return copy
  }
}
