extension DocumentStore {
  /// The folder to which names of documents are relative. It is absolute, or relative to the folder
  /// of the store's file. `nil` before the first import.
  package func root() throws(StoreError) -> String? {
    try read { connection, _ in
      try connection.texts("SELECT root FROM store WHERE root <> ''").first
    }
  }

  /// Sets the folder to which names are relative, in a store that has none yet.
  ///
  /// - Returns: the root, which another process may have set first.
  package func setRoot(_ root: String) throws(StoreError) -> String {
    try write { connection, _ in
      let update = try connection.statement("UPDATE store SET root = ? WHERE root IS NULL")
      update.bind(root, at: 1)
      try update.run()
      return try connection.texts("SELECT root FROM store WHERE root <> ''").first ?? root
    }
  }

  /// The engine whose results count; `nil` before the first result.
  package func engine() throws(StoreError) -> String? {
    try read { connection, _ in
      try connection.texts("SELECT engine FROM store WHERE engine <> ''").first
    }
  }

  /// Sets the engine whose results count. All views of results leave out the results of other
  /// engines.
  package func useEngine(_ engine: String) throws(StoreError) {
    try write { connection, _ in try Self.useEngine(engine, on: connection) }
  }

  static func useEngine(_ engine: String, on connection: SQLiteConnection) throws {
    let update = try connection.statement("UPDATE store SET engine = ? WHERE engine IS NOT ?")
    update.bind(engine, at: 1)
    update.bind(engine, at: 2)
    try update.run()
  }

  /// How many rows belong to no document. The view `orphans` shows these rows, and also those of
  /// documents that can't be read.
  package func strayElementCount() throws(StoreError) -> Int {
    try read { connection, _ in
      try connection.integer(
        """
        SELECT count(*) FROM element
        WHERE revisionKey NOT IN (
          SELECT r.key FROM revision r JOIN document d ON d.id = r.document)
        """) ?? 0
    }
  }
}
