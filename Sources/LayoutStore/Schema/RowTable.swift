/// A table whose rows are parts of a revision, with the facts that triggers need.
struct RowTable {
  var name: String
  /// The column with the element to which a row belongs; `nil` if a row belongs to the whole
  /// document.
  var element: String?
  /// The columns with the content of a document. Columns that are derived from the tree are left out.
  var columns: [String]

  var isTyped: Bool { TypedTable.all.contains { $0.name == name } }

  /// The columns of a row as SQL: `NEW.a, NEW.b`.
  func columns(of row: String) -> String {
    columns.map { "\(row).\($0)" }.joined(separator: ", ")
  }

  static let element = RowTable(
    name: "element", element: "number",
    columns: ["revisionKey", "number", "parent", "position", "shape", "formatting"])

  /// The tables other than the typed ones.
  private static let untyped = [
    element,
    RowTable(
      name: "content", element: "element",
      columns: ["revisionKey", "element", "position", "kind", "text", "spelling"]),
    RowTable(
      name: "attribute", element: "element", columns: ["revisionKey", "element", "name", "value"]),
    RowTable(
      name: "spelling", element: "element",
      columns: ["revisionKey", "element", "name", "text", "spelling"]),
    RowTable(
      name: "envelope", element: nil,
      columns: ["revisionKey", "position", "name", "value", "spelling"]),
  ]

  static let all =
    untyped
    + TypedTable.all.map {
      RowTable(name: $0.name, element: "element", columns: $0.columnNames)
    }
}
