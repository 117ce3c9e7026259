import Foundation
internal import GRDB
import GRDBSQLite

extension DocumentStore {
  static func openForWriting(_ path: String) throws(StoreError) -> Session {
    if let problem = problemWithFile(path) { throw problem }
    let isNew = try FileState(path: path) == .new
    var configuration = Configuration()
    configuration.busyMode = .timeout(busyTimeoutInSeconds)
    configuration.label = "ninegrid"
    do {
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      if isNew { try untilFree { try queue.writeWithoutTransaction(Schema.useWriteAheadLog) } }
      try untilFree { try Schema.migrator.migrate(queue) }
      let connection = try queue.writeWithoutTransaction { database in
        // A commit reaches the file at the latest when the log is taken over; a kill loses nothing.
        try database.execute(sql: "PRAGMA synchronous = NORMAL; PRAGMA cache_size = -32768")
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

  /// What can be said of a file before SQLite sees it.
  private static func problemWithFile(_ path: String) -> StoreError? {
    let files = FileManager.default
    var isDirectory: ObjCBool = false
    if files.fileExists(atPath: path, isDirectory: &isDirectory) {
      if isDirectory.boolValue { return .isDirectory(path: path) }
      return files.isWritableFile(atPath: path) ? nil : .notWritable(path: path)
    }
    let directory = (path as NSString).deletingLastPathComponent
    if !directory.isEmpty, !files.fileExists(atPath: directory) {
      return .cannotOpen(path: path, reason: "there is no directory '\(directory)'")
    }
    return nil
  }

  /// Tries again while another process makes the same change to a new file: SQLite reports some of
  /// these conflicts at once instead of waiting.
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
