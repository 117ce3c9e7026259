extension DocumentStore {
  /// The most text of results that a store keeps, in bytes: enough for some ten thousand documents
  /// checked in ten ways.
  package static let mostKeptBytes = 256 << 20

  /// The time of use is only updated after this time, so that programs that only read seldom write.
  private static let stepOfUseInSeconds = 86_400

  /// The result for a subject, whatever its state is.
  ///
  /// - Parameter program: the version of the program that reads it. Results of other versions are not
  ///   returned.
  package func keptResult(
    of subject: String, program: String
  ) throws(StoreError) -> KeptResult? {
    try read { connection, _ in
      let row = try connection.statement(
        "SELECT state, body FROM keptResult WHERE subject = ? AND program = ?")
      row.bind(subject, at: 1)
      row.bind(program, at: 2)
      defer { row.reset() }
      guard try row.step() else { return nil }
      return KeptResult(subject: subject, state: row.text(0), body: row.text(1))
    }
  }

  /// Stores results, records which others were used, and removes the oldest ones if there are too many.
  ///
  /// - Parameters:
  ///   - used: subjects whose results were used.
  ///   - time: the present time, in seconds since 1970.
  ///   - bytes: the most bytes that may stay.
  package func keep(
    _ results: [KeptResult], used: [String], program: String, at time: Int,
    atMost bytes: Int = mostKeptBytes
  ) throws(StoreError) {
    if results.isEmpty, try !isUseToNote(of: used, at: time) { return }
    try write { connection, _ in
      let insertion = try connection.statement(
        """
        INSERT OR REPLACE INTO keptResult (subject, state, program, used, body)
        VALUES (?, ?, ?, ?, ?)
        """)
      for result in results {
        insertion.bind(result.subject, at: 1)
        insertion.bind(result.state, at: 2)
        insertion.bind(program, at: 3)
        insertion.bind(time, at: 4)
        insertion.bind(result.body, at: 5)
        try insertion.run()
      }
      let update = try connection.statement(
        "UPDATE keptResult SET used = ? WHERE subject = ? AND used < ?")
      for subject in used {
        update.bind(time, at: 1)
        update.bind(subject, at: 2)
        update.bind(time - Self.stepOfUseInSeconds, at: 3)
        try update.run()
      }
      try Self.removeOldest(atMost: bytes, on: connection)
    }
  }

  /// Removes results of other versions of the program.
  package func removeKeptResults(except program: String) throws(StoreError) {
    try write { connection, _ in
      let deletion = try connection.statement("DELETE FROM keptResult WHERE program <> ?")
      deletion.bind(program, at: 1)
      try deletion.run()
    }
  }

  private func isUseToNote(of subjects: [String], at time: Int) throws(StoreError) -> Bool {
    if subjects.isEmpty { return false }
    return try read { connection, _ in
      let row = try connection.statement(
        "SELECT 1 FROM keptResult WHERE subject = ? AND used < ?")
      return try subjects.contains { subject in
        row.bind(subject, at: 1)
        row.bind(time - Self.stepOfUseInSeconds, at: 2)
        defer { row.reset() }
        return try row.step()
      }
    }
  }

  private static func removeOldest(
    atMost bytes: Int, on connection: SQLiteConnection
  ) throws {
    var total =
      try connection.integer("SELECT sum(length(CAST(body AS BLOB))) FROM keptResult") ?? 0
    if total <= bytes { return }
    let oldest = try connection.statement(
      "SELECT subject, length(CAST(body AS BLOB)) FROM keptResult ORDER BY used, rowid")
    var surplus: [String] = []
    defer { oldest.reset() }
    while total > bytes, try oldest.step() {
      surplus.append(oldest.text(0))
      total -= oldest.integer(1)
    }
    oldest.reset()
    let deletion = try connection.statement("DELETE FROM keptResult WHERE subject = ?")
    for subject in surplus {
      deletion.bind(subject, at: 1)
      try deletion.run()
    }
  }
}
