import Diagnostics

/// One output of findings: a format, or a format and a file, as in `sarif=out.sarif`.
package struct CheckOutput: Hashable, Sendable {
  package var format: CheckFormat
  /// The file, by the name that the person used; `nil` for standard output.
  package var path: String?

  package init(format: CheckFormat, path: String? = nil) {
    self.format = format
    self.path = path
  }

  package init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = parts.first.flatMap({ CheckFormat(named: String($0)) }) else {
      return nil
    }
    let path = parts.count > 1 ? String(parts[1]) : nil
    guard path != "" else { return nil }
    self.init(format: format, path: path)
  }
}
