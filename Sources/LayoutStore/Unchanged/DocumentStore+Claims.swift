extension DocumentStore {
  /// Claims documents for a process. Others do not work on them until it has stored its results,
  /// gives them back or ends.
  ///
  /// - Parameters:
  ///   - names: the wanted documents. Names that are no longer in the store are claimed, too;
  ///     loading them reports the fault.
  ///   - process: the process that claims.
  ///   - time: the present time, in seconds since 1970.
  ///   - isAtWork: whether the process of another claim, made at that time, still runs.
  /// - Returns: the names that other processes have claimed.
  package func claim(
    _ names: [String], for process: String, at time: Int,
    isAtWork: (_ process: String, _ time: Int) -> Bool
  ) throws(StoreError) -> Set<String> {
    try write { connection, _ in
      let search = try connection.statement(
        """
        SELECT c.process, c.time FROM claim c JOIN document d ON d.id = c.document WHERE d.name = ?
        """)
      let insertion = try connection.statement(
        """
        INSERT OR REPLACE INTO claim (document, process, time)
        SELECT id, ?, ? FROM document WHERE name = ?
        """)
      var held: Set<String> = []
      var known: [String: Bool] = [process: false]
      for name in names {
        search.bind(name, at: 1)
        defer { search.reset() }
        if try search.step() {
          let (other, since) = (search.text(0), search.integer(1))
          let works = known[other] ?? isAtWork(other, since)
          known[other] = works
          if works {
            held.insert(name)
            continue
          }
        }
        insertion.bind(process, at: 1)
        insertion.bind(time, at: 2)
        insertion.bind(name, at: 3)
        try insertion.run()
      }
      return held
    }
  }

  /// Gives back all claims of a process.
  package func releaseClaims(of process: String) throws(StoreError) {
    try write { connection, _ in
      let deletion = try connection.statement("DELETE FROM claim WHERE process = ?")
      deletion.bind(process, at: 1)
      try deletion.run()
    }
  }

  /// Gives back the claim on one document.
  static func release(
    _ revision: StoredRevision, by process: String, on connection: SQLiteConnection
  ) throws {
    let deletion = try connection.statement(
      """
      DELETE FROM claim
      WHERE document = (SELECT document FROM revision WHERE key = ?) AND process = ?
      """)
    deletion.bind(revision.key, at: 1)
    deletion.bind(process, at: 2)
    try deletion.run()
  }
}
