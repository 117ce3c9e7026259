/// A table whose rows are elements of one kind, with columns for their attributes.
///
/// Its columns are `revision`, `element`, then those of ``names``, then ``columns``. The schema
/// declares the same columns; a test compares the two.
final class TypedTable: Sendable {
  let name: String
  let names: Names
  /// The columns, in the order in which Interface Builder writes the attributes.
  ///
  /// - Source: the order of attributes in public documents.
  let columns: [Column]
  /// Columns for values that are derived from the tree, behind the others. They belong to no
  /// attribute.
  let derivedColumns: [String]
  /// The position in ``columns`` by attribute.
  private let positions: [String: Int]

  /// The columns of ``selection``.
  let columnNames: [String]
  /// The columns of a new row: ``columnNames``, then ``derivedColumns``.
  var insertedColumns: [String] { columnNames + derivedColumns }
  /// All rows of a revision.
  let selection: String

  /// Where the name of an element is stored.
  enum Names: Sendable {
    /// In its shape: the table only has elements with one name.
    case fixed
    /// In the column `kind`.
    case kind
    /// In the column `installed`: `include` is 1, `exclude` is 0.
    case installed
  }

  /// A column, and the attribute that it holds.
  struct Column: Sendable {
    var name: String
    var attribute: String
    var type: ColumnType
  }

  /// - Parameter columns: words of the form `column=attribute:type`; if the attribute is left out,
  ///   it has the column's name; if the type is left out, it is text.
  init(_ name: String, names: Names, _ columns: String, derived: [String] = []) {
    self.name = name
    derivedColumns = derived
    self.names = names
    let columns = columns.split(separator: " ").map { word in
      let parts = word.split(separator: ":")
      let sides = parts[0].split(separator: "=")
      let type = parts.count > 1 ? ColumnType(rawValue: String(parts[1])) : .text
      precondition(type != nil, "no column type in '\(word)'")
      return Column(
        name: String(sides[0]), attribute: String(sides[sides.count - 1]), type: type ?? .text)
    }
    self.columns = columns
    positions = Dictionary(
      columns.enumerated().map { ($1.attribute, $0) }, uniquingKeysWith: { $1 })
    columnNames = Self.leadingNames(names) + columns.map(\.name)
    selection = "SELECT \(columnNames.joined(separator: ", ")) FROM \(name) WHERE revisionKey = ?"
  }

  func position(ofAttribute name: String) -> Int? { positions[name] }

  /// The number of columns before ``columns``.
  var leadingColumns: Int { names == .fixed ? 2 : 3 }

  private static func leadingNames(_ names: Names) -> [String] {
    switch names {
    case .fixed: ["revisionKey", "element"]
    case .kind: ["revisionKey", "element", "kind"]
    case .installed: ["revisionKey", "element", "installed"]
    }
  }
}

extension TypedTable {
  /// All tables. The position in this array is the index of a table.
  static let all: [TypedTable] = [
    documentProperties, device, scene, controller, view, rect, point, size, insets, autoresizing,
    guide, layoutConstraint, variation, mask, maskEntry, connection, font, color, state,
    imageReference, image, object,
  ]
}
