import Foundation
internal import GRDB
import GRDBSQLite

extension DocumentStore {
  static func openForWriting(_ path: String) throws(StoreError) -> Session {
    try checkFile(path)
    let isNew = try FileState(path: path) == .new
    do {
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      if isNew { try untilFree { try queue.writeWithoutTransaction(Schema.useWriteAheadLog) } }
      try untilFree { try Schema.migrator.migrate(queue) }
      let connection = try queue.writeWithoutTransaction { database in
        // A commit reaches the file at the latest when the log is copied into it; a kill loses nothing. The log is copied after
        // 16 MB rather than 4, because each copy waits for the disk twice.
        try database.execute(
          sql: """
            PRAGMA synchronous = NORMAL; PRAGMA cache_size = -16384; PRAGMA wal_autocheckpoint = 4000
            """)
        // Changes by SQL from now on make another revision.
        if try Bool.fetchOne(
          database, sql: "SELECT EXISTS (SELECT 1 FROM revision WHERE state = 'open')")
          ?? false
        {
          try database.execute(sql: "UPDATE revision SET state = 'closed' WHERE state = 'open'")
        }
        return database.sqliteConnection.map { SQLiteConnection(borrowing: $0) }
      }
      return Session(queue: queue, connection: connection)
    } catch {
      throw StoreError(error, path: path)
    }
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(busyTimeoutInSeconds)
    configuration.label = "ninegrid"
    return configuration
  }

  /// Opens a store that is up to date, without changing it.
  static func openForKeptResults(_ path: String) throws(StoreError) -> Session {
    try checkFile(path)
    guard case .store(let missing) = try FileState(path: path) else {
      throw .missing(path: path)
    }
    guard missing.isEmpty else { throw .outdated(path: path, missingMigrations: missing) }
    do {
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      let connection = try queue.writeWithoutTransaction { database in
        try database.execute(sql: "PRAGMA synchronous = NORMAL")
        return database.sqliteConnection.map { SQLiteConnection(borrowing: $0) }
      }
      return Session(queue: queue, connection: connection)
    } catch {
      throw StoreError(error, path: path)
    }
  }

  static func openForReading(_ path: String) throws(StoreError) -> Session {
    guard case .store(let missing) = try FileState(path: path) else {
      throw .missing(path: path)
    }
    guard missing.isEmpty else { throw .outdated(path: path, missingMigrations: missing) }
    return Session(queue: nil, connection: try FileState.readableConnection(to: path))
  }

  /// Checks what can be known about a file before SQLite opens it.
  private static func checkFile(_ path: String) throws(StoreError) {
    let files = FileManager.default
    if try FileState.isThere(path) {
      guard files.isWritableFile(atPath: path) else { throw .notWritable(path: path) }
      return
    }
    let directory = (path as NSString).deletingLastPathComponent
    if !directory.isEmpty, !files.fileExists(atPath: directory) {
      throw .cannotOpen(path: path, reason: "there is no folder '\(directory)'")
    }
  }

  /// Tries again while another process makes the same change to a new file. SQLite reports some of
  /// these conflicts immediately instead of waiting.
  private static func untilFree(_ body: () throws -> Void) throws {
    for attempt in 1... {
      do {
        return try body()
      } catch {
        guard attempt < 50 else { throw error }
        usleep(UInt32(2_000 * attempt))
      }
    }
  }
}
