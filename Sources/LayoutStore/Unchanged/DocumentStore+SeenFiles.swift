extension DocumentStore {
  /// The files whose documents are unchanged in the store since they were read, by the names of the
  /// documents.
  ///
  /// - Parameter reader: the version of the program that reads now.
  package func seenFiles(
    by reader: String
  ) throws(StoreError) -> [String: (file: SeenFile, revision: Int)] {
    try read { connection, _ in
      let rows = try connection.statement(
        """
        SELECT d.name, r.number, f.size, f.modified, f.changed, f.inode, f.seen, f.digest
        FROM fileStamp f
        JOIN document d ON d.id = f.document
        JOIN revision r ON r.key = f.revision AND r.edits = f.edits
        WHERE f.reader = ?
          AND r.number = (SELECT max(number) FROM revision WHERE document = d.id)
        """)
      rows.bind(reader, at: 1)
      var result: [String: (file: SeenFile, revision: Int)] = [:]
      try rows.forEachRow {
        let stamp = FileStamp(
          size: rows.long(2), modified: rows.long(3), changed: rows.long(4), inode: rows.long(5))
        let file = SeenFile(
          stamp: stamp, seen: rows.long(6), digest: rows.text(7), reader: reader)
        result[rows.text(0)] = (file, rows.integer(1))
      }
      return result
    }
  }

  /// Records that files with new times still have the same bytes.
  package func note(_ files: [(name: String, file: SeenFile)]) throws(StoreError) {
    if files.isEmpty { return }
    try write { connection, _ in
      let update = try connection.statement(
        """
        UPDATE fileStamp SET size = ?, modified = ?, changed = ?, inode = ?, seen = ?
        WHERE document = (SELECT id FROM document WHERE name = ?) AND digest = ?
        """)
      for (name, file) in files {
        Self.bind(file, to: update, from: 1)
        update.bind(name, at: 6)
        update.bind(file.digest, at: 7)
        try update.run()
      }
    }
  }

  /// Records the file of a document in the transaction that stores the document.
  static func note(
    _ file: SeenFile, ofDocument document: Int, on connection: SQLiteConnection
  ) throws {
    let insertion = try connection.statement(
      """
      INSERT OR REPLACE INTO fileStamp (
        size, modified, changed, inode, seen, document, reader, digest, revision, edits)
      SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, key, edits FROM revision
      WHERE document = ?6 ORDER BY number DESC LIMIT 1
      """)
    bind(file, to: insertion, from: 1)
    insertion.bind(document, at: 6)
    insertion.bind(file.reader, at: 7)
    insertion.bind(file.digest, at: 8)
    try insertion.run()
  }

  private static func bind(_ file: SeenFile, to row: SQLiteCommand, from first: Int32) {
    row.bind(file.stamp.size, at: first)
    row.bind(file.stamp.modified, at: first + 1)
    row.bind(file.stamp.changed, at: first + 2)
    row.bind(file.stamp.inode, at: first + 3)
    row.bind(file.seen, at: first + 4)
  }
}
