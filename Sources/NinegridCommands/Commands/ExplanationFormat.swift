import ArgumentParser

/// How explanations are printed.
enum ExplanationFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case text, json, jsonl
  static var allValueStrings: [String] { allCases.map(\.rawValue) }
}
