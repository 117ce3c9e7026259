import GRDBSQLite

/// Allows only reading statements on a connection.
///
/// While SQLite prepares a statement, it asks this object about everything that the statement would
/// do. Only actions that read are on the list. The file is also opened read-only, so this serves
/// for clear errors and for statements that would reach other files.
final class QueryGuardian {
  private let connection: SQLiteConnection
  /// The action that was refused.
  private var refused: String?

  init(_ connection: SQLiteConnection) { self.connection = connection }

  func install() {
    sqlite3_set_authorizer(
      connection.handle,
      { context, action, first, second, _, _ in
        guard let context else { return SQLITE_DENY }
        let guardian = Unmanaged<QueryGuardian>.fromOpaque(context).takeUnretainedValue()
        return guardian.isAllowed(
          action, first.map { String(cString: $0) }, second.map { String(cString: $0) })
          ? SQLITE_OK : SQLITE_DENY
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  func remove() {
    sqlite3_set_authorizer(connection.handle, nil, nil)
    sqlite3_progress_handler(connection.handle, 0, nil, nil)
  }

  /// The time at which the statement must be finished, and the limit in seconds.
  private var end: (time: ContinuousClock.Instant, seconds: Double)?

  /// After this number of its steps, SQLite asks whether to go on: a fraction of a millisecond.
  private static let stepsBetweenLooks: Int32 = 10_000

  /// Sets a time limit: a statement that takes longer is ended.
  func limit(seconds: Double) {
    end = (.now + .seconds(seconds), seconds)
    sqlite3_progress_handler(
      connection.handle, Self.stepsBetweenLooks,
      { context in
        guard let context else { return 0 }
        let guardian = Unmanaged<QueryGuardian>.fromOpaque(context).takeUnretainedValue()
        return guardian.isLate ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private var isLate: Bool { end.map { .now > $0.time } ?? false }

  /// Prepares the only statement of a text.
  func statement(_ sql: String) throws -> SQLiteCommand {
    let (command, rest) = try SQLiteCommand.first(of: sql, on: connection)
    guard let command else { throw StoreError.invalidSQL(reason: "there is no statement") }
    guard rest.isEmpty else {
      // The rest may be white space and comments.
      if try SQLiteCommand.first(of: rest, on: connection).0 != nil {
        throw StoreError.severalStatements
      }
      return command
    }
    return command
  }

  /// The error for the person who wrote the statement.
  func error(for failure: SQLiteFailure, path: String) -> StoreError {
    if let refused { return .notReadOnly(what: refused) }
    if failure.primaryCode == SQLITE_INTERRUPT, let end { return .tooSlow(seconds: end.seconds) }
    switch failure.primaryCode {
    case SQLITE_ERROR, SQLITE_MISMATCH, SQLITE_MISUSE, SQLITE_TOOBIG, SQLITE_RANGE:
      return .invalidSQL(reason: failure.message)
    default: return StoreError(failure, path: path)
    }
  }

  private func isAllowed(_ action: Int32, _ first: String?, _ second: String?) -> Bool {
    switch action {
    case SQLITE_SELECT, SQLITE_READ, SQLITE_RECURSIVE: return true
    case SQLITE_FUNCTION where second?.lowercased() != "load_extension": return true
    case SQLITE_INSERT where Self.isSchema(first), SQLITE_UPDATE where Self.isSchema(first),
      SQLITE_DELETE where Self.isSchema(first):
      // SQLite asks this before any change of the schema, which is refused in the next call. It
      // also asks this at the first use of a function that is read like a table, such as json_each.
      return true
    case SQLITE_PRAGMA where Self.isReading(pragma: first ?? "", argument: second): return true
    default:
      if refused == nil { refused = Self.sentence(action, first, second) }
      return false
    }
  }

  private static func isSchema(_ table: String?) -> Bool {
    table == "sqlite_master" || table == "sqlite_temp_master"
  }

  /// Pragmas whose argument is the subject of a report, not a new value.
  private static let tellingPragmas: Set<String> = [
    "table_info", "table_xinfo", "table_list", "index_info", "index_xinfo", "index_list",
    "foreign_key_list", "integrity_check", "quick_check", "foreign_key_check",
  ]
  /// Pragmas that report a value if they have no argument.
  private static let plainPragmas: Set<String> = [
    "application_id", "user_version", "schema_version", "encoding", "page_count", "page_size",
    "journal_mode", "database_list", "function_list", "collation_list", "compile_options",
    "pragma_list", "module_list", "freelist_count", "foreign_keys", "data_version",
  ]

  private static func isReading(pragma name: String, argument: String?) -> Bool {
    let name = name.lowercased()
    return tellingPragmas.contains(name) || argument == nil && plainPragmas.contains(name)
  }

  private static func sentence(_ action: Int32, _ first: String?, _ second: String?) -> String {
    switch action {
    case SQLITE_INSERT: "insert into \(first ?? "a table")"
    case SQLITE_UPDATE: "update \(first ?? "a table")"
    case SQLITE_DELETE: "delete from \(first ?? "a table")"
    case SQLITE_ATTACH: "attach a database"
    case SQLITE_DETACH: "detach a database"
    case SQLITE_PRAGMA: "use the pragma \(first ?? "") in a way that may change something"
    case SQLITE_TRANSACTION, SQLITE_SAVEPOINT: "begin or end a transaction"
    case SQLITE_FUNCTION: "call \(second ?? "a function")"
    default: "change the schema"
    }
  }
}

extension SQLiteCommand {
  /// The first statement of a text, if there is one, and the rest of the text.
  fileprivate static func first(
    of sql: String, on connection: SQLiteConnection
  ) throws(SQLiteFailure) -> (SQLiteCommand?, rest: String) {
    var prepared: OpaquePointer?
    var restOffset = 0
    let bytes = Array(sql.utf8CString)
    let code = bytes.withUnsafeBufferPointer { buffer in
      var tail: UnsafePointer<CChar>?
      let code = sqlite3_prepare_v2(connection.handle, buffer.baseAddress, -1, &prepared, &tail)
      if let tail, let start = buffer.baseAddress { restOffset = tail - start }
      return code
    }
    guard code == SQLITE_OK else { throw connection.failure() }
    let rest = String(decoding: Array(sql.utf8).dropFirst(restOffset), as: UTF8.self)
    return (prepared.map { SQLiteCommand(owning: $0, on: connection) }, rest)
  }
}
