import Foundation

extension DocumentStore {
  /// The finished batches for the present state of documents, by the names of the documents.
  package func finishedBatches(
    engine: String
  ) throws(StoreError) -> [String: [FinishedBatch]] {
    try read { connection, _ in
      let rows = try connection.statement(
        """
        SELECT d.name, f.request, f.scenes, f.environments, f.layouts, f.places
        FROM finishedBatch f
        JOIN revision r ON r.key = f.revisionKey AND r.edits = f.edits
        JOIN document d ON d.id = r.document
        WHERE f.engine = ?
          AND r.number = (SELECT max(number) FROM revision WHERE document = d.id)
        """)
      rows.bind(engine, at: 1)
      // Documents have few different texts of places, so each is decoded once.
      var read: [String: [String: Int]] = [:]
      var result: [String: [FinishedBatch]] = [:]
      try rows.forEachRow {
        let text = rows.text(5)
        let places =
          try read[text] ?? JSONDecoder().decode([String: Int].self, from: Data(text.utf8))
        read[text] = places
        result[rows.text(0), default: []].append(
          FinishedBatch(
            request: rows.text(1), scenes: rows.integer(2), environments: rows.integer(3),
            layouts: rows.integer(4), places: places))
      }
      return result
    }
  }

  /// - Precondition: runs in a writing transaction, after all results of the revision were written.
  static func note(
    _ batch: FinishedBatch, of revision: StoredRevision, engine: String,
    on connection: SQLiteConnection
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let insertion = try connection.statement(
      """
      INSERT OR REPLACE INTO finishedBatch (
        revisionKey, request, edits, engine, scenes, environments, layouts, places)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """)
    insertion.bind(revision.key, at: 1)
    insertion.bind(batch.request, at: 2)
    insertion.bind(revision.edits, at: 3)
    insertion.bind(engine, at: 4)
    insertion.bind(batch.scenes, at: 5)
    insertion.bind(batch.environments, at: 6)
    insertion.bind(batch.layouts, at: 7)
    insertion.bind(String(decoding: try encoder.encode(batch.places), as: UTF8.self), at: 8)
    try insertion.run()
  }
}
