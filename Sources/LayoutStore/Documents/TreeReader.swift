import ElementTree
import LayoutModel
import LosslessXML

/// Builds a tree from the rows of one revision.
///
/// Whatever SQL has done to the rows, either all of them are in the tree, or the reader throws an
/// error that names a row that is not.
struct TreeReader {
  private let document: StoredDocumentName
  private let connection: SQLiteConnection
  /// The rows of `element` in the order of their numbers.
  private var elements: [ElementRow] = []
  /// The position of an element's row in ``elements``, by the element's number. Numbers have gaps
  /// only where SQL has removed or added elements.
  private var indices: [Int: Int] = [:]
  private var isDense = true
  /// How many elements are in the tree.
  private var reached = 0

  /// The name and revision of the document whose rows are read.
  struct StoredDocumentName {
    var name: String
    var number: Int
    var key: Int64
    var kind: DocumentKind
  }

  init(_ document: StoredDocumentName, connection: SQLiteConnection) {
    self.document = document
    self.connection = connection
  }

  /// Reads all rows.
  ///
  /// - Complexity: O(elements + attributes): one statement for each table.
  mutating func read(shapes: inout ShapeCatalog) throws -> DocumentTree {
    try readElements(shapes: &shapes)
    guard let root = elements.first, root.parent == nil else {
      throw document.inconsistent("there is no root element")
    }
    for table in TypedTable.all { try read(table) }
    try readAttributes()
    try readSpellings()
    try readContents()
    for index in elements.indices.dropFirst() {
      guard let parent = elements[index].parent, let above = self.index(of: parent) else {
        throw document.inconsistent(
          "element \(elements[index].number) stands in element \(elements[index].parent ?? 0), "
            + "which does not exist")
      }
      elements[above].children.append((elements[index].position, .element(index)))
    }
    var depth = 0
    let tree = DocumentTree(
      kind: document.kind, root: try element(at: 0, depth: &depth), envelope: try readEnvelope())
    if reached < elements.count, let lost = elements.first(where: { !$0.isReached }) {
      throw document.inconsistent(
        "element \(lost.number) is not below the root: it stands in itself")
    }
    return tree
  }

  // MARK: Rows

  private func rows(_ sql: String) throws -> SQLiteCommand {
    let rows = try connection.statement(sql)
    rows.bind(Int(document.key), at: 1)
    return rows
  }

