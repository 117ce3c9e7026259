import Foundation
import GRDBSQLite

/// The kind of file at a path, found without changing the file.
enum FileState: Equatable {
  /// The file is missing or empty: a store can be created there.
  case new
  /// A store. If an older version wrote it, it lacks these migrations.
  case store(missing: [String])

  /// - Throws: if the file is something else.
  init(path: String) throws(StoreError) {
    guard try Self.isThere(path) else {
      self = .new
      return
    }
    let connection = try Self.readableConnection(to: path)
    do {
      // Both questions need the same state, because another process may be creating the store right
      // now.
      let (id, tables) = try connection.snapshot {
        (
          try connection.integer("PRAGMA application_id") ?? 0,
          // The list of migrations is created first. If a process was killed, it may be the only
          // table.
          try connection.integer(
            """
            SELECT count(*) FROM sqlite_schema
            WHERE tbl_name <> 'grdb_migrations' AND tbl_name NOT LIKE 'sqlite_%'
            """) ?? 0
        )
      }
      if id == 0 && tables == 0 {
        self = .new
        return
      }
      guard id == Schema.applicationID else {
        throw StoreError.foreign(path: path, applicationID: id)
      }
      let applied = try connection.texts("SELECT identifier FROM grdb_migrations ORDER BY rowid")
      let unknown = applied.filter { !Schema.migrations.contains($0) }
      guard unknown.isEmpty else {
        throw Schema.isNewer(unknown)
          ? StoreError.superseded(path: path, unknownMigrations: unknown)
          : StoreError.unreleased(path: path, unknownMigrations: unknown)
      }
      self = .store(missing: Schema.migrations.filter { !applied.contains($0) })
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Whether there is a file at the path. Links are followed.
  ///
  /// SQLite would wait for ever at a pipe for another program to write into it.
  ///
  /// - Throws: if there is something other than a file.
  static func isThere(_ path: String) throws(StoreError) -> Bool {
    var info = stat()
    guard stat(path, &info) == 0 else { return false }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return true
    case S_IFDIR: throw .isDirectory(path: path)
    default: throw .notAFile(path: path)
    }
  }

  /// A read-only connection that works.
  ///
  /// Even reading a store in WAL mode needs files beside it. If these can't be made, nobody can
  /// write to the store either. Then the file may be read as one that does not change.
  static func readableConnection(to path: String) throws(StoreError) -> SQLiteConnection {
    let uri = uri(of: path)
    do {
      let connection = try SQLiteConnection(readingFrom: uri)
      _ = try connection.integer("SELECT count(*) FROM sqlite_schema")
      return connection
    } catch {
      let canRetry = error.primaryCode == SQLITE_CANTOPEN || error.primaryCode == SQLITE_READONLY
      guard canRetry, isReadable(path), !hasLog(path) else {
        throw StoreError(error, path: path)
      }
    }
    do {
      let connection = try SQLiteConnection(readingFrom: uri + "?immutable=1")
      _ = try connection.integer("SELECT count(*) FROM sqlite_schema")
      return connection
    } catch {
      throw StoreError(error, path: path)
    }
  }

  private static func isReadable(_ path: String) -> Bool {
    FileManager.default.isReadableFile(atPath: path)
  }

  /// Whether there is a log that was not copied into the file.
  private static func hasLog(_ path: String) -> Bool {
    var info = stat()
    return stat(path + "-wal", &info) == 0 && info.st_size > 0
  }

  /// The path as SQLite's URI, in which `?`, `#` and `%` have a meaning.
  private static func uri(of path: String) -> String {
    // Two more slashes, because a path that begins with two slashes would otherwise name a host.
    var result = path.hasPrefix("/") ? "file://" : "file:"
    for byte in path.utf8 {
      if byte >= 0x80 || "?#%".utf8.contains(byte) {
        result += "%" + String(byte, radix: 16)
      } else {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return result
  }
}

extension SQLiteConnection {
  /// The first column of the first row.
  func integer(_ sql: String) throws(SQLiteFailure) -> Int? {
    let rows = try statement(sql)
    defer { rows.reset() }
    return try rows.step() && !rows.isNull(0) ? rows.integer(0) : nil
  }

  /// The first column of all rows.
  func texts(_ sql: String) throws(SQLiteFailure) -> [String] {
    let rows = try statement(sql)
    defer { rows.reset() }
    var result: [String] = []
    while try rows.step() { result.append(rows.text(0)) }
    return result
  }
}
