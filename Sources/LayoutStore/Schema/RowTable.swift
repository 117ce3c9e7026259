/// A table whose rows are parts of one revision, as triggers see it.
struct RowTable {
  var name: String
  /// The column with the element that a row belongs to; `nil` for what belongs to the whole document.
  var element: String?
  /// The columns that say what a document says; what follows from the tree is not among them.
  var columns: [String]

  var isTyped: Bool { TypedTable.all.contains { $0.name == name } }

  /// `NEW.a, NEW.b`.
  func columns(of row: String) -> String {
    columns.map { "\(row).\($0)" }.joined(separator: ", ")
  }

  static let element = RowTable(
    name: "element", element: "number",
    columns: ["revisionKey", "number", "parent", "position", "shape", "formatting"])

  /// What stands beside the typed tables.
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
