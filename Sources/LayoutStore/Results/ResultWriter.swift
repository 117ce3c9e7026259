import Diagnostics
import LayoutModel
import PlatformRules

/// Writes layouts into the tables.
///
/// - Precondition: runs inside a transaction.
struct ResultWriter {
  private let engine: String
  private let connection: SQLiteConnection
  private let search: SQLiteCommand
  private let deletion: SQLiteCommand
  private let row: SQLiteCommand
  private let frames: FrameWriter
  private let diagnostics: DiagnosticWriter
  private var environments: EnvironmentCatalog
  private var revision: StoredRevision?
  /// Whether there may be older results to remove. A document that is resolved for the first time
  /// has none, unless one of its own layouts comes twice: two scenes may have one id.
  private var hadResults = false
  private var written: Set<Place> = []
  /// The scenes of the revision that have begun, in order.
  private var scenes: [Scene] = []
  private var positions: [String: Int] = [:]

  private struct Place: Hashable {
    var scene: Int
    var environment: Int
  }

  private struct Scene {
    /// The key of its row.
    var key: Int
    var rows: SharedRows
  }

  init(engine: String, connection: SQLiteConnection) throws(SQLiteFailure) {
    self.engine = engine
    self.connection = connection
    search = try connection.statement(
      "SELECT EXISTS (SELECT 1 FROM resolvedScene WHERE revisionKey = ?)")
    // Also of other engines and of earlier states of the rows.
    deletion = try connection.statement(
      """
      DELETE FROM layoutResult WHERE environment = ? AND scene IN (
        SELECT id FROM resolvedScene WHERE revisionKey = ? AND scene = ?)
      """)
    row = try connection.statement(
      """
      INSERT INTO layoutResult (scene, environment, status, placement, arrangement)
      VALUES (?, ?, ?, ?, ?)
      """)
    frames = try FrameWriter(connection)
    diagnostics = try DiagnosticWriter(connection)
    environments = EnvironmentCatalog(connection)
  }

  /// Begins with the layouts of a document.
  mutating func begin(_ revision: StoredRevision) throws(SQLiteFailure) {
    self.revision = revision
    search.bind(revision.key, at: 1)
    hadResults = try search.step() && search.flag(0)
    search.reset()
    written.removeAll(keepingCapacity: true)
    scenes.removeAll()
    positions.removeAll(keepingCapacity: true)
  }

  /// Writes layouts of the document that has begun.
  mutating func write(_ results: [NewResult], known: inout SharedRowsCatalog) throws {
    var samples: [String: SceneSample] = [:]
    for result in results { samples[result.layout.scene.text, default: SceneSample()].add(result) }
    for result in results {
      let sample = samples[result.layout.scene.text]?.results ?? []
      try write(result, among: sample, known: &known)
    }
  }

  private mutating func write(
    _ new: NewResult, among sample: [NewResult], known: inout SharedRowsCatalog
  ) throws {
    let layout = new.layout
    let environment = try environments.key(of: layout.environment, named: new.environmentKey)
    let position = try position(ofScene: layout.scene.text, known: &known)
    let isNew = written.insert(Place(scene: position, environment: environment)).inserted
    if hadResults || !isNew { try remove(scene: layout.scene.text, environment: environment) }
    let key = scenes[position].key
    let arrangement = try frames.write(
      new, among: sample, scene: key, rows: &scenes[position].rows)
    row.bind(key, at: 1)
    row.bind(environment, at: 2)
    row.bind(layout.status.rawValue, at: 3)
    row.bind(try environments.key(of: layout.place), at: 4)
    row.bind(arrangement, at: 5)
    try row.run()
    try diagnostics.write(
      new, result: connection.lastInsertedKey, scene: key, rows: &scenes[position].rows)
  }

