/// Copies rows of the attached database `other` into the tables of this one.
///
/// The columns are read from the tables themselves, so that an added table or column is copied,
/// too. The keys of revisions, shapes, environments and results change; temporary tables translate
/// them.
struct StoreCopy {
  private let connection: SQLiteConnection

  /// The name under which the other store is attached.
  static let other = "other"

  init(_ connection: SQLiteConnection) { self.connection = connection }

  /// - Precondition: runs in a writing transaction.
  func copy(_ plans: [DocumentPlan]) throws {
    // One statement may insert rows before the rows to which they refer, so references are checked at the
    // end.
    try connection.execute(
      """
      PRAGMA defer_foreign_keys = ON;
      DROP TABLE IF EXISTS temp.takenRevision;
      CREATE TEMP TABLE takenRevision (
        old INTEGER PRIMARY KEY, new INTEGER NOT NULL, isNew INTEGER NOT NULL);
      """)
    for plan in plans { try addRevisions(of: plan) }
    try copyShapes()
    try copyRows()
    try copyResults()
    try connection.execute(
      """
      UPDATE revision SET state = 'closed'
      WHERE key IN (SELECT new FROM temp.takenRevision WHERE isNew);
      DROP TABLE temp.takenRevision;
      """)
  }

  /// Adds a row for each new revision, with the number that it has in the other store.
  private func addRevisions(of plan: DocumentPlan) throws {
    let map = try connection.statement("INSERT INTO temp.takenRevision VALUES (?, ?, ?)")
    for pair in plan.same {
      map.bind(Int(pair.theirs), at: 1)
      map.bind(Int(pair.ours), at: 2)
      map.bind(0, at: 3)
      try map.run()
    }
    guard let last = plan.newRevisions.last else { return }
    let document = try documentID(of: plan)
    let insertion = try connection.statement(
      """
      INSERT INTO revision (document, number, time, kind, edits, state)
      SELECT ?, number, time, kind, edits, 'writing' FROM other.revision WHERE key = ?
      """)
    for revision in plan.newRevisions {
      insertion.bind(document, at: 1)
      insertion.bind(Int(revision.key), at: 2)
      try insertion.run()
      map.bind(Int(revision.key), at: 1)
      map.bind(connection.lastInsertedKey, at: 2)
      map.bind(1, at: 3)
      try map.run()
    }
    let counter = try connection.statement(
      "UPDATE document SET revisions = max(revisions, ?) WHERE id = ?")
    counter.bind(last.number, at: 1)
    counter.bind(document, at: 2)
    try counter.run()
    try copySources(of: plan, into: document)
  }

  private func documentID(of plan: DocumentPlan) throws -> Int {
    let search = try connection.statement("SELECT id FROM document WHERE name = ?")
    search.bind(plan.target, at: 1)
    defer { search.reset() }
    if try search.step() { return search.integer(0) }
    let insertion = try connection.statement("INSERT INTO document (name, path) VALUES (?, ?)")
    insertion.bind(plan.target, at: 1)
    insertion.bind(plan.path, at: 2)
    try insertion.run()
    return connection.lastInsertedKey
  }

  /// Copies the commits of revisions; the table has them by number.
  private func copySources(of plan: DocumentPlan, into document: Int) throws {
    let insertion = try connection.statement(
      """
      INSERT OR IGNORE INTO origin (document, number, commitID, author, message)
      SELECT ?, o.number, o.commitID, o.author, o.message
      FROM other.origin o JOIN other.document d ON d.id = o.document WHERE d.name = ?
      """)
    insertion.bind(document, at: 1)
    insertion.bind(plan.name, at: 2)
    try insertion.run()
  }

  private func copyShapes() throws {
    try connection.execute(
      """
      INSERT INTO shape (name, attributes)
      SELECT o.name, o.attributes FROM other.shape o
      WHERE NOT EXISTS (
        SELECT 1 FROM shape s
        WHERE s.attributes = o.attributes AND ifnull(s.name, '') = ifnull(o.name, ''));
      """)
  }

  /// Copies the rows of new revisions: every table with a `revisionKey`, elements first.
  private func copyRows() throws {
    let tables = try connection.texts(
      """
      SELECT name FROM main.sqlite_master m
      WHERE type = 'table' AND name NOT IN ('resolvedScene', 'removal')
        AND EXISTS (SELECT 1 FROM pragma_table_info(m.name) WHERE name = 'revisionKey')
      ORDER BY name <> 'element', name
      """)
    for table in tables {
      let columns = try columns(of: table)
      let values = columns.map { column in
        switch column {
        case "revisionKey": "k.new"
        case "shape" where table == "element": "s.id"
        default: "t.\"\(column)\""
        }
      }
      let shapes =
        table == "element"
        ? """
        JOIN other.shape o ON o.id = t.shape
        JOIN shape s ON s.attributes = o.attributes AND ifnull(s.name, '') = ifnull(o.name, '')
        """ : ""
      try connection.execute(
        """
        INSERT INTO main."\(table)" (\(Self.list(columns)))
        SELECT \(values.joined(separator: ", "))
        FROM temp.takenRevision k JOIN other."\(table)" t ON t.revisionKey = k.old
        \(shapes) WHERE k.isNew ORDER BY k.new;
        """)
    }
  }

  private func copyResults() throws {
    try ResultCopy(connection).copy()
    try connection.execute(
      """
      UPDATE store SET engine = (SELECT engine FROM other.store) WHERE engine IS NULL;
      """)
  }

  private func columns(of table: String) throws -> [String] {
    try connection.columns(of: table)
  }

  private static func list(_ columns: [String]) -> String {
    columns.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
