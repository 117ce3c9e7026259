package import HostAccess
import LayoutJSON
import LayoutModel
package import PlainText
package import PlatformRules

/// Prints the rule book: in text as a book, in the other formats with one row for each row of a
/// rule.
package struct RulePrinter {
  private let format: OutputFormat
  private let context: CommandContext
  private var rows: RowPrinter?
  private var isFirst = true
  /// Returns the counts for a row.
  private let evidence: (Rule, RuleRow) -> RuleEvidence?

  private static let columns = [
    "rule", "row", "key", "question", "unit", "value", "when", "status", "supporting",
    "contradicting",
    "documents", "repositories", "leastShare", "source",
  ]

  package init(
    format: OutputFormat, in context: CommandContext,
    evidence: @escaping (Rule, RuleRow) -> RuleEvidence? = { $0.evidence(of: $1) }
  ) {
    self.evidence = evidence
    self.format = format
    self.context = context
  }

  /// - Parameter positions: positions of the rows to print.
  package mutating func add(_ rule: Rule, rows positions: [Int]) throws {
    if format == .text { return try addText(rule, positions) }
    var printer = try rows ?? table()
    for position in positions { try printer.add(self.row(rule, position)) }
    rows = printer
  }

  package mutating func finish() throws {
    if format == .text { return }
    var printer = try rows ?? table()
    try printer.finish()
  }

  private func table() throws -> RowPrinter {
    try RowPrinter(Self.columns.map { TableColumn($0) }, format: format, in: context)
  }

  private func row(_ rule: Rule, _ position: Int) -> [JSONValue] {
    let row = rule.rows[position]
    let evidence = evidence(rule, row)
    func count(_ value: Int?) -> JSONValue { value.map { .number(Double($0)) } ?? .null }
    return [
      .string(rule.id), .number(Double(position + 1)), .string(row.key),
      .string(rule.question), .string(rule.unit.rawValue), .number(row.value), .string(row.words),
      .string(rule.status(of: row, evidence).rawValue), count(evidence?.supporting),
      count(evidence?.contradicting), count(evidence?.documents), count(evidence?.repositories),
      count(evidence?.leastShare),
      row.source.map(JSONValue.string) ?? .null,
    ]
  }

  // MARK: As a book

  private mutating func addText(_ rule: Rule, _ positions: [Int]) throws {
    if positions.isEmpty { return }
    if !isFirst { try context.print("") }
    isFirst = false
    let style = context.outputStyle
    try context.print("\(style.bold(rule.id))  \(rule.question)")
    let values = positions.map { rule.words(rule.rows[$0].value) }
    let width = values.map(\.count).max() ?? 0
    for (position, value) in zip(positions, values) {
      let row = rule.rows[position]
      let space = String(repeating: " ", count: width - value.count)
      try context.print("  \(space)\(value)  \(row.words)  \(style.dim(reason(rule, row)))")
    }
  }

  /// `established: 152 views, 1 against, 70 documents, 40 repositories`
  private func reason(_ rule: Rule, _ row: RuleRow) -> String {
    let evidence = evidence(rule, row)
    let status = rule.status(of: row, evidence)
    var parts: [String] = []
    if let source = row.source { parts.append(source) }
    if let evidence {
      parts.append(Self.counted(evidence.supporting, "view"))
      if evidence.contradicting > 0 { parts.append("\(evidence.contradicting) against") }
      parts.append(Self.counted(evidence.documents, "document"))
      parts.append(
        evidence.repositories == 1 ? "1 repository" : "\(evidence.repositories) repositories")
    } else if row.source == nil {
      parts.append("not counted")
    }
    return "\(status.rawValue): " + parts.joined(separator: ", ")
  }

  private static func counted(_ count: Int, _ name: String) -> String {
    count == 1 ? "1 \(name)" : "\(count) \(name)s"
  }
}