  /// Ends with the layouts of a document.
  ///
  /// - Parameter isLast: whether all of its layouts are written, so that what nobody uses can go.
  mutating func end(isLast: Bool, known: inout SharedRowsCatalog) throws(SQLiteFailure) {
    // The document may come again, and its results are replaced then.
    try frames.finish()
    let update = try connection.statement("UPDATE resolvedScene SET lastNumber = ? WHERE id = ?")
    for scene in scenes {
      update.bind(scene.rows.lastNumber, at: 1)
      update.bind(scene.key, at: 2)
      try update.run()
      if !isLast { known.keep(scene.rows, ofScene: scene.key) }
    }
    scenes.removeAll()
    if isLast, let revision {
      try removeUnusedRows(of: revision)
      try removeEmptyScenes(of: revision)
    }
  }

  // MARK: Scenes

  /// Where a scene stands among those that have begun.
  private mutating func position(
    ofScene scene: String, known: inout SharedRowsCatalog
  ) throws -> Int {
    if let position = positions[scene] { return position }
    guard let revision else { preconditionFailure("no document has begun") }
    let search = try connection.statement(
      """
      SELECT id, lastNumber FROM resolvedScene
      WHERE revisionKey = ? AND scene = ? AND engine = ? AND edits = ? ORDER BY id LIMIT 1
      """)
    bind(scene, of: revision, to: search)
    var found: Scene?
    if hadResults, try search.step() {
      let (key, last) = (search.integer(0), search.integer(1))
      found = Scene(
        key: key,
        rows: try known.take(scene: key, lastNumber: last)
          ?? SharedRows(ofScene: key, lastNumber: last, on: connection))
    }
    search.reset()
    if found == nil {
      let insertion = try connection.statement(
        "INSERT INTO resolvedScene (revisionKey, scene, engine, edits) VALUES (?, ?, ?, ?)")
      bind(scene, of: revision, to: insertion)
      try insertion.run()
      found = Scene(key: connection.lastInsertedKey, rows: SharedRows())
    }
    positions[scene] = scenes.count
    if let found { scenes.append(found) }
    return scenes.count - 1
  }

  private func bind(_ scene: String, of revision: StoredRevision, to command: SQLiteCommand) {
    command.bind(revision.key, at: 1)
    command.bind(scene, at: 2)
    command.bind(engine, at: 3)
    command.bind(revision.edits, at: 4)
  }

  // MARK: What is replaced

  private mutating func remove(scene: String, environment: Int) throws(SQLiteFailure) {
    guard let revision else { return }
    deletion.bind(environment, at: 1)
    deletion.bind(revision.key, at: 2)
    deletion.bind(scene, at: 3)
    try deletion.run()
  }

  /// What only results had that were replaced, or that somebody has deleted.
  private func removeUnusedRows(of revision: StoredRevision) throws(SQLiteFailure) {
    let search = try connection.statement(
      "SELECT id FROM resolvedScene WHERE revisionKey = ? AND hasUnused")
    search.bind(revision.key, at: 1)
    var scenes: [Int] = []
    while try search.step() { scenes.append(search.integer(0)) }
    search.reset()
    let update = try connection.statement(
      "UPDATE resolvedScene SET hasUnused = 0, lastNumber = lastNumber + 1 WHERE id = ?")
    for scene in scenes {
      try connection.removeUnusedRows(ofScene: scene)
      update.bind(scene, at: 1)
      try update.run()
    }
  }

  /// Scenes whose results are all replaced: those of other engines and of earlier states.
  private func removeEmptyScenes(of revision: StoredRevision) throws(SQLiteFailure) {
    let deletion = try connection.statement(
      """
      DELETE FROM resolvedScene WHERE revisionKey = ?
        AND NOT EXISTS (SELECT 1 FROM layoutResult r WHERE r.scene = resolvedScene.id)
      """)
    deletion.bind(revision.key, at: 1)
    try deletion.run()
  }
}

/// Results of a scene in environments of different sizes.
private struct SceneSample {
  private(set) var results: [NewResult] = []
  private var sizes: Set<ReferenceSize> = []

  /// More did not make stores smaller.
  private static let most = 12

  mutating func add(_ result: NewResult) {
    guard results.count < Self.most, sizes.insert(ReferenceSize(result.layout)).inserted else {
      return
    }
    results.append(result)
  }
}
