import LayoutModel

/// Builds a tree from the rows of one revision.
struct TreeReader {
  private let document: StoredDocumentName
  private let connection: SQLiteConnection
  /// The rows of `element` in the order of their numbers.
  private var elements: [ElementRow] = []
  /// Where an element's row stands in ``elements``. Numbers are dense but for what SQL has removed
  /// or added.
  private var indices: [Int: Int] = [:]
  private var isDense = true

  /// Whose rows are read, for errors.
  struct StoredDocumentName {
    var name: String
    var number: Int
    var revision: Int64
  }

  init(_ document: StoredDocumentName, connection: SQLiteConnection) {
    self.document = document
    self.connection = connection
  }

  /// Reads all rows.
  ///
  /// - Complexity: O(elements + attributes): one statement for each table.
  mutating func read(kind: DocumentKind, shapes: inout ShapeCatalog) throws -> DocumentTree {
    try readElements(shapes: &shapes)
    for table in TypedTable.all { try read(table) }
    try readAttributes()
    try readSpellings()
    try readContents()
    for index in elements.indices where elements[index].parent != nil {
      guard let parent = elements[index].parent, let above = self.index(of: parent) else {
        continue
      }
      elements[above].children.append((elements[index].position, .element(index)))
    }
    guard let root = elements.first, root.parent == nil else {
      throw inconsistent("there is no root element")
    }
    var depth = 0
    return DocumentTree(
      kind: kind, root: try element(at: 0, depth: &depth), envelope: try readEnvelope())
  }

  // MARK: Rows

  private mutating func readElements(shapes: inout ShapeCatalog) throws {
    let rows = try connection.statement(
      """
      SELECT number, parent, position, shape, formatting FROM element WHERE revision = ?
      ORDER BY number
      """)
    rows.bind(Int(document.revision), at: 1)
    try rows.forEachRow {
      let number = rows.integer(0)
      let id = rows.integer(3)
      guard let shape = try shapes.shape(id, on: connection) else {
        throw inconsistent("element \(number) has the shape \(id), which does not exist")
      }
      elements.append(
        ElementRow(
          number: number, parent: rows.isNull(1) ? nil : rows.integer(1),
          position: rows.integer(2), shape: shape, formatting: rows.optionalText(4)))
    }
    isDense = elements.last?.number ?? 0 == elements.count
    if !isDense {
      for (index, element) in elements.enumerated() { indices[element.number] = index }
    }
  }

  private func index(of number: Int) -> Int? {
    if isDense { return elements.indices.contains(number - 1) ? number - 1 : nil }
    return indices[number]
  }

  private mutating func read(_ table: TypedTable) throws {
    let rows = try connection.statement(table.selection)
    rows.bind(Int(document.revision), at: 1)
    let leading = Int32(table.leadingColumns)
    try rows.forEachRow {
      guard let index = index(of: rows.integer(1)) else { return }
      switch table.names {
      case .fixed: break
      case .kind: elements[index].name = rows.text(2)
      case .installed: elements[index].name = rows.flag(2) ? "include" : "exclude"
      }
      elements[index].table = table
      for (position, column) in table.columns.enumerated() {
        guard let value = rows.columnValue(leading + Int32(position)) else { continue }
        elements[index].set(column.attribute, column.type.text(value), column: position)
      }
    }
  }

  private mutating func readAttributes() throws {
    let rows = try connection.statement(
      "SELECT element, name, value FROM attribute WHERE revision = ?")
    rows.bind(Int(document.revision), at: 1)
    try rows.forEachRow {
      guard let index = index(of: rows.integer(0)) else { return }
      elements[index].setUnlessTyped(rows.text(1), rows.text(2))
    }
  }

  private mutating func readSpellings() throws {
    let rows = try connection.statement(
      "SELECT element, name, text, spelling FROM spelling WHERE revision = ?")
    rows.bind(Int(document.revision), at: 1)
    try rows.forEachRow {
      guard let index = index(of: rows.integer(0)) else { return }
      elements[index].respell(rows.text(1), as: rows.text(2), spelling: rows.optionalText(3))
    }
  }

  private mutating func readContents() throws {
    let rows = try connection.statement(
      "SELECT element, position, kind, text, spelling FROM content WHERE revision = ?")
    rows.bind(Int(document.revision), at: 1)
    try rows.forEachRow {
      guard let index = index(of: rows.integer(0)) else { return }
      let kind = rows.text(2)
      let content: DocumentContent =
        kind == TreeWriter.textKind
        ? .text(rows.text(3), spelling: rows.optionalText(4))
        : .other(kind: kind, text: rows.text(3))
      elements[index].children.append((rows.integer(1), .content(content)))
    }
  }

  private func readEnvelope() throws -> [DocumentAttribute] {
    let rows = try connection.statement(
      "SELECT name, value, spelling FROM envelope WHERE revision = ? ORDER BY position")
    rows.bind(Int(document.revision), at: 1)
    var result: [DocumentAttribute] = []
    try rows.forEachRow {
      result.append(
        DocumentAttribute(
          name: rows.text(0), value: rows.text(1), spelling: rows.optionalText(2)))
    }
    return result
  }

  // MARK: The tree

  /// Deeper trees can't come from a file, and can't be destroyed without using up the stack.
  private static let depthLimit = 4096

  private mutating func element(at index: Int, depth: inout Int) throws -> DocumentElement {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw inconsistent("elements are nested too deeply") }
    guard let name = elements[index].name else {
      throw inconsistent("element \(elements[index].number) has no name")
    }
    var children = elements[index].children
    elements[index].children = []
    // Rows come in order; only what SQL has added or moved does not.
    for next in children.indices.dropFirst() where children[next].0 < children[next - 1].0 {
      children = children.enumerated()
        .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element)
      break
    }
    var content: [DocumentContent] = []
    content.reserveCapacity(children.count)
    for (_, child) in children {
      switch child {
      case .content(let piece): content.append(piece)
      case .element(let inner): content.append(.element(try element(at: inner, depth: &depth)))
      }
    }
    return DocumentElement(
      name, elements[index].attributes(), content: content, formatting: elements[index].formatting)
  }

  private func inconsistent(_ reason: String) -> StoreError {
    .inconsistent(name: document.name, revision: document.number, reason: reason)
  }
}

extension SQLiteCommand {
  fileprivate func columnValue(_ column: Int32) -> ColumnValue? {
    switch value(column) {
    case .null, .blob: nil
    case .integer(let value): .integer(value)
    case .real(let value): .real(value)
    case .text(let value): .text(value)
    }
  }
}
