package import LayoutJSON
package import LayoutModel
package import LayoutWorkbench

/// Prints findings in one of the formats, as they come.
package protocol FindingPrinter {
  /// A document has been checked; its findings come next.
  mutating func begin(_ document: CheckedDocument) throws

  mutating func add(_ finding: CheckFinding, of document: CheckedDocument) throws

  /// Prints what could not be checked, where that is data; the person has been told.
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

  /// What a terminal shows behind the place: a sentence, what it is known by, and the hint on a line of its own.
  package static func text(_ sentence: String, id: String? = nil, hint: String?) -> String {
    sentence + (id.map { " [\($0)]" } ?? "") + (hint.map { "\nhint: \($0)" } ?? "")
  }
}

extension JSONValue {
  /// x, y, width and height, as numbers or all null.
  package static func numbers(of rect: Rect?) -> [JSONValue] {
    guard let rect else { return Array(repeating: .null, count: 4) }
    return [rect.x, rect.y, rect.width, rect.height].map { .number(LayoutLine.rounded($0)) }
  }
}
