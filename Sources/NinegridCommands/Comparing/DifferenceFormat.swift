import ArgumentParser

/// How `diff` prints: as other commands print data, or as a comment of a pull request.
enum DifferenceFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case text, json, jsonl, csv
  /// See ``DifferenceMarkdown``.
  case markdown
  /// See ``DifferenceHTML``.
  case html

  static var allValueStrings: [String] { allCases.map(\.rawValue) }
}
