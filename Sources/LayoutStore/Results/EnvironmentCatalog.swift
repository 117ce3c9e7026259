import LayoutModel
import PlatformRules

/// The rows of environments, and of places in them, by their keys. Each is looked up once in a transaction.
struct EnvironmentCatalog {
  private let connection: SQLiteConnection
  private var environments: [String: Int] = [:]
  private var places: [StoredPlace: Int] = [:]

  /// What the row of a place says.
  private struct StoredPlace: Hashable {
    var kind: String
    var frame: Rect
    var isEstimated: Bool

    init(_ place: ResolvedPlace) {
      kind = place.kind.rawValue
      frame = place.frame
      isEstimated = place.isEstimated
    }
  }

  init(_ connection: SQLiteConnection) { self.connection = connection }

  mutating func key(of environment: LayoutEnvironment, named name: String) throws -> Int {
    if let known = environments[name] { return known }
    let search = try connection.statement("SELECT id FROM environment WHERE key = ?")
    search.bind(name, at: 1)
    let key = try firstKey(search) ?? insert(environment, key: name)
    environments[name] = key
    return key
  }

  /// - Returns: `nil` where there is no place.
  mutating func key(of place: ResolvedPlace?) throws -> Int? {
    guard let place = place.map({ StoredPlace($0) }) else { return nil }
    if let known = places[place] { return known }
    let search = try connection.statement(
      """
      SELECT id FROM placement
      WHERE place = ? AND x = ? AND y = ? AND width = ? AND height = ? AND isEstimated = ?
      """)
    bind(place, to: search)
    let key = try firstKey(search) ?? insert(place)
    places[place] = key
    return key
  }

  private func firstKey(_ search: SQLiteCommand) throws -> Int? {
    defer { search.reset() }
    return try search.step() ? search.integer(0) : nil
  }

  private func insert(_ place: StoredPlace) throws -> Int {
    let row = try connection.statement(
      """
      INSERT INTO placement (place, x, y, width, height, isEstimated) VALUES (?, ?, ?, ?, ?, ?)
      """)
    bind(place, to: row)
    try row.run()
    return connection.lastInsertedKey
  }

  private func bind(_ place: StoredPlace, to command: SQLiteCommand) {
    command.bind(place.kind, at: 1)
    command.bind(place.frame.x, at: 2)
    command.bind(place.frame.y, at: 3)
    command.bind(place.frame.width, at: 4)
    command.bind(place.frame.height, at: 5)
    command.bind(place.isEstimated, at: 6)
  }

  private func insert(_ environment: LayoutEnvironment, key: String) throws(SQLiteFailure) -> Int {
    let row = try connection.statement(
      """
      INSERT INTO environment (
        key, device, orientation, split, width, height, cell, scale, safeAreaTop, safeAreaLeft,
        safeAreaBottom, safeAreaRight, bars, direction, contentSizeCategory, isAsDesigned, ios)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    row.bind(key, at: 1)
    row.bind(environment.device, at: 2)
    row.bind(environment.orientation.rawValue, at: 3)
    row.bind(environment.split, at: 4)
    row.bind(environment.size.width, at: 5)
    row.bind(environment.size.height, at: 6)
    row.bind(environment.cell.description, at: 7)
    row.bind(environment.scale, at: 8)
    row.bind(environment.safeArea.top, at: 9)
    row.bind(environment.safeArea.left, at: 10)
    row.bind(environment.safeArea.bottom, at: 11)
    row.bind(environment.safeArea.right, at: 12)
    row.bind(environment.bars.canonicalText, at: 13)
    row.bind(environment.direction.rawValue, at: 14)
    row.bind((environment.contentSizeCategory ?? .ofNewDevice).rawValue, at: 15)
    row.bind(environment.isAsDesigned, at: 16)
    let system = environment.isAsDesigned ? nil : environment.system
    row.bind(system.map { $0.major }, at: 17)
    try row.run()
    return connection.lastInsertedKey
  }
}
