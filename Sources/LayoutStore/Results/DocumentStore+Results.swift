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
        SELECT s.scene, n.key FROM resolvedScene s
        JOIN layoutResult r ON r.scene = s.id
        JOIN environment n ON n.id = r.environment
        WHERE s.revisionKey = ? AND s.engine = ? AND s.edits = ?
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
  ///   - isLast: whether no more layouts of the document follow.
  @discardableResult
  package func addResults(
    _ results: [NewResult], of revision: StoredRevision, engine: String, isLast: Bool = true
  ) throws(StoreError) -> ResultOutcome {
    try addResults(
      [DocumentResults(results, of: revision, isLast: isLast)], engine: engine)[0]
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
    try writeResults { connection, known in
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
        try writer?.write(document.results, known: &known)
        try writer?.end(isLast: document.isLast, known: &known)
        if let finished = document.finished {
          try Self.note(finished, of: document.revision, engine: engine, on: connection)
        }
        return .stored
      }
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

  /// Removes the results of one revision.
  package func removeResults(of revision: StoredRevision) throws(StoreError) {
    try write { connection, _ in
      let deletion = try connection.statement("DELETE FROM resolvedScene WHERE revisionKey = ?")
      deletion.bind(revision.state.key, at: 1)
      try deletion.run()
    }
  }

  /// Removes results that nobody will ask for again: of older revisions, of older states of the
  /// latest revision, and of other engines.
  ///
  /// - Returns: how many there were.
  @discardableResult
  package func removeStaleResults(engine: String) throws(StoreError) -> Int {
    let count = try write { connection, _ in
      let stale = """
        id NOT IN (
          SELECT s.id FROM resolvedScene s
          JOIN documents d ON d.revisionKey = s.revisionKey AND d.edits = s.edits
          WHERE s.engine = ?)
        """
      let search = try connection.statement(
        """
        SELECT count(*) FROM resolvedScene s JOIN layoutResult r ON r.scene = s.id WHERE s.\(stale)
        """)
      search.bind(engine, at: 1)
      let count = try search.step() ? search.integer(0) : 0
      search.reset()
      let deletion = try connection.statement("DELETE FROM resolvedScene WHERE \(stale)")
      deletion.bind(engine, at: 1)
      try deletion.run()
      return count
    }
    if count > 0 { try removeUnusedEnvironments() }
    return count
  }

  /// Takes out environments and places that no result names. One look through the results finds them; triggers and keys
  /// would look for each.
  private func removeUnusedEnvironments() throws(StoreError) {
    try write(checking: .byProgram) { connection, _ in
      try connection.execute(
        """
        DELETE FROM environment WHERE id NOT IN (SELECT environment FROM layoutResult);
        DELETE FROM placement WHERE id NOT IN (
          SELECT placement FROM layoutResult WHERE placement IS NOT NULL);
        """)
    }
  }
}

/// The outcome of storing results.
package enum ResultOutcome: Hashable, Sendable {
  case stored
  /// The document has another revision or other rows by now, so nothing was stored.
  case outdated
}
