package import LayoutJSON
package import LayoutModel
package import LayoutWorkbench

/// Prints findings in one of the formats, as soon as they are known.
package protocol FindingPrinter {
  /// Begins a checked document; its findings follow.
  mutating func begin(_ document: CheckedDocument) throws

  mutating func add(_ finding: CheckFinding, of document: CheckedDocument) throws

  /// Prints something that could not be checked, if the format is data. The person has been told already.
  mutating func add(_ failure: CheckFailure) throws

  /// Prints the end of the output.
  ///
  /// - Parameters:
  ///   - summary: the totals of the findings.
  ///   - isComplete: whether every document could be read.
  mutating func finish(_ summary: CheckSummary, isComplete: Bool) throws
}

extension FindingPrinter {
  package mutating func begin(_ document: CheckedDocument) throws {}

  package mutating func add(_ failure: CheckFailure) throws {}

  /// The text behind the place on a terminal: a sentence, the id of the rule, and the hint on a line of its own.
  package static func text(_ sentence: String, id: String? = nil, hint: String?) -> String {
    sentence + (id.map { " [\($0)]" } ?? "") + (hint.map { "\nhint: \($0)" } ?? "")
  }
}

extension JSONValue {
  /// The x, y, width and height of a rectangle as numbers; all null if there is none.
  package static func numbers(of rect: Rect?) -> [JSONValue] {
    guard let rect else { return Array(repeating: .null, count: 4) }
    return [rect.x, rect.y, rect.width, rect.height].map { .number(LayoutLine.rounded($0)) }
  }
}
