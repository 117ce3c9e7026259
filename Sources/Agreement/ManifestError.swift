package enum ManifestError: Error, Hashable, Sendable, CustomStringConvertible {
  case empty
  case missingColumn(String)
  case wrongCount(line: Int, expected: Int, found: Int)

  package var description: String {
    switch self {
    case .empty: "the manifest is empty: its first line names the columns"
    case .missingColumn(let name): "the manifest has no column '\(name)'"
    case .wrongCount(let line, let expected, let found):
      "line \(line) of the manifest has \(found) columns instead of \(expected)"
    }
  }
}
