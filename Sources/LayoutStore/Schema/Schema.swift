internal import GRDB

/// The tables of a store, and the migrations that create them.
enum Schema {
  /// `NINE` in ASCII: SQLite's `application_id` of a store.
  static let applicationID = 0x4E49_4E45

  /// The migrations in order; their number is SQLite's `user_version`.
  static let migrations = [
    "1 store", "2 history", "3 places", "4 unchanged work", "5 kept results",
    "6 shared frames",
  ]

  /// Whether the unknown migrations are later than all known ones. The name of a migration begins
  /// with its number.
  static func isNewer(_ unknown: [String]) -> Bool {
    unknown.contains { name in
      guard let number = Int(name.prefix { $0 != " " }) else { return true }
      return number > migrations.count
    }
  }

  /// The statements of each migration, in the same order.
  private static let statements = [
    Schema1.statements, Schema2.statements, Schema3.statements, Schema4.statements,
    Schema5.statements, Schema6.statements,
  ]

  /// Brings a store up to date.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    for (index, step) in statements.enumerated() {
      migrator.registerMigration(migrations[index], foreignKeyChecks: .immediate) { database in
        if index == 0 { try database.execute(sql: "PRAGMA application_id = \(applicationID)") }
        try database.execute(sql: "PRAGMA user_version = \(index + 1)")
        for statement in step { try database.execute(sql: statement) }
      }
    }
    return migrator
  }

  /// Sets the mode in which readers and one writer don't wait for each other. The file keeps the
  /// mode.
  static func useWriteAheadLog(_ database: Database) throws {
    try database.execute(sql: "PRAGMA journal_mode = WAL")
  }
}
