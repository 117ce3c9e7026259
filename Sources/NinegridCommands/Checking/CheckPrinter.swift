import Diagnostics
import LayoutJSON
import LayoutModel

/// Prints findings, document by document.
struct CheckPrinter {
  private let format: OutputFormat
  private let context: CommandContext
  private var rows: RowPrinter?
  private var counts: [String: Int] = [:]
  private var documentCount = 0
  private var affectedCount = 0
  private var unsupportedCount = 0
  private var uncertainCount = 0
  private var outdatedMarkCount = 0

  static let columns = [
    "document", "line", "column", "rule", "severity", "scene", "object", "name", "kind",
    "recordedX", "recordedY", "recordedWidth", "recordedHeight", "resolvedX", "resolvedY",
    "resolvedWidth", "resolvedHeight", "certain", "marked", "environments", "cells", "message",
    "objects",
  ]

  init(_ format: OutputFormat, in context: CommandContext) throws {
    self.format = format
    self.context = context
    if format != .text {
      rows = try RowPrinter(Self.columns.map { TableColumn($0) }, format: format, in: context)
    }
  }

  var hasFindings: Bool { !counts.isEmpty }

  /// - Parameter environmentCount: how many environments the document was resolved in.
  mutating func add(
    _ report: CheckReport, of name: String, environmentCount: Int
  ) throws {
    documentCount += 1
    if !report.findings.isEmpty { affectedCount += 1 }
    if report.isUnsupported { unsupportedCount += 1 }
    uncertainCount += report.uncertainCount
    outdatedMarkCount += report.outdatedMarkCount
    for finding in report.findings {
      counts[finding.rule.id, default: 0] += 1
      if format == .text {
        let diagnostic = finding.diagnostic(inFile: name, ofEnvironments: environmentCount)
        try context.print(context.outputStyle.text(of: diagnostic))
      } else {
        try rows?.add(Self.row(finding, of: name))
      }
    }
  }

  mutating func finish() throws {
    try rows?.finish()
    guard format == .text else { return }
    try context.print(summary)
    let fixes = CheckRule.all.filter { counts[$0.id] != nil }.compactMap(\.fix)
    for fix in fixes { try context.print("  hint: \(fix)") }
  }

  private static func row(_ finding: CheckFinding, of name: String) -> [JSONValue] {
    var cells: [String] = []
    for environment in finding.environments where !cells.contains(environment.cell.description) {
      cells.append(environment.cell.description)
    }
    var row: [JSONValue] = [
      .string(name), finding.location.map { .number(Double($0.line)) } ?? .null,
      finding.location.map { .number(Double($0.column)) } ?? .null, .string(finding.rule.id),
      .string(finding.severity.rawValue), .string(finding.scene.text),
      .string(finding.object.text), .string(finding.name), .string(finding.kind),
    ]
    row += JSONValue.numbers(of: finding.recorded)
    row += JSONValue.numbers(of: finding.resolved)
    row += [
      .bool(finding.isCertain), .bool(finding.isMarked),
      .array(finding.environments.map { .string($0.key) }), .array(cells.map(JSONValue.string)),
      .string(finding.message), .array(finding.objects.map(JSONValue.string)),
    ]
    return row
  }

  /// `4 findings in 2 of 14 documents: 1 unsatisfiable, 3 misplaced`, and what else is to be known.
  private var summary: String {
    let total = counts.values.reduce(0, +)
    let documents = documentCount == 1 ? "1 document" : "\(documentCount) documents"
    var text: String
    if total == 0 {
      text = "nothing found in \(documents)"
    } else {
      let parts = CheckRule.all.compactMap { rule in
        counts[rule.id].map { "\($0) \(rule.id)" }
      }
      text =
        "\(total == 1 ? "1 finding" : "\(total) findings") in "
        + (documentCount == 1 ? documents : "\(affectedCount) of \(documents)")
        + ": \(parts.joined(separator: ", "))"
    }
    if unsupportedCount > 0 {
      text += "; \(unsupportedCount) not for iPhone or iPad, not checked"
    }
    if uncertainCount > 0 {
      text +=
        "; \(uncertainCount) more depend\(uncertainCount == 1 ? "s" : "") on measured sizes"
        + " (--measured lists \(uncertainCount == 1 ? "it" : "them"))"
    }
    if outdatedMarkCount > 0 {
      text +=
        "; \(outdatedMarkCount == 1 ? "1 view that is" : "\(outdatedMarkCount) views that are")"
        + " in place \(outdatedMarkCount == 1 ? "is" : "are") marked as misplaced or ambiguous"
    }
    return text
  }
}

extension JSONValue {
  /// x, y, width and height, as numbers or all null.
  static func numbers(of rect: Rect?) -> [JSONValue] {
    guard let rect else { return Array(repeating: .null, count: 4) }
    return [rect.x, rect.y, rect.width, rect.height].map { .number(LayoutLine.rounded($0)) }
  }
}

extension LayoutEnvironment {
  /// As `devices` lists it: `iphone-4.7/portrait`, `ipad-11/landscape/one_half`; `375x667` for a
  /// bare size, `as-designed` for that of the document.
  var key: String {
    if isAsDesigned { return "as-designed" }
    guard let device else {
      return "\(NumberText.rounded(size.width))x\(NumberText.rounded(size.height))"
    }
    return ([device, orientation.rawValue] + (split.map { [$0] } ?? [])).joined(separator: "/")
  }
}
