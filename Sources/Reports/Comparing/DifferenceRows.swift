package import DocumentAccess
package import HostAccess
import LayoutComparison
import LayoutJSON
import LayoutWorkbench
package import PlainText

/// Prints the differences as rows, in JSON, JSON lines and CSV. Effects follow the changes of their document.
package struct DifferenceRows: DifferencePrinter {
  package let context: CommandContext
  package let format: OutputFormat
  package let showsAll: Bool
  package let effects: EffectSource?
  private var rows: RowPrinter?
  private var effectRows: EffectPrinter?

  package init(
    _ format: OutputFormat, showsAll: Bool, effects: EffectSource?, in context: CommandContext
  ) {
    self.context = context
    self.format = format
    self.showsAll = showsAll
    self.effects = effects
  }

  package mutating func begin() throws {
    if effects == nil {
      rows = try RowPrinter(Self.columns, format: format, in: context)
    } else {
      effectRows = EffectPrinter(format, environmentCount: 0, in: context)
      try effectRows?.begin()
    }
  }

  package mutating func add(_ compared: ComparedPair) throws {
    if let whole = Self.row(ofWhole: compared.pair) { try add(whole) }
    let found = compared.report.rows(
      from: compared.old.document, to: compared.new.document, includingNoise: showsAll)
    for row in found { try add(Self.values(of: row, in: compared.pair.name)) }
    if let effects, var printer = effectRows {
      try effects.add(compared, to: &printer)
      effectRows = printer
    }
  }

  package mutating func finish(failures: Int) throws {
    try rows?.finish()
    try effectRows?.finish()
  }

  private mutating func add(_ values: [JSONValue]) throws {
    try rows?.add(values)
    try effectRows?.add(change: values, columns: Self.columns)
  }

  private static let columns = [
    "document", "scene", "id", "kind", "change", "path", "cell", "old", "new", "noise", "sentence",
  ].map { TableColumn($0) }

  private static func optional(_ text: String?) -> JSONValue {
    text.map(JSONValue.string) ?? .null
  }

  private static func values(of row: DifferenceRow, in document: String) -> [JSONValue] {
    [
      .string(document), optional(row.scene), .string(row.id), .string(row.kind),
      .string(row.change), optional(row.path), optional(row.cell), optional(row.old),
      optional(row.new), optional(row.noise), .string(row.sentence),
    ]
  }

  /// The row for a document that was added, removed or moved to another path; `nil` for the others.
  private static func row(ofWhole pair: DocumentPair) -> [JSONValue]? {
    let (change, old, new): (String, String?, String?)
    switch pair.state {
    case .same: return nil
    case .added: (change, old, new) = ("added", nil, pair.name)
    case .removed: (change, old, new) = ("removed", pair.name, nil)
    case .renamed: (change, old, new) = ("moved", pair.oldName, pair.name)
    }
    return [
      .string(pair.name), .null, .string(""), .string("document"), .string(change), .null, .null,
      optional(old), optional(new), .null, .string(pair.title),
    ]
  }
}

/// Prints compared documents one after another.
package protocol DifferencePrinter {
  mutating func begin() throws
  mutating func add(_ compared: ComparedPair) throws
  /// - Parameter failures: how many documents could not be compared.
  mutating func finish(failures: Int) throws
}
