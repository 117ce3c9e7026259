extension DocumentStore {
  /// Runs one statement that only reads.
  ///
  /// It runs on a connection of its own that can't write, and sees one state of the tables. Rows
  /// are passed on as they arrive, so a result of any size needs no memory.
  ///
  /// - Parameters:
  ///   - parameters: values by name, for `:name` in the statement.
  ///   - foldsCase: whether the statement may call `folded(text)`.
  ///   - timeLimit: the limit in seconds; a statement that takes longer ends with
  ///     ``StoreError/tooSlow(seconds:)``.
  ///   - columns: called with the names of the columns, once, before the first row.
  ///   - row: called with each row. An error that it throws ends the query and is thrown again.
  /// - Throws: ``StoreError``, or what the closures throw.
  package func query(
    _ sql: String, parameters: [String: StoreValue] = [:], foldsCase: Bool = false,
    timeLimit: Double? = nil,
    columns: ([String]) throws -> Void = { _ in }, row: ([StoreValue]) throws -> Void
  ) throws {
    let connection = try FileState.readableConnection(to: path)
    let guardian = QueryGuardian(connection)
    defer { guardian.remove() }
    let statement: SQLiteCommand
    do {
      try connection.execute("PRAGMA query_only = 1; PRAGMA temp_store = MEMORY")
      if foldsCase { try connection.addCaseFolding() }
      guardian.install()
      if let timeLimit { guardian.limit(seconds: timeLimit) }
      statement = try guardian.statement(sql)
      try statement.bind(parameters)
      try columns(statement.columnNames)
      while try statement.step() {
        try row((0..<Int32(statement.columnCount)).map(statement.value))
      }
    } catch let failure as SQLiteFailure {
      throw guardian.error(for: failure, path: path)
    }
  }
}

extension SQLiteCommand {
  /// Binds every parameter of the statement by its name without the leading `:`, `@` or `$`.
  fileprivate func bind(_ parameters: [String: StoreValue]) throws(StoreError) {
    for (index, name) in parameterNames.enumerated() {
      guard let value = parameters[name] else { throw .missingParameter(name: name) }
      bind(value, at: Int32(index + 1))
    }
  }
}
