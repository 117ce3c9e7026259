import ArgumentParser

/// `--format` of `diff`.
struct DifferenceOutputOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "How to print: text, json, jsonl (JSON lines), csv, markdown for a pull request, or html, a page with pictures.",
      valueName: "format"))
  var format: DifferenceFormat = .text

  @OptionGroup var csv: CSVOptions
  @OptionGroup var exit: ExitOptions
}

/// How `diff` prints: as other commands print data, or as a comment of a pull request.
enum DifferenceFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case text, json, jsonl, csv
  /// See ``DifferenceMarkdown``.
  case markdown
  /// See ``DifferenceHTML``.
  case html

  static var allValueStrings: [String] { allCases.map(\.rawValue) }
}
