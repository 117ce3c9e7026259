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

  /// Brings a store up to date.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration(migrations[0], foreignKeyChecks: .immediate) { database in
      try database.execute(sql: "PRAGMA application_id = \(applicationID)")
      try database.execute(sql: "PRAGMA user_version = 1")
      for statements in Schema1.statements { try database.execute(sql: statements) }
    }
    migrator.registerMigration(migrations[1], foreignKeyChecks: .immediate) { database in
      try database.execute(sql: "PRAGMA user_version = 2")
      for statements in Schema2.statements { try database.execute(sql: statements) }
    }
    migrator.registerMigration(migrations[2], foreignKeyChecks: .immediate) { database in
      try database.execute(sql: "PRAGMA user_version = 3")
      for statements in Schema3.statements { try database.execute(sql: statements) }
    }
    migrator.registerMigration(migrations[3], foreignKeyChecks: .immediate) { database in
      try database.execute(sql: "PRAGMA user_version = 4")
      for statements in Schema4.statements { try database.execute(sql: statements) }
    }
    migrator.registerMigration(migrations[4], foreignKeyChecks: .immediate) { database in
      try database.execute(sql: "PRAGMA user_version = 5")
      for statements in Schema5.statements { try database.execute(sql: statements) }
    }
    migrator.registerMigration(migrations[5], foreignKeyChecks: .immediate) { database in
      try database.execute(sql: "PRAGMA user_version = 6")
      for statements in Schema6.statements { try database.execute(sql: statements) }
    }
    return migrator
  }

  /// Sets the mode in which readers and one writer don't wait for each other. The file keeps the
  /// mode.
  static func useWriteAheadLog(_ database: Database) throws {
    try database.execute(sql: "PRAGMA journal_mode = WAL")
  }
}
