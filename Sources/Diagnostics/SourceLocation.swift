/// A place in a text file.
///
/// - Invariant: `line` and `column` count from 1. A column is one Unicode scalar, as editors count.
package struct SourceLocation: Hashable, Sendable, Comparable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The beginning of a file.
  package static let start = SourceLocation(line: 1, column: 1)

  package static func < (a: Self, b: Self) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
