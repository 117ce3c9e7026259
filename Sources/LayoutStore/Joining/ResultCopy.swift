/// Copies results out of the attached database `other`: those of all revisions that both have, where there is none for the same
/// scene and environment.
///
/// The keys of scenes, results, environments and places change. Where a scene has results in both, it has two rows afterwards, each
/// with the rows that its results share.
///
/// - Precondition: the temporary table `takenRevision` says which revisions both have.
struct ResultCopy {
  private let connection: SQLiteConnection

  init(_ connection: SQLiteConnection) { self.connection = connection }

  func copy() throws {
    try connection.execute(
      """
      DROP TABLE IF EXISTS temp.takenResult;
      DROP TABLE IF EXISTS temp.takenScene;
      CREATE TEMP TABLE takenResult (old INTEGER PRIMARY KEY, new INTEGER NOT NULL);
      CREATE TEMP TABLE takenScene (old INTEGER PRIMARY KEY, new INTEGER NOT NULL);
      """)
    try copyEnvironments()
    try chooseResults()
    try chooseScenes()
    try copyRows()
    try removeUnused()
    try connection.execute("DROP TABLE temp.takenResult; DROP TABLE temp.takenScene;")
  }

  private func copyEnvironments() throws {
    for table in ["environment", "placement"] {
      let columns = Self.list(try connection.columns(of: table).filter { $0 != "id" })
      try connection.execute(
        """
        INSERT OR IGNORE INTO main.\(table) (\(columns))
        SELECT \(columns) FROM other.\(table) ORDER BY id;
        """)
    }
  }

  private func chooseResults() throws {
    try connection.execute(
      """
      INSERT INTO temp.takenResult
      SELECT t.id, row_number() OVER (ORDER BY k.new, t.id) + max(
        (SELECT ifnull(max(id), 0) FROM main.layoutResult),
        (SELECT ifnull(max(seq), 0) FROM main.sqlite_sequence WHERE name = 'layoutResult'))
      FROM temp.takenRevision k
      JOIN other.resolvedScene s ON s.revisionKey = k.old
      JOIN other.layoutResult t ON t.scene = s.id
      JOIN other.environment o ON o.id = t.environment
      JOIN main.environment e ON e.key = o.key
      WHERE NOT EXISTS (
        SELECT 1 FROM main.resolvedScene h
        JOIN main.layoutResult r ON r.scene = h.id AND r.environment = e.id
        WHERE h.revisionKey = k.new AND h.scene = s.scene);
      """)
  }

  /// - Precondition: results are chosen.
  private func chooseScenes() throws {
    let columns = try connection.columns(of: "resolvedScene").filter {
      !["id", "revisionKey"].contains($0)
    }
    try connection.execute(
      """
      INSERT INTO temp.takenScene
      SELECT s.id, row_number() OVER (ORDER BY k.new, s.id) + max(
        (SELECT ifnull(max(id), 0) FROM main.resolvedScene),
        (SELECT ifnull(max(seq), 0) FROM main.sqlite_sequence WHERE name = 'resolvedScene'))
      FROM temp.takenRevision k
      JOIN other.resolvedScene s ON s.revisionKey = k.old
      WHERE EXISTS (
        SELECT 1 FROM other.layoutResult t JOIN temp.takenResult m ON m.old = t.id
        WHERE t.scene = s.id);

      INSERT INTO main.resolvedScene (id, revisionKey, \(Self.list(columns)))
      SELECT c.new, k.new, \(Self.list(columns, of: "s"))
      FROM temp.takenScene c
      JOIN other.resolvedScene s ON s.id = c.old
      JOIN temp.takenRevision k ON k.old = s.revisionKey
      ORDER BY c.new;
      """)
  }

  private func copyRows() throws {
    let result = try connection.columns(of: "layoutResult").filter {
      !["id", "scene", "environment", "placement"].contains($0)
    }
    let places = try connection.columns(of: "placement").filter { $0 != "id" }
    try connection.execute(
      """
      INSERT INTO main.layoutResult (id, scene, environment, placement, \(Self.list(result)))
      SELECT m.new, c.new, e.id, p.id, \(Self.list(result, of: "t"))
      FROM temp.takenResult m
      JOIN other.layoutResult t ON t.id = m.old
      JOIN temp.takenScene c ON c.old = t.scene
      JOIN other.environment o ON o.id = t.environment
      JOIN main.environment e ON e.key = o.key
      LEFT JOIN other.placement q ON q.id = t.placement
      LEFT JOIN main.placement p ON (\(Self.list(places, of: "p"))) = (\(Self.list(places, of: "q")))
      ORDER BY m.new;
      """)
    for table in Schema6.sharedTables {
      let columns = try connection.columns(of: table).filter { $0 != "scene" }
      try connection.execute(
        """
        INSERT INTO main.\(table) (scene, \(Self.list(columns)))
        SELECT c.new, \(Self.list(columns, of: "t"))
        FROM temp.takenScene c JOIN other.\(table) t ON t.scene = c.old ORDER BY c.new;
        """)
    }
    let diagnostics = try connection.columns(of: "resultDiagnostic").filter { $0 != "result" }
    try connection.execute(
      """
      INSERT INTO main.resultDiagnostic (result, \(Self.list(diagnostics)))
      SELECT m.new, \(Self.list(diagnostics, of: "t"))
      FROM temp.takenResult m JOIN other.resultDiagnostic t ON t.result = m.old ORDER BY m.new;
      """)
  }

  /// Of a scene of which only some results were taken, the rows of the others are not needed.
  private func removeUnused() throws {
    let scenes = try connection.texts(
      """
      SELECT c.new FROM temp.takenScene c WHERE EXISTS (
        SELECT 1 FROM other.layoutResult t
        WHERE t.scene = c.old AND t.id NOT IN (SELECT old FROM temp.takenResult))
      ORDER BY 1
      """)
    for scene in scenes.compactMap({ Int($0) }) { try connection.removeUnusedRows(ofScene: scene) }
  }

  private static func list(_ columns: [String], of table: String? = nil) -> String {
    columns.map { (table.map { "\($0)." } ?? "") + "\"\($0)\"" }.joined(separator: ", ")
  }
}

extension SQLiteConnection {
  /// The columns of a table in their order.
  func columns(of table: String) throws -> [String] {
    try texts("SELECT name FROM pragma_table_info('\(table)') ORDER BY cid")
  }
}
