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
}
