/// The shapes of a store, kept in memory once they were met.
struct ShapeCatalog {
  private var idsByKey: [Key: Int] = [:]
  private var shapesByID: [Int: ElementShape] = [:]

  /// How the table spells a shape.
  struct Key: Hashable {
    var name: String?
    var attributes: String
  }

  /// The id of a shape, which is added to the table when it is new.
  mutating func id(of key: Key, on connection: SQLiteConnection) throws(SQLiteFailure) -> Int {
    if let known = idsByKey[key] { return known }
    let search = try connection.statement(
      "SELECT id FROM shape WHERE attributes = ? AND ifnull(name, '') = ?")
    search.bind(key.attributes, at: 1)
    search.bind(key.name ?? "", at: 2)
    var id = try search.step() ? search.integer(0) : nil
    search.reset()
    if id == nil {
      let insertion = try connection.statement(
        "INSERT INTO shape (name, attributes) VALUES (?, ?) RETURNING id")
      insertion.bind(key.name, at: 1)
      insertion.bind(key.attributes, at: 2)
      if try insertion.step() { id = insertion.integer(0) }
      try insertion.run()
    }
    idsByKey[key] = id
    return id ?? 0
  }

  /// The shape of an id, if the table has it.
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

  /// Forgets everything: a transaction was undone, and with it perhaps shapes.
  mutating func forget() {
    idsByKey = [:]
    shapesByID = [:]
  }
}
