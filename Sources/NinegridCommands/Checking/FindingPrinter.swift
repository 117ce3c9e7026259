import Diagnostics
import LayoutJSON
import LayoutModel

/// Prints findings in one of the formats, as they come.
protocol FindingPrinter {
  mutating func add(_ finding: CheckFinding, of document: CheckedDocument) throws

  /// Prints what could not be checked, where that is data; the person has been told.
  mutating func add(_ failure: CheckFailure) throws

  /// Prints the end.
  ///
  /// - Parameters:
  ///   - summary: what was found in all.
  ///   - isComplete: whether every document could be read.
  mutating func finish(_ summary: CheckSummary, isComplete: Bool) throws
}

extension FindingPrinter {
  mutating func add(_ failure: CheckFailure) throws {}

  /// What a terminal shows behind the place: a sentence, what it is known by, and the hint on a line of its own.
  static func text(_ sentence: String, id: String? = nil, hint: String?) -> String {
    sentence + (id.map { " [\($0)]" } ?? "") + (hint.map { "\nhint: \($0)" } ?? "")
  }
}

/// For people, and for whoever reads what compilers print.
struct TextFindings: FindingPrinter {
  let context: CommandContext

  func add(_ finding: CheckFinding, of document: CheckedDocument) throws {
    let diagnostic = finding.diagnostic(
      inFile: document.name, ofEnvironments: document.environmentCount)
    try context.print(context.outputStyle.lines(of: diagnostic))
  }

  func finish(_ summary: CheckSummary, isComplete: Bool) throws {
    try context.print(summary.text)
    for fix in summary.fixes { try context.print("  hint: \(fix)") }
  }
}

/// JSON, JSON lines and CSV.
struct RowFindings: FindingPrinter {
  private var rows: RowPrinter

  static let columns = [
    "document", "line", "column", "rule", "severity", "scene", "id", "name", "kind",
    "recordedX", "recordedY", "recordedWidth", "recordedHeight", "resolvedX", "resolvedY",
    "resolvedWidth", "resolvedHeight", "certain", "marked", "environments", "sizeClasses",
    "message",
    "objects",
  ]

  init(_ format: OutputFormat, in context: CommandContext) throws {
    rows = try RowPrinter(Self.columns.map { TableColumn($0) }, format: format, in: context)
  }

  mutating func add(_ finding: CheckFinding, of document: CheckedDocument) throws {
    try rows.add(Self.row(finding, of: document.name))
  }

  mutating func finish(_ summary: CheckSummary, isComplete: Bool) throws { try rows.finish() }

  private static func row(_ finding: CheckFinding, of name: String) -> [JSONValue] {
    var classes: [String] = []
    for environment in finding.environments where !classes.contains(environment.cell.description) {
      classes.append(environment.cell.description)
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
      .array(finding.environments.map { .string($0.key) }), .array(classes.map(JSONValue.string)),
      .string(finding.message), .array(finding.objects.map(JSONValue.string)),
    ]
    return row
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
  /// bare size; with a cell behind where that is imposed; `as-designed` for that of the document.
  var key: String {
    if isAsDesigned { return "as-designed" }
    let cell = hasImposedCell ? ["\(cell)"] : []
    guard let device else {
      let size = "\(NumberText.rounded(size.width))x\(NumberText.rounded(size.height))"
      return ([size] + cell).joined(separator: "/")
    }
    return ([device, orientation.rawValue] + (split.map { [$0] } ?? []) + cell)
      .joined(separator: "/")
  }
}
