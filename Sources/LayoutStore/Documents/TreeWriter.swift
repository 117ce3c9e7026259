import ElementTree
import LayoutModel

/// Writes a tree into the tables, as the rows of one revision.
///
/// - Precondition: runs inside a transaction.
struct TreeWriter {
  private let name: String
  private let revision: Int64
  private let statements: Statements
  private var number = 0

  /// The statements of one connection, prepared once.
  private struct Statements {
    let connection: SQLiteConnection
    let element: SQLiteCommand
    let content: SQLiteCommand
    let attribute: SQLiteCommand
    let spelling: SQLiteCommand
    let envelope: SQLiteCommand
    let typed: [SQLiteCommand]

    init(_ connection: SQLiteConnection) throws(SQLiteFailure) {
      self.connection = connection
      element = try connection.statement(
        """
        INSERT INTO element (revisionKey, number, parent, position, shape, formatting, scene)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """)
      content = try connection.statement(
        """
        INSERT INTO content (revisionKey, element, position, kind, text, spelling)
        VALUES (?, ?, ?, ?, ?, ?)
        """)
      attribute = try connection.statement(
        "INSERT INTO attribute (revisionKey, element, name, value) VALUES (?, ?, ?, ?)")
      spelling = try connection.statement(
        "INSERT INTO spelling (revisionKey, element, name, text, spelling) VALUES (?, ?, ?, ?, ?)")
      envelope = try connection.statement(
        "INSERT INTO envelope (revisionKey, position, name, value, spelling) VALUES (?, ?, ?, ?, ?)"
      )
      var typed: [SQLiteCommand] = []
      for table in TypedTable.all { typed.append(try connection.statement(table.insertion)) }
      self.typed = typed
    }
  }

  /// - Parameter name: the document's, for errors.
  init(
    document name: String, revision: Int64, connection: SQLiteConnection
  ) throws(SQLiteFailure) {
    self.name = name
    self.revision = revision
    statements = try Statements(connection)
  }

  /// Writes all rows.
  ///
  /// - Complexity: O(elements + attributes), with one lookup of a shape for each element.
  mutating func write(_ tree: DocumentTree, shapes: inout ShapeCatalog) throws {
    for (position, piece) in tree.envelope.enumerated() {
      let row = statements.envelope
      row.bind(Int(revision), at: 1)
      row.bind(position, at: 2)
      row.bind(piece.name, at: 3)
      row.bind(piece.value, at: 4)
      row.bind(piece.spelling?.text, at: 5)
      try row.run()
    }
    try write(tree.root, position: 0, in: Surroundings(), place: ElementPlace(), shapes: &shapes)
  }

  /// What an element stands in.
  private struct Surroundings {
    var parent: Int?
    /// The element two below the root.
    var scene: Int?
    /// The id of the next view above.
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
      for: element, in: kind, ofDocument: name, on: statements.connection)

    // The element's row comes first: the others refer to it.
    let row = statements.element
    row.bind(Int(revision), at: 1)
    row.bind(number, at: 2)
    row.bind(surroundings.parent, at: 3)
    row.bind(position, at: 4)
    row.bind(plan.shape, at: 5)
    row.bind(element.formatting?.text, at: 6)
    let scene = surroundings.scene ?? (place.depth == Self.sceneDepth ? number : nil)
    row.bind(scene, at: 7)
    try row.runUntilBoundAgain()
    try writeAttributes(of: element, number: number, as: plan, superview: surroundings.view)

    let place = place.inside(element, of: kind)
    var inner = Surroundings(parent: number, scene: scene, view: surroundings.view)
    if kind == .view {
      // Content views of old documents have no id, and go by the name of their place.
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

  /// Below the root; a scene of a storyboard, or a top-level object of a xib.
  private static let sceneDepth = 2

  /// The kind of plain text in the table `content`; any other kind is that of a
  /// ``DocumentContent/other(kind:text:)``.
  static let textKind = "text"

  private func write(
    _ kind: String, _ text: String, _ spelling: String?, position: Int, element: Int
  ) throws {
    let row = statements.content
    row.bind(Int(revision), at: 1)
    row.bind(element, at: 2)
    row.bind(position, at: 3)
    row.bind(kind, at: 4)
    row.bind(text, at: 5)
    row.bind(spelling, at: 6)
    try row.runUntilBoundAgain()
  }

  private func writeAttributes(
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
    let typed = statements.typed[kind.rawValue]
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
    try typed.run()
  }

  private func write(_ attribute: DocumentAttribute, of element: Int) throws {
    try insert(attribute, of: element, into: statements.attribute)
  }

  private func writeSpelling(of attribute: DocumentAttribute, of element: Int) throws {
    statements.spelling.bind(attribute.spelling?.text, at: 5)
    try insert(attribute, of: element, into: statements.spelling)
  }

  /// Both tables of attributes begin with the same four columns.
  private func insert(
    _ attribute: DocumentAttribute, of element: Int, into row: SQLiteCommand
  ) throws {
    row.bind(Int(revision), at: 1)
    row.bind(element, at: 2)
    row.bind(attribute.name, at: 3)
    row.bind(attribute.value, at: 4)
    try row.runUntilBoundAgain()
  }
}

extension SQLiteCommand {
  fileprivate func bind(_ value: ColumnValue, at index: Int32) {
    switch value {
    case .integer(let value): bind(value, at: index)
    case .real(let value): bind(value, at: index)
    case .text(let value): bind(value, at: index)
    }
  }
}
