import Diagnostics
import LayoutModel
import PlatformRules

/// Writes layouts into the tables.
///
/// - Precondition: runs inside a transaction.
struct ResultWriter {
  private let connection: SQLiteConnection
  private let search: SQLiteCommand
  private let deletion: SQLiteCommand
  private let row: SQLiteCommand
  private let frames: FrameWriter
  private let diagnostic: SQLiteCommand
  /// Whether there may be older results to remove. A document that is resolved for the first time
  /// has none, unless one of its own layouts comes twice: two scenes may have one id.
  private var hadResults = false
  private var written: Set<Place> = []
  private var environments: [String: Int] = [:]

  private struct Place: Hashable {
    var scene: String
    var environment: Int
  }

  init(engine: String, connection: SQLiteConnection) throws(SQLiteFailure) {
    self.connection = connection
    search = try connection.statement(
      "SELECT EXISTS (SELECT 1 FROM layoutResult WHERE revisionKey = ?)")
    deletion = try connection.statement(
      "DELETE FROM layoutResult WHERE revisionKey = ? AND scene = ? AND environment = ?")
    row = try connection.statement(
      """
      INSERT INTO layoutResult (
        revisionKey, scene, environment, status, engine, edits, fingerprint, place, placeX, placeY,
        placeWidth, placeHeight, isPlaceEstimated)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    row.bind(engine, at: 5)
    frames = try FrameWriter(connection)
    diagnostic = try connection.statement(
      """
      INSERT INTO resultDiagnostic (
        result, position, code, severity, message, hint, objects, rule)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """)
  }

  /// Goes on with the layouts of a document.
  mutating func begin(_ revision: StoredRevision) throws(SQLiteFailure) {
    // It may be the same document again, whose results are replaced then.
    try frames.finish()
    search.bind(revision.key, at: 1)
    hadResults = try search.step() && search.flag(0)
    search.reset()
    written.removeAll(keepingCapacity: true)
    deletion.bind(revision.key, at: 1)
    row.bind(revision.key, at: 1)
    row.bind(revision.edits, at: 6)
  }

  /// - Precondition: layouts of the document have begun.
  mutating func write(_ new: NewResult) throws {
    let layout = new.layout
    let environment = try id(of: layout.environment, key: new.environmentKey)
    let isNew = written.insert(Place(scene: layout.scene.text, environment: environment)).inserted
    if hadResults || !isNew {
      // Frames go with their result: those that wait would come after it has gone.
      if !isNew { try frames.finish() }
      deletion.bind(layout.scene.text, at: 2)
      deletion.bind(environment, at: 3)
      try deletion.runKeepingValues()
    }
    // What all layouts of a document have in common is bound already.
    row.bind(layout.scene.text, at: 2)
    row.bind(environment, at: 3)
    row.bind(layout.status.rawValue, at: 4)
    row.bind(new.fingerprint, at: 7)
    bind(layout.place)
    try row.runKeepingValues()
    let result = connection.lastInsertedKey
    try frames.write(new, result: result)
    try writeDiagnostics(of: new, result: result)
  }

  /// Ends what was written.
  func finish() throws(SQLiteFailure) { try frames.finish() }

  private func bind(_ place: ResolvedPlace?) {
    row.bind(place?.kind.rawValue, at: 8)
    row.bind(place?.frame.x, at: 9)
    row.bind(place?.frame.y, at: 10)
    row.bind(place?.frame.width, at: 11)
    row.bind(place?.frame.height, at: 12)
    row.bind(place.map { $0.isEstimated ? 1 : 0 }, at: 13)
  }

  private func writeDiagnostics(of new: NewResult, result: Int) throws(SQLiteFailure) {
    for (position, fault) in new.layout.diagnostics.enumerated() {
      diagnostic.bind(result, at: 1)
      diagnostic.bind(position, at: 2)
      diagnostic.bind(fault.code.rawValue, at: 3)
      diagnostic.bind(fault.severity.rawValue, at: 4)
      diagnostic.bind(fault.message, at: 5)
      diagnostic.bind(fault.hint, at: 6)
      diagnostic.bind(fault.objects.jsonArray, at: 7)
      diagnostic.bind(new.rules[position], at: 8)
      try diagnostic.run()
    }
  }

  private mutating func id(of environment: LayoutEnvironment, key: String) throws -> Int {
    if let known = environments[key] { return known }
    let search = try connection.statement("SELECT id FROM environment WHERE key = ?")
    search.bind(key, at: 1)
    let known = try search.step() ? search.integer(0) : nil
    search.reset()
    let id = try known ?? insert(environment, key: key)
    environments[key] = id
    return id
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
