import ElementTree
import LayoutModel

/// Writes a tree into the tables, as the rows of one revision.
///
/// - Precondition: runs inside a transaction.
struct TreeWriter {
  private let name: String
  private let revision: Int64
  private var insertions: Insertions
  private var number = 0

  /// The statements that insert rows, prepared once for a connection.
  private struct Insertions {
    let connection: SQLiteConnection
    let element: RowInsertion
    let content: RowInsertion
    let attribute: RowInsertion
    let spelling: RowInsertion
    let envelope: RowInsertion
    /// By the index of the table; `nil` if no element has needed it yet.
    private var typed: [RowInsertion?]

    init(_ connection: SQLiteConnection) throws(SQLiteFailure) {
      self.connection = connection
      element = try connection.insertion(
        into: "element",
        columns: [
          "revisionKey", "number", "parent", "position", "shape", "formatting", "scene",
        ])
      content = try connection.insertion(
        into: "content",
        columns: ["revisionKey", "element", "position", "kind", "text", "spelling"])
      attribute = try connection.insertion(
        into: "attribute", columns: ["revisionKey", "element", "name", "value"])
      spelling = try connection.insertion(
        into: "spelling", columns: ["revisionKey", "element", "name", "text", "spelling"])
      envelope = try connection.insertion(
        into: "envelope", columns: ["revisionKey", "position", "name", "value", "spelling"])
      typed = Array(repeating: nil, count: TypedTable.all.count)
    }

    mutating func typed(_ kind: ElementPlace.Kind) throws(SQLiteFailure) -> RowInsertion {
      if let known = typed[kind.rawValue] { return known }
      let table = kind.table
      let rows = try connection.insertion(into: table.name, columns: table.insertedColumns)
      typed[kind.rawValue] = rows
      return rows
    }

    /// Ends a row. The rows of elements are written first, because the others refer to them.
    func endRow(of rows: RowInsertion) throws(SQLiteFailure) {
      guard rows.endRow() else { return }
      try element.insert()
      try rows.insert()
    }

    /// Writes the rows that still wait.
    func finish() throws(SQLiteFailure) {
      for rows in [element, content, attribute, spelling, envelope] { try rows.insert() }
      for rows in typed { try rows?.insert() }
    }
  }

  /// - Parameter name: the document's name, for errors.
  init(
    document name: String, revision: Int64, connection: SQLiteConnection
  ) throws(SQLiteFailure) {
    self.name = name
    self.revision = revision
    insertions = try Insertions(connection)
  }

  /// Writes all rows.
  ///
  /// - Complexity: O(elements + attributes), with one lookup of a shape for each element.
  mutating func write(_ tree: DocumentTree, shapes: inout ShapeCatalog) throws {
    for (position, piece) in tree.envelope.enumerated() {
      let row = insertions.envelope
      row.bind(Int(revision), at: 1)
      row.bind(position, at: 2)
      row.bind(piece.name, at: 3)
      row.bind(piece.value, at: 4)
      row.bind(piece.spelling?.text, at: 5)
      try insertions.endRow(of: row)
    }
    try write(tree.root, position: 0, in: Surroundings(), place: ElementPlace(), shapes: &shapes)
    try insertions.finish()
  }

  /// The position of an element in the document.
  private struct Surroundings {
    var parent: Int?
    /// The element two levels below the root in which it lies.
    var scene: Int?
    /// The id of the closest view around it.
    var view: String?
  }

