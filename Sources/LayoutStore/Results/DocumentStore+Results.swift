package import LayoutModel

extension DocumentStore {
  /// The results of a document's latest revision that need not be computed again, because neither
  /// its rows nor the engine has changed since.
  ///
  /// A batch has to compute the wanted results except these.
  package func upToDate(
    _ name: String, engine: String
  ) throws(StoreError) -> Set<ResultKey> {
    try read { connection, _ in
      guard let latest = try Self.revisions(of: name, on: connection).first else { return [] }
      let rows = try connection.statement(
        """
        SELECT r.scene, n.key FROM layoutResult r
        JOIN environment n ON n.id = r.environment
        WHERE r.revisionKey = ? AND r.engine = ? AND r.edits = ?
        """)
      rows.bind(latest.key, at: 1)
      rows.bind(engine, at: 2)
      rows.bind(latest.edits, at: 3)
      var result: Set<ResultKey> = []
      try rows.forEachRow {
        result.insert(ResultKey(scene: ObjectID(rows.text(0)), environmentKey: rows.text(1)))
      }
      return result
    }
  }

  /// Stores layouts of one document in one transaction. They replace the results for the same
  /// scenes and environments.
  ///
  /// - Parameters:
  ///   - revision: the resolved state, as ``documents()`` returned it before the document was
  ///     loaded. If the document has changed since, nothing is stored.
  ///   - engine: the version of the engine that made them.
  @discardableResult
  package func addResults(
    _ results: [NewResult], of revision: StoredRevision, engine: String
  ) throws(StoreError) -> ResultOutcome {
    try addResults([DocumentResults(results, of: revision)], engine: engine)[0]
  }

  /// Stores layouts of several documents in one transaction, with the same outcome as one by one.
  ///
  /// The index pages of environments are then written once for all of them. One by one, small
  /// documents need twice as many writes.
  ///
  /// - Returns: the result for each, in order.
  package func addResults(
    _ documents: [DocumentResults], engine: String
  ) throws(StoreError) -> [ResultOutcome] {
    try write(checking: .byTriggers) { connection, _ in
      let check = try connection.statement("SELECT edits FROM revision WHERE key = ?")
      var writer: ResultWriter?
      let outcomes = try documents.map { document -> ResultOutcome in
        if let claimant = document.claimant {
          try Self.release(document.revision, by: claimant, on: connection)
        }
        check.bind(document.revision.key, at: 1)
        let isThere = try check.step()
        let edits = check.integer(0)
        check.reset()
        guard isThere, edits == document.revision.edits else { return .outdated }
        if writer == nil {
          try Self.useEngine(engine, on: connection)
          writer = try ResultWriter(engine: engine, connection: connection)
        }
        try writer?.begin(document.revision)
        for result in document.results { try writer?.write(result) }
        if let finished = document.finished {
          try Self.note(finished, of: document.revision, engine: engine, on: connection)
        }
        return .stored
      }
      try writer?.finish()
      return outcomes
    }
  }

  /// Stored layouts of a document's latest revision that are up to date, in the order of its scenes.
  ///
  /// - Parameters:
  ///   - document: the loaded document, which has the views' names.
  ///   - environments: the wanted environments.
  package func results(
    of name: String, document: LayoutDocument, environments: [LayoutEnvironment], engine: String
  ) throws(StoreError) -> [ResolvedLayout] {
    try read { connection, _ in
      guard let latest = try Self.revisions(of: name, on: connection).first else { return [] }
      let reader = ResultReader(document: document, connection: connection)
      var layouts: [ResolvedLayout] = []
      for environment in environments {
        layouts += try reader.layouts(of: latest, in: environment, engine: engine)
      }
      let order = Dictionary(
        document.scenes.map { ($0.id, $0.index) }, uniquingKeysWith: { first, _ in first })
      return layouts.enumerated().sorted {
        (order[$0.element.scene] ?? .max, $0.offset) < (order[$1.element.scene] ?? .max, $1.offset)
      }.map(\.element)
    }
  }

  /// Takes out the results of one revision.
  package func removeResults(of revision: StoredRevision) throws(StoreError) {
    try write { connection, _ in
      let deletion = try connection.statement("DELETE FROM layoutResult WHERE revisionKey = ?")
      deletion.bind(revision.state.key, at: 1)
      try deletion.run()
    }
  }

  /// Takes out results that nobody will ask for again: of older revisions, of older states of the
  /// latest, and of other engines.
  ///
  /// - Returns: how many there were.
  @discardableResult
  package func removeStaleResults(engine: String) throws(StoreError) -> Int {
    try write { connection, _ in
      let deletion = try connection.statement(
        """
        DELETE FROM layoutResult WHERE id NOT IN (
          SELECT r.id FROM layoutResult r
          JOIN documents d ON d.revisionKey = r.revisionKey AND d.edits = r.edits
          WHERE r.engine = ?)
        RETURNING id
        """)
      deletion.bind(engine, at: 1)
      var count = 0
      try deletion.forEachRow { count += 1 }
      try connection.execute(
        "DELETE FROM environment WHERE id NOT IN (SELECT environment FROM layoutResult)")
      return count
    }
  }
}

/// What became of results that were to be stored.
package enum ResultOutcome: Hashable, Sendable {
  case stored
  /// The document has another revision or other rows by now; nothing was stored.
  case outdated
}
