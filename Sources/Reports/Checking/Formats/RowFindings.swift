import Diagnostics
package import HostAccess
import LayoutJSON
import LayoutModel
package import LayoutWorkbench
package import PlainText

/// Prints findings as JSON, JSON lines and CSV.
package struct RowFindings: FindingPrinter {
  private var rows: RowPrinter

  package static let columns = [
    "document", "file", "line", "column", "rule", "severity", "level", "scene", "id", "name",
    "kind",
    "recordedX", "recordedY", "recordedWidth", "recordedHeight", "resolvedX", "resolvedY",
    "resolvedWidth", "resolvedHeight", "certain", "marked", "environments", "sizeClasses",
    "message",
    "objects", "fixable",
  ]

  package init(_ format: OutputFormat, in context: CommandContext) throws {
    rows = try RowPrinter(Self.columns.map { TableColumn($0) }, format: format, in: context)
  }

  package mutating func add(_ finding: CheckFinding, of document: CheckedDocument) throws {
    try rows.add(Self.row(finding, of: document))
  }

  package mutating func finish(_ summary: CheckSummary, isComplete: Bool) throws {
    try rows.finish()
  }

  private static func row(_ finding: CheckFinding, of document: CheckedDocument) -> [JSONValue] {
    var classes: [String] = []
    for environment in finding.environments where !classes.contains(environment.cell.description) {
      classes.append(environment.cell.description)
    }
    var row: [JSONValue] = [
      .string(document.name), .string(document.path),
      finding.location.map { .number(Double($0.line)) } ?? .null,
      finding.location.map { .number(Double($0.column)) } ?? .null, .string(finding.rule.id),
      .string(finding.severity.rawValue), .string(finding.level), .string(finding.scene.text),
      .string(finding.object.text), .string(finding.name), .string(finding.kind),
    ]
    row += JSONValue.numbers(of: finding.recorded)
    row += JSONValue.numbers(of: finding.resolved)
    row += [
      .bool(finding.isCertain), .bool(finding.isMarked),
      .array(finding.environments.map { .string($0.key) }), .array(classes.map(JSONValue.string)),
      .string(finding.message), .array(finding.objects.map(JSONValue.string)),
      .bool(finding.isFixable),
    ]
    return row
  }
}

extension CheckFinding {
  /// The level as IBLinter names it; IBLinter has no notes.
  fileprivate var level: String { severity == .error ? "error" : "warning" }
}

extension CheckFormat {
  package static let json = Self("json") { try RowFindings(.json, in: $0) }
  package static let jsonl = Self("jsonl") { try RowFindings(.jsonl, in: $0) }
  package static let csv = Self("csv") { try RowFindings(.csv, in: $0) }
}