  private mutating func readElements(shapes: inout ShapeCatalog) throws {
    let rows = try rows(
      """
      SELECT number, parent, position, shape, formatting FROM element WHERE revisionKey = ?
      ORDER BY number
      """)
    try rows.forEachRow {
      let number = rows.integer(0)
      let id = rows.integer(3)
      guard let shape = try shapes.shape(id, on: connection) else {
        throw document.inconsistent("element \(number) has the shape \(id), which does not exist")
      }
      if let name = shape.faultyName, document.kind != .json {
        throw document.faultyName(name, of: number)
      }
      elements.append(
        ElementRow(
          number: number, parent: rows.isNull(1) ? nil : rows.integer(1),
          position: rows.integer(2), shape: shape,
          formatting: rows.isNull(4)
            ? nil : TagFormatting(text: try document.text(rows, 4, "formatting", of: number))))
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

  /// The element to which a row of a table belongs.
  private func index(of number: Int, in table: String) throws -> Int {
    guard let index = index(of: number) else {
      throw document.inconsistent(
        "a row of '\(table)' is for element \(number), which does not exist")
    }
    return index
  }

  private mutating func read(_ table: TypedTable) throws {
    let rows = try rows(table.selection)
    let leading = Int32(table.leadingColumns)
    try rows.forEachRow {
      let number = rows.integer(1)
      let index = try index(of: number, in: table.name)
      if let other = elements[index].table {
        throw document.inconsistent(
          "element \(number) has rows in '\(other.name)' and '\(table.name)'")
      }
      switch table.names {
      case .fixed: break
      case .kind:
        let name = try document.text(rows, 2, "kind", of: number)
        if document.kind != .json, !XMLName.isValid(name) {
          throw document.faultyName(name, of: number)
        }
        elements[index].name = name
      case .installed: elements[index].name = rows.flag(2) ? "include" : "exclude"
      }
      elements[index].table = table
      for (position, column) in table.columns.enumerated() {
        let place = leading + Int32(position)
        guard let value = try document.value(rows, place, column.name, of: number) else { continue }
        elements[index].set(column.attribute, column.type.text(value), column: position)
      }
    }
  }

  private mutating func readAttributes() throws {
    let rows = try rows("SELECT element, name, value FROM attribute WHERE revisionKey = ?")
    try rows.forEachRow {
      let number = rows.integer(0)
      let index = try index(of: number, in: "attribute")
      let name = try document.text(rows, 1, "name", of: number)
      if document.kind != .json, !elements[index].hasSlot(for: name), !XMLName.isValid(name) {
        throw document.faultyName(name, of: number)
      }
      elements[index].setUnlessTyped(name, try document.text(rows, 2, name, of: number))
    }
  }

  private mutating func readSpellings() throws {
    let rows = try rows("SELECT element, name, text, spelling FROM spelling WHERE revisionKey = ?")
    try rows.forEachRow {
      let number = rows.integer(0)
      let index = try index(of: number, in: "spelling")
      elements[index].respell(
        rows.text(1), as: try document.text(rows, 2, "spelling", of: number),
        spelling: rows.isNull(3)
          ? nil : AttributeSpelling(text: try document.text(rows, 3, "spelling", of: number)))
    }
  }

  private mutating func readContents() throws {
    let rows = try rows(
      "SELECT element, position, kind, text, spelling FROM content WHERE revisionKey = ?")
    try rows.forEachRow {
      let number = rows.integer(0)
      let index = try index(of: number, in: "content")
      let kind = rows.text(2)
      let text = try document.text(rows, 3, "content", of: number)
      let content: DocumentContent =
        kind == TreeWriter.textKind
        ? .text(
          text, spelling: rows.isNull(4) ? nil : try document.text(rows, 4, "content", of: number))
        : .other(kind: kind, text: text)
      elements[index].children.append((rows.integer(1), .content(content)))
    }
  }

  private func readEnvelope() throws -> [DocumentAttribute] {
    let rows = try rows(
      "SELECT name, value, spelling FROM envelope WHERE revisionKey = ? ORDER BY position")
    var result: [DocumentAttribute] = []
    try rows.forEachRow {
      result.append(
        DocumentAttribute(
          name: rows.text(0), value: try document.text(rows, 1, "envelope", of: 1),
          spelling: rows.isNull(2)
            ? nil : AttributeSpelling(text: try document.text(rows, 2, "envelope", of: 1))))
    }
    return result
  }

  // MARK: The tree

  /// The greatest depth of a tree. Deeper trees can't come from a file, and destroying them would
  /// use up the stack.
  private static let depthLimit = 4096

  private mutating func element(at index: Int, depth: inout Int) throws -> DocumentElement {
    depth += 1
    reached += 1
    elements[index].isReached = true
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw document.inconsistent("elements are nested too deeply")
    }
    guard let name = elements[index].name else {
      throw document.inconsistent("element \(elements[index].number) has no name")
    }
    var children = elements[index].children
    elements[index].children = []
    // Rows come in order, except those that SQL has added or moved.
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
}

// MARK: Values

/// These are not methods of the reader, so that the closures which read rows copy no more than a
/// name.
extension TreeReader.StoredDocumentName {
  /// The value of a typed column; `nil` for NULL.
  fileprivate func value(
    _ rows: SQLiteCommand, _ column: Int32, _ name: String, of element: Int
  ) throws -> ColumnValue? {
    switch rows.kind(column) {
    case .null, .blob: return nil
    case .integer: return .integer(Int64(rows.integer(column)))
    case .real:
      let number = rows.real(column)
      guard number.isFinite else {
        throw inconsistent("'\(name)' of element \(element) is not a finite number")
      }
      return .real(number)
    case .text: return .text(try text(rows, column, name, of: element))
    }
  }

  /// A text that a file can hold.
  fileprivate func text(
    _ rows: SQLiteCommand, _ column: Int32, _ name: String, of element: Int
  ) throws -> String {
    guard let text = rows.validText(column) else {
      throw inconsistent("'\(name)' of element \(element) is not UTF-8")
    }
    if kind != .json, let scalar = text.firstScalarNotInFiles {
      throw inconsistent(
        "'\(name)' of element \(element) has the character "
          + "\(scalar.codePoint), which no file can hold")
    }
    return text
  }

  fileprivate func faultyName(_ name: String, of element: Int) -> StoreError {
    inconsistent("'\(name)' of element \(element) can't be the name of an element or attribute")
  }

  fileprivate func inconsistent(_ reason: String) -> StoreError {
    .inconsistent(name: name, revision: number, reason: reason)
  }
}
