extension DocumentStore {
  /// Stores several documents, with the same outcome as one by one.
  ///
  /// One transaction stores them. SQLite then writes the pages that all of them change only once, such as the last page of each
  /// table. One by one, half of what small documents write are such pages. If one document fails, nothing of this transaction
  /// stays, and each document gets a transaction of its own.
  ///
  /// - Parameter time: the time when they were made, in ISO 8601.
  /// - Returns: the result for each, in order. After a failure with ``StoreError/stopsImport``, the remaining documents are not
  ///   tried, and fail, too.
  package func importDocuments(
    _ documents: [NewDocument], time: String
  ) -> [Result<ImportOutcome, StoreError>] {
    if documents.count > 1 {
      do {
        return try write(checking: .byProgram) { connection, shapes in
          var outcomes: [Result<ImportOutcome, StoreError>] = []
          for document in documents {
            outcomes.append(
              .success(try Self.add(document, time: time, on: connection, shapes: &shapes)))
          }
          return outcomes
        }
      } catch {
        // Storing them one by one shows which of them fails.
      }
    }
    var stop: StoreError?
    return documents.map { document in
      if let stop { return .failure(stop) }
      do throws(StoreError) {
        return .success(
          try write(checking: .byProgram) { connection, shapes in
            try Self.add(document, time: time, on: connection, shapes: &shapes)
          })
      } catch {
        if error.stopsImport { stop = error }
        return .failure(error)
      }
    }
  }

  private static func add(
    _ document: NewDocument, time: String, on connection: SQLiteConnection,
    shapes: inout ShapeCatalog
  ) throws -> ImportOutcome {
    let outcome = try importDocument(
      document.tree, name: document.name, path: document.path, time: time, source: nil,
      on: connection, shapes: &shapes)
    if let file = document.file {
      let id = try documentID(document.name, path: document.path, on: connection)
      try note(file, ofDocument: id, on: connection)
    }
    return outcome
  }
}
