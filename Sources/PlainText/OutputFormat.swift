/// The format in which data is printed.
package enum OutputFormat: String, CaseIterable, Sendable {
  case text, json, jsonl, csv
}
