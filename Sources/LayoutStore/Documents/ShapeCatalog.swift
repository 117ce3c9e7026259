import ElementTree
import LayoutModel

/// The shapes of a store, kept in memory once they were used.
struct ShapeCatalog {
  private var plans: [Signature: Plan] = [:]
  private var shapesByID: [Int: ElementShape] = [:]

  /// The way in which elements of one shape and table become rows.
  struct Plan {
    /// The id of the shape.
    var shape: Int
    var kind: ElementPlace.Kind?
    /// For each attribute, its column in the table of `kind`; `nil` if it has none.
    var columns: [Column?]

    struct Column {
      var type: ColumnType
      /// Its position in ``TypedTable/insertedColumns``, from 1.
      var parameter: Int32
    }
  }

  /// The key of a plan: the table, the element's name, and the names of its attributes in order.
  ///
  /// It contains the attributes themselves, so that no text is made for each element that is looked up.
  private struct Signature: Hashable {
    var kind: ElementPlace.Kind?
    var name: String
    var attributes: [DocumentAttribute]

    static func == (a: Self, b: Self) -> Bool {
      a.kind == b.kind && a.name == b.name
        && a.attributes.elementsEqual(b.attributes) { $0.name == $1.name }
    }

    /// Of the attributes' names it only hashes the lengths, which distinguish nearly all shapes.
    func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      var lengths = attributes.count
      for attribute in attributes { lengths = lengths &* 31 &+ attribute.name.utf8.count }
      hasher.combine(lengths)
    }
  }

  /// The plan for writing an element. A new shape is added to the table.
  ///
  /// - Parameters:
  ///   - kind: the typed table that the element belongs to.
  ///   - document: the name of its document, for errors.
  /// - Throws: ``StoreError/unstorable(name:reason:)`` for names that no table can hold.
  mutating func plan(
    for element: DocumentElement, in kind: ElementPlace.Kind?, ofDocument document: String,
    on connection: SQLiteConnection
  ) throws -> Plan {
    let signature = Signature(kind: kind, name: element.name, attributes: element.attributes)
    if let known = plans[signature] { return known }
    // Elements with the same signature have the same fault.
    if let reason = element.fault { throw StoreError.unstorable(name: document, reason: reason) }
    let table = kind?.table
    let hasNameInShape = table?.names ?? .fixed == .fixed
    let plan = Plan(
      shape: try id(
        ofName: hasNameInShape ? element.name : nil,
        attributes: element.attributes.map(\.name).joined(separator: " "), on: connection),
      kind: kind,
      columns: element.attributes.map { attribute in
        guard let table, let column = table.position(ofAttribute: attribute.name) else {
          return nil
        }
        return Plan.Column(
          type: table.columns[column].type,
          parameter: Int32(table.leadingColumns + column + 1))
      })
    plans[signature] = plan
    return plan
  }

  /// The id of a shape. A new shape is added to the table.
  private func id(
    ofName name: String?, attributes: String, on connection: SQLiteConnection
  ) throws(SQLiteFailure) -> Int {
    let search = try connection.statement(
      "SELECT id FROM shape WHERE attributes = ? AND ifnull(name, '') = ?")
    search.bind(attributes, at: 1)
    search.bind(name ?? "", at: 2)
    defer { search.reset() }
    if try search.step() { return search.integer(0) }
    let insertion = try connection.statement(
      "INSERT INTO shape (name, attributes) VALUES (?, ?) RETURNING id")
    insertion.bind(name, at: 1)
    insertion.bind(attributes, at: 2)
    defer { insertion.reset() }
    guard try insertion.step() else { return 0 }
    let id = insertion.integer(0)
    while try insertion.step() {}
    return id
  }

  /// The shape with an id, if the table has it.
  mutating func shape(_ id: Int, on connection: SQLiteConnection) throws -> ElementShape? {
    if let known = shapesByID[id] { return known }
    let statement = try connection.statement("SELECT name, attributes FROM shape WHERE id = ?")
    statement.bind(id, at: 1)
    try statement.forEachRow {
      shapesByID[id] = ElementShape(
        name: statement.optionalText(0),
        attributes: statement.text(1).split(separator: " ").map(String.init))
    }
    return shapesByID[id]
  }

  /// Forgets all shapes. It is called when a transaction was undone, which may have added some of them.
  mutating func forget() {
    plans = [:]
    shapesByID = [:]
  }
}
