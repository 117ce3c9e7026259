import ArgumentParser
import HostAccess

/// The option `--format` of `diff`.
struct DifferenceOutputOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "How to print: text, json, jsonl (JSON lines), csv, markdown for a pull request, or html, a page with pictures.",
      valueName: "format"))
  var format: DifferenceFormat = .text

  @Flag(name: .long, inversion: .prefixedNo, help: .csvSafe)
  var csvSafe = true

  @Flag(name: .long, help: .exitZero)
  var exitZero = false

  func validate() { CommandContext.current.findings.ignore(if: exitZero) }
}

/// The formats of `diff`: the data formats of other commands, or a comment on a pull request.
enum DifferenceFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case text, json, jsonl, csv
  /// See ``DifferenceMarkdown``.
  case markdown
  /// See ``DifferenceHTML``.
  case html

  static var allValueStrings: [String] { allCases.map(\.rawValue) }
}
