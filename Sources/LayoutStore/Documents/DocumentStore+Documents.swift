package import ElementTree
import LayoutModel

extension DocumentStore {
  /// All documents by name.
  package func documents() throws(StoreError) -> [StoredDocument] {
    try read { connection, _ in
      let rows = try connection.statement(
        """
        SELECT document, path, revisionKey, revision, time, kind, edits FROM documents
        ORDER BY document
        """)
      var result: [StoredDocument] = []
      try rows.forEachRow {
        let revision = try StoredRevision(rows, from: 2)
        result.append(
          StoredDocument(name: rows.text(0), path: rows.optionalText(1), latest: revision))
      }
      return result
    }
  }

  /// The revisions of a document, the latest first.
  package func log(_ name: String) throws(StoreError) -> [StoredRevision] {
    try read { connection, _ in try Self.revisions(of: name, on: connection) }
  }

  /// A document, built from its rows.
  ///
  /// - Parameter revision: the number of a revision; `nil` for the latest.
  package func load(_ name: String, revision: Int? = nil) throws(StoreError) -> DocumentTree {
    try loadRevision(name, revision: revision).tree
  }

  /// A document, built from its rows, and its revision, both from the same moment.
  ///
  /// - Parameter revision: the number of a revision; `nil` for the latest.
  package func loadRevision(
    _ name: String, revision: Int? = nil
  ) throws(StoreError) -> (tree: DocumentTree, revision: StoredRevision) {
    try read { connection, shapes in
      let revisions = try Self.revisions(of: name, on: connection)
      guard let latest = revisions.first,
        let wanted = revision == nil ? latest : revisions.first(where: { $0.number == revision })
      else {
        throw StoreError.unknownRevision(
          name: name, revision: revision ?? 1, latest: revisions.first?.number ?? 0)
      }
      return (try Self.tree(of: name, wanted, on: connection, shapes: &shapes), wanted)
    }
  }

  /// Stores a document. It makes a revision only if the document's content differs from the present rows of the latest
  /// revision.
  ///
  /// - Parameters:
  ///   - name: the path of its file, as `export` will write it.
  ///   - path: the place of its file, as in ``StoredDocument/path``; `nil` keeps the known one.
  ///   - time: the time when it was made, in ISO 8601.
  ///   - source: the commit that contains it. If the latest revision has the same content and no commit, it gets this
  ///     one.
  ///   - expected: the state from which the tree was made. It is compared in the transaction that writes.
  ///   - file: the file that was read; it is remembered with the revision.
  /// - Throws: ``StoreError/changedMeanwhile(name:latest:)``, ``StoreError/alreadyThere(name:)``, and what else the store
  ///   reports.
  @discardableResult
  package func importDocument(
    _ tree: DocumentTree, name: String, path: String? = nil, time: String,
    source: RevisionSource? = nil, insteadOf expected: RevisionExpectation = .anything,
    from file: SeenFile? = nil
  ) throws(StoreError) -> ImportOutcome {
    try write(checking: .byProgram) { connection, shapes in
      try Self.check(expected, of: name, on: connection)
      let outcome = try Self.importDocument(
        tree, name: name, path: path, time: time, source: source, on: connection, shapes: &shapes)
      if let file {
        try Self.note(
          file, ofDocument: try Self.documentID(name, path: path, on: connection), on: connection)
      }
      return outcome
    }
  }

  /// Stores several documents in one transaction: all of them, or none.
  ///
  /// - Parameters:
  ///   - documents: each with the state from which it was made.
  ///   - time: the present time, in ISO 8601.
  /// - Returns: the result for each.
  /// - Throws: as ``importDocument(_:name:path:time:source:insteadOf:from:)``.
  @discardableResult
  package func importTogether(
    _ documents: [(name: String, tree: DocumentTree, insteadOf: RevisionExpectation)], time: String
  ) throws(StoreError) -> [ImportOutcome] {
    try write(checking: .byProgram) { connection, shapes in
      for document in documents {
        try Self.check(document.insteadOf, of: document.name, on: connection)
      }
      var outcomes: [ImportOutcome] = []
      for document in documents {
        outcomes.append(
          try Self.importDocument(
            document.tree, name: document.name, path: nil, time: time, source: nil,
            on: connection, shapes: &shapes))
      }
      return outcomes
    }
  }

