import SQLiteSwitches
import TestSupport

@testable import LayoutStore

/// A store as an earlier version of the program has left it, with the documents of a newer one.
enum OldStore {
  /// - Parameters:
  ///   - version: how many migrations that version knew.
  ///   - sql: what else it has written.
  /// - Returns: the path of the file, in the folder of the newer store.
  static func make(version: Int, from newer: SampleStore, adding sql: String = "") throws -> String
  {
    let path = newer.folder.path + "/version-\(version).sqlite"
    let connection = try ShellConnection(path)
    try connection.execute(
      """
      PRAGMA journal_mode = WAL;
      PRAGMA application_id = \(Schema.applicationID);
      PRAGMA user_version = \(version);
      CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
      """)
    let steps = [
      Schema1.statements, Schema2.statements, Schema3.statements, Schema4.statements,
      Schema5.statements, Schema6.statements,
    ]
    for (step, name) in zip(steps, Schema.migrations).prefix(version) {
      for statements in step { try connection.execute(statements) }
      try connection.execute("INSERT INTO grdb_migrations VALUES ('\(name)')")
    }
    // Whoever copies rows as they are needs no trigger that checks or counts them.
    _ = setTriggersEnabled(connection.handle, 0)
    try connection.execute("ATTACH DATABASE '\(newer.path)' AS newer")
    for table in ["shape", "document", "revision"] + RowTable.all.map(\.name) {
      try connection.execute("INSERT INTO main.\(table) SELECT * FROM newer.\(table)")
    }
    try connection.execute("DETACH DATABASE newer; \(sql)")
    return path
  }
}