  private mutating func write(
    _ element: DocumentElement, position: Int, in surroundings: Surroundings, place: ElementPlace,
    shapes: inout ShapeCatalog
  ) throws {
    number += 1
    let number = number
    let kind = place.table(for: element)
    let plan = try shapes.plan(
      for: element, in: kind, ofDocument: name, on: insertions.connection)

    let row = insertions.element
    row.bind(Int(revision), at: 1)
    row.bind(number, at: 2)
    row.bind(surroundings.parent, at: 3)
    row.bind(position, at: 4)
    row.bind(plan.shape, at: 5)
    row.bind(element.formatting?.text, at: 6)
    let scene = surroundings.scene ?? (place.depth == Self.sceneDepth ? number : nil)
    row.bind(scene, at: 7)
    try insertions.endRow(of: row)
    try writeAttributes(of: element, number: number, as: plan, superview: surroundings.view)

    let place = place.inside(element, of: kind)
    var inner = Surroundings(parent: number, scene: scene, view: surroundings.view)
    if kind == .view {
      // Content views of old documents have no id, and are named by their place.
      inner.view =
        element["id"]
        ?? surroundings.view.flatMap { view in element["key"].map { "\(view).\($0)" } }
    }
    for (position, content) in element.content.enumerated() {
      switch content {
      case .element(let child):
        try write(child, position: position, in: inner, place: place, shapes: &shapes)
      case .text(let text, let spelling):
        try write(Self.textKind, text, spelling, position: position, element: number)
      case .other(let kind, let text):
        try write(kind, text, nil, position: position, element: number)
      }
    }
  }

  /// The depth below the root of a scene of a storyboard, or of a top-level object of a xib.
  private static let sceneDepth = 2

  /// The kind of plain text in the table `content`; any other kind is that of a
  /// ``DocumentContent/other(kind:text:)``.
  static let textKind = "text"

  private func write(
    _ kind: String, _ text: String, _ spelling: String?, position: Int, element: Int
  ) throws {
    let row = insertions.content
    row.bind(Int(revision), at: 1)
    row.bind(element, at: 2)
    row.bind(position, at: 3)
    row.bind(kind, at: 4)
    row.bind(text, at: 5)
    row.bind(spelling, at: 6)
    try insertions.endRow(of: row)
  }

  private mutating func writeAttributes(
    of element: DocumentElement, number: Int, as plan: ShapeCatalog.Plan, superview: String?
  ) throws {
    guard let kind = plan.kind else {
      for attribute in element.attributes {
        try write(attribute, of: number)
        if attribute.spelling != nil { try writeSpelling(of: attribute, of: number) }
      }
      return
    }
    let table = TypedTable.all[kind.rawValue]
    let typed = try insertions.typed(kind)
    for (attribute, column) in zip(element.attributes, plan.columns) {
      var isStandard = true
      if let column, let value = column.type.value(attribute.value) {
        typed.bind(value, at: column.parameter)
        isStandard = column.type.isStandard(attribute.value, for: value)
      } else {
        try write(attribute, of: number)
      }
      if attribute.spelling != nil || !isStandard { try writeSpelling(of: attribute, of: number) }
    }
    typed.bind(Int(revision), at: 1)
    typed.bind(number, at: 2)
    switch table.names {
    case .fixed: break
    case .kind: typed.bind(element.name, at: 3)
    case .installed: typed.bind(element.name == "include", at: 3)
    }
    if kind == .view { typed.bind(superview, at: Int32(table.columnNames.count + 1)) }
    try insertions.endRow(of: typed)
  }

  private func write(_ attribute: DocumentAttribute, of element: Int) throws {
    try insert(attribute, of: element, into: insertions.attribute)
  }

  private func writeSpelling(of attribute: DocumentAttribute, of element: Int) throws {
    insertions.spelling.bind(attribute.spelling?.text, at: 5)
    try insert(attribute, of: element, into: insertions.spelling)
  }

  /// Both tables of attributes begin with the same four columns.
  private func insert(
    _ attribute: DocumentAttribute, of element: Int, into row: RowInsertion
  ) throws {
    row.bind(Int(revision), at: 1)
    row.bind(element, at: 2)
    row.bind(attribute.name, at: 3)
    row.bind(attribute.value, at: 4)
    try insertions.endRow(of: row)
  }
}

extension RowInsertion {
  fileprivate func bind(_ value: ColumnValue, at index: Int32) {
    switch value {
    case .integer(let value): bind(value, at: index)
    case .real(let value): bind(value, at: index)
    case .text(let value): bind(value, at: index)
    }
  }
}
