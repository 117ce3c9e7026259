import LayoutModel

/// Puts a tree into the tables, as the rows of one revision.
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
        INSERT INTO element (revision, number, parent, position, shape, formatting)
        VALUES (?, ?, ?, ?, ?, ?)
        """)
      content = try connection.statement(
        """
        INSERT INTO content (revision, element, position, kind, text, spelling)
        VALUES (?, ?, ?, ?, ?, ?)
        """)
      attribute = try connection.statement(
        "INSERT INTO attribute (revision, element, name, value) VALUES (?, ?, ?, ?)")
      spelling = try connection.statement(
        "INSERT INTO spelling (revision, element, name, text, spelling) VALUES (?, ?, ?, ?, ?)")
      envelope = try connection.statement(
        "INSERT INTO envelope (revision, position, name, value, spelling) VALUES (?, ?, ?, ?, ?)")
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
      row.bind(piece.spelling, at: 5)
      try row.run()
    }
    try write(tree.root, parent: nil, position: 0, place: ElementPlace(), shapes: &shapes)
  }

  private mutating func write(
    _ element: DocumentElement, parent: Int?, position: Int, place: ElementPlace,
    shapes: inout ShapeCatalog
  ) throws {
    try check(element)
    number += 1
    let number = number
    let kind = place.table(for: element)
    let table = kind.map { TypedTable.all[$0.rawValue] }

    // The element's row comes first: the others refer to it.
    let hasNameInShape = table?.names ?? .fixed == .fixed
    let key = ShapeCatalog.Key(
      name: hasNameInShape ? element.name : nil,
      attributes: element.attributes.lazy.map(\.name).joined(separator: " "))
    let row = statements.element
    row.bind(Int(revision), at: 1)
    row.bind(number, at: 2)
    if let parent { row.bind(parent, at: 3) }
    row.bind(position, at: 4)
    row.bind(try shapes.id(of: key, on: statements.connection), at: 5)
    row.bind(element.formatting, at: 6)
    try row.run()
    try writeAttributes(of: element, number: number, kind: kind)

    let inner = place.inside(element, of: kind)
    for (position, content) in element.content.enumerated() {
      switch content {
      case .element(let child):
        try write(child, parent: number, position: position, place: inner, shapes: &shapes)
      case .text(let text, let spelling):
        try write(Self.textKind, text, spelling, position: position, element: number)
      case .other(let kind, let text):
        try write(kind, text, nil, position: position, element: number)
      }
    }
  }

  /// The kind of plain text in the table `content`; anything else is the kind of a
  /// ``LayoutModel/DocumentContent/other(kind:text:)``.
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
    try row.run()
  }

  private func writeAttributes(
    of element: DocumentElement, number: Int, kind: ElementPlace.Kind?
  ) throws {
    let table = kind.map { TypedTable.all[$0.rawValue] }
    let typed = kind.map { statements.typed[$0.rawValue] }
    for attribute in element.attributes {
      var standard = attribute.value
      if let table, let typed, let column = table.position(ofAttribute: attribute.name),
        let value = table.columns[column].type.value(attribute.value)
      {
        typed.bind(value, at: Int32(table.leadingColumns + column + 1))
        standard = table.columns[column].type.text(value)
      } else {
        let row = statements.attribute
        row.bind(Int(revision), at: 1)
        row.bind(number, at: 2)
        row.bind(attribute.name, at: 3)
        row.bind(attribute.value, at: 4)
        try row.run()
      }
      if attribute.spelling != nil || standard != attribute.value {
        let row = statements.spelling
        row.bind(Int(revision), at: 1)
        row.bind(number, at: 2)
        row.bind(attribute.name, at: 3)
        row.bind(attribute.value, at: 4)
        row.bind(attribute.spelling, at: 5)
        try row.run()
      }
    }
    guard let table, let typed else { return }
    typed.bind(Int(revision), at: 1)
    typed.bind(number, at: 2)
    switch table.names {
    case .fixed: break
    case .kind: typed.bind(element.name, at: 3)
    case .installed: typed.bind(element.name == "include", at: 3)
    }
    try typed.run()
  }

  /// What no table can hold, and no file either.
  private func check(_ element: DocumentElement) throws(StoreError) {
    for (index, attribute) in element.attributes.enumerated() {
      if attribute.name.isEmpty || attribute.name.utf8.contains(where: { $0 <= 0x20 }) {
        throw .unstorable(
          name: name, reason: "<\(element.name)> has an attribute without a proper name")
      }
      for other in element.attributes[..<index] where other.name == attribute.name {
        throw .unstorable(
          name: name, reason: "<\(element.name)> has the attribute '\(attribute.name)' twice")
      }
    }
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
