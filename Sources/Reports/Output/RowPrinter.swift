import Diagnostics
package import HostAccess
package import LayoutJSON
import LayoutModel
package import PlainText

/// Prints rows one after another in any of the formats.
///
/// Text is aligned by the first rows, which are held back until there are ``lookahead`` of them.
/// The other formats hold nothing back, so any number of rows can be printed.
package struct RowPrinter {
  private let columns: [TableColumn]
  private let format: OutputFormat
  private let context: CommandContext
  private var held: [[JSONValue]] = []
  /// The columns; `nil` until the first rows are known.
  private var aligned: AlignedColumns?
  package private(set) var count = 0

  private static let lookahead = 500

  package init(_ columns: [TableColumn], format: OutputFormat, in context: CommandContext) throws {
    self.columns = columns
    self.format = format
    self.context = context
    if format == .csv { try context.printData(context.csv.line(columns.map(\.name))) }
  }

  /// Prints a row with one value for each column.
  package mutating func add(_ row: [JSONValue]) throws {
    precondition(row.count == columns.count, "\(row.count) values for \(columns.count) columns")
    count += 1
    switch format {
    case .text:
      if let aligned { return try context.print(aligned.row(row.map { Self.text($0).onOneLine })) }
      held.append(row)
      if held.count >= Self.lookahead { try release() }
    case .csv: try context.printData(context.csv.line(row.map(Self.text)))
    case .jsonl: try context.printJSON(object(row).compactText)
    case .json: try context.printJSON((count == 1 ? "[" : " ,") + object(row).compactText)
    }
  }

  /// Prints a row of another table between the others, in JSON and JSON lines. The other formats
  /// have only one table.
  package mutating func add(_ row: [JSONValue], as columns: [TableColumn]) throws {
    precondition(row.count == columns.count, "\(row.count) values for \(columns.count) columns")
    guard format == .json || format == .jsonl else { return }
    count += 1
    let text = JSONValue.object(zip(columns, row).map { JSONMember($0.name, $1) }).compactText
    try context.printJSON((format == .jsonl ? "" : count == 1 ? "[" : " ,") + text)
  }

  /// Prints the rows that were held back, and the end.
  package mutating func finish() throws {
    switch format {
    case .text: if aligned == nil, !held.isEmpty { try release() }
    case .json: try context.printData(count == 0 ? "[]" : "]")
    case .csv, .jsonl: break
    }
  }

  private func object(_ row: [JSONValue]) -> JSONValue {
    .object(zip(columns, row).map { JSONMember($0.name, $1) })
  }

  private mutating func release() throws {
    let headers = columns.map(\.name)
    let cells = held.map { $0.map { Self.text($0).onOneLine } }
    let widths = columns.indices.map { column in
      cells.reduce(TextWidth.columns(headers[column])) {
        max($0, TextWidth.columns($1[column]))
      }
    }
    // A column in which all values are numbers is aligned to the right.
    let alignsRight = columns.indices.map { column in
      let values = held.map { $0[column] }.filter { !$0.isNull }
      return !values.isEmpty && values.allSatisfy { $0.number != nil }
    }
    let aligned = AlignedColumns(
      widths: widths, alignsRight: alignsRight, room: context.foldingWidth)
    self.aligned = aligned
    held = []
    try context.print(aligned.row(headers).map { context.outputStyle.bold($0) })
    for row in cells { try context.print(aligned.row(row)) }
  }

  /// A value for a person, on one line.
  private static func text(_ value: JSONValue) -> String {
    switch value.content {
    case .null: ""
    case .bool(let flag): flag ? "yes" : "no"
    case .number(let number): NumberText.shortest(number)
    case .integer(let number): String(number)
    case .string(let text): text
    case .array(let values) where values.allSatisfy({ $0.array == nil && $0.members == nil }):
      values.map(text).joined(separator: ", ")
    case .array, .object: value.compactText
    }
  }
}