  /// Whether the latest revision of a document is the one that a change was made from.
  private static func check(
    _ expected: RevisionExpectation, of name: String, on connection: SQLiteConnection
  ) throws {
    switch expected {
    case .anything: return
    case .nothing:
      let search = try connection.statement("SELECT id FROM document WHERE name = ?")
      search.bind(name, at: 1)
      defer { search.reset() }
      if try search.step() { throw StoreError.alreadyThere(name: name) }
    case .state(let state):
      let latest = try revisions(of: name, on: connection).first
      guard latest?.state == state else {
        throw StoreError.changedMeanwhile(name: name, latest: latest?.number ?? 0)
      }
    }
  }

  static func importDocument(
    _ tree: DocumentTree, name: String, path: String?, time: String, source: RevisionSource?,
    on connection: SQLiteConnection, shapes: inout ShapeCatalog
  ) throws -> ImportOutcome {
    let document = try documentID(name, path: path, on: connection)
    let latest = try revisions(ofDocument: document, on: connection).first
    if let latest, latest.kind == tree.kind,
      try isSame(tree, as: latest, of: name, on: connection, shapes: &shapes)
    {
      if let source, latest.source == nil {
        try note(source, of: latest.number, document, on: connection)
      }
      return .unchanged(revision: latest.number)
    }
    let (key, number) = try addRevision(
      to: document, kind: tree.kind, time: time, on: connection)
    var writer = try TreeWriter(document: name, revision: key, connection: connection)
    try writer.write(tree, shapes: &shapes)
    // From now on changes of the rows count as changes by SQL.
    let completion = try connection.statement(
      "UPDATE revision SET state = 'closed' WHERE key = ?")
    completion.bind(key, at: 1)
    try completion.run()
    if let source { try note(source, of: number, document, on: connection) }
    if let latest, latest.edits > 0 {
      return .replacedEdits(revision: number, edited: latest.number)
    }
    return .added(revision: number)
  }

  private static func note(
    _ source: RevisionSource, of number: Int, _ document: Int, on connection: SQLiteConnection
  ) throws {
    let insertion = try connection.statement(
      """
      INSERT INTO origin (document, number, commitID, author, message) VALUES (?, ?, ?, ?, ?)
      """)
    insertion.bind(document, at: 1)
    insertion.bind(number, at: 2)
    insertion.bind(source.commit, at: 3)
    insertion.bind(source.author, at: 4)
    insertion.bind(source.message, at: 5)
    try insertion.run()
  }

  /// Adds a revision without rows. Its number is one that no revision of the document has had.
  private static func addRevision(
    to document: Int, kind: DocumentKind, time: String, on connection: SQLiteConnection
  ) throws -> (key: Int64, number: Int) {
    let counter = try connection.statement(
      "UPDATE document SET revisions = revisions + 1 WHERE id = ? RETURNING revisions")
    counter.bind(document, at: 1)
    let number = try counter.step() ? counter.integer(0) : 0
    try counter.run()
    let insertion = try connection.statement(
      "INSERT INTO revision (document, number, time, kind) VALUES (?, ?, ?, ?) RETURNING key")
    insertion.bind(document, at: 1)
    insertion.bind(number, at: 2)
    insertion.bind(time, at: 3)
    insertion.bind(kind.rawValue, at: 4)
    let key = try insertion.step() ? Int64(insertion.integer(0)) : 0
    try insertion.run()
    return (key, number)
  }

  /// Removes a document with all its revisions and results from the store. Their ids and keys are
  /// never used again.
  ///
  /// - Returns: how many revisions it had.
  @discardableResult
  package func remove(_ name: String) throws(StoreError) -> Int {
    try write { connection, _ in
      let count = try Self.revisions(of: name, on: connection).count
      let deletion = try connection.statement("DELETE FROM document WHERE name = ?")
      deletion.bind(name, at: 1)
      try deletion.run()
      return count
    }
  }

  // MARK: Rows

  /// The revisions of a document, the latest first; at least one.
  static func revisions(
    of name: String, on connection: SQLiteConnection
  ) throws -> [StoredRevision] {
    let search = try connection.statement("SELECT id FROM document WHERE name = ?")
    search.bind(name, at: 1)
    defer { search.reset() }
    guard try search.step() else { throw StoreError.unknownDocument(name: name) }
    return try revisions(ofDocument: search.integer(0), on: connection)
  }

  private static func revisions(
    ofDocument id: Int, on connection: SQLiteConnection
  ) throws -> [StoredRevision] {
    let rows = try connection.statement(
      """
      SELECT r.key, r.number, r.time, r.kind, r.edits, o.commitID, o.author, o.message
      FROM revision r
      LEFT JOIN origin o ON o.document = r.document AND o.number = r.number
      WHERE r.document = ? ORDER BY r.number DESC
      """)
    rows.bind(id, at: 1)
    var result: [StoredRevision] = []
    try rows.forEachRow {
      var revision = try StoredRevision(rows, from: 0)
      if let commit = rows.optionalText(5) {
        revision.source = RevisionSource(
          commit: commit, author: rows.text(6), message: rows.text(7))
      }
      result.append(revision)
    }
    return result
  }

  /// The id of a document. A document with a new name is added.
  static func documentID(
    _ name: String, path: String?, on connection: SQLiteConnection
  ) throws -> Int {
    let search = try connection.statement("SELECT id, path FROM document WHERE name = ?")
    search.bind(name, at: 1)
    defer { search.reset() }
    if try search.step() {
      let id = search.integer(0)
      if let path, search.optionalText(1) != path {
        let update = try connection.statement("UPDATE document SET path = ? WHERE id = ?")
        update.bind(path, at: 1)
        update.bind(id, at: 2)
        try update.run()
      }
      return id
    }
    let insertion = try connection.statement(
      "INSERT INTO document (name, path) VALUES (?, ?) RETURNING id")
    insertion.bind(name, at: 1)
    insertion.bind(path, at: 2)
    defer { insertion.reset() }
    let id = try insertion.step() ? insertion.integer(0) : 0
    _ = try insertion.step()
    return id
  }

  private static func tree(
    of name: String, _ revision: StoredRevision, on connection: SQLiteConnection,
    shapes: inout ShapeCatalog
  ) throws -> DocumentTree {
    var reader = TreeReader(
      .init(name: name, number: revision.number, key: revision.key, kind: revision.kind),
      connection: connection)
    return try reader.read(shapes: &shapes)
  }

  /// Whether the rows have the same content as a tree. Rows that make no document do not.
  private static func isSame(
    _ tree: DocumentTree, as revision: StoredRevision, of name: String,
    on connection: SQLiteConnection, shapes: inout ShapeCatalog
  ) throws -> Bool {
    do {
      return try Self.tree(of: name, revision, on: connection, shapes: &shapes) == tree
    } catch StoreError.inconsistent {
      return false
    }
  }
}

extension StoredRevision {
  /// Reads `key, number, time, kind, edits` from a row.
  init(_ row: SQLiteCommand, from column: Int32) throws(SQLiteFailure) {
    guard let kind = DocumentKind(rawValue: row.text(column + 3)) else {
      throw SQLiteFailure(code: 11, message: "a revision is of kind '\(row.text(column + 3))'")
    }
    self.init(
      key: Int64(row.integer(column)), number: row.integer(column + 1), time: row.text(column + 2),
      kind: kind, edits: row.integer(column + 4))
  }
}
