import GRDBSQLite

/// An open connection with the statements that were prepared on it.
///
/// It is a thin layer on purpose: an import binds two million values, and boxing each of them would
/// double its time.
///
/// - Precondition: used by one thread at a time.
final class SQLiteConnection {
  let handle: OpaquePointer
  private let isOwner: Bool
  private var statements: [String: SQLiteCommand] = [:]
  private var insertions: [String: RowInsertion] = [:]

  /// Works on a connection that someone else opens and closes.
  init(borrowing handle: OpaquePointer) {
    self.handle = handle
    isOwner = false
  }

  /// Opens a file that only this connection uses, read-only. `uri` may say `file:…?immutable=1`.
  init(readingFrom uri: String) throws(SQLiteFailure) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(uri, &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      let failure = SQLiteFailure(
        code: opened.map { sqlite3_extended_errcode($0) } ?? code,
        message: opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory")
      sqlite3_close_v2(opened)
      throw failure
    }
    handle = opened
    isOwner = true
    sqlite3_busy_timeout(handle, Int32(DocumentStore.busyTimeoutInSeconds * 1000))
  }

  deinit {
    finalize()
    if isOwner { sqlite3_close_v2(handle) }
  }

  /// Releases all statements. This is necessary before a borrowed connection is closed.
  func finalize() {
    statements = [:]
    insertions = [:]
  }

  /// The failure of the last call.
  func failure() -> SQLiteFailure {
    SQLiteFailure(
      code: sqlite3_extended_errcode(handle), message: String(cString: sqlite3_errmsg(handle)))
  }

  /// A statement that can be bound. It is prepared once for each text.
  func statement(_ sql: String) throws(SQLiteFailure) -> SQLiteCommand {
    if let known = statements[sql] {
      known.reset()
      return known
    }
    let new = try SQLiteCommand(sql, on: self)
    statements[sql] = new
    return new
  }

  /// An insertion into a table, ready for the first row. It is prepared once for each name.
  ///
  /// - Parameters:
  ///   - columns: the columns, which are always the same for a name.
  ///   - name: distinguishes it from others into the same table; by default the table's name.
  func insertion(
    into table: String, columns: @autoclosure () -> [String], named name: String? = nil
  ) throws(SQLiteFailure) -> RowInsertion {
    if let known = insertions[name ?? table] {
      known.reset()
      return known
    }
    let new = try RowInsertion(into: table, columns: columns(), on: self)
    insertions[name ?? table] = new
    return new
  }

  /// The key of the row that was inserted last. This is faster than `RETURNING`, for which SQLite
  /// keeps the rows in a table of its own until they are read.
  var lastInsertedKey: Int { Int(sqlite3_last_insert_rowid(handle)) }

  /// Runs one or more statements that return nothing.
  func execute(_ sql: String) throws(SQLiteFailure) {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure() }
  }

  /// Runs `body` on one state of the tables, even if others write meanwhile.
  func snapshot<T>(_ body: () throws -> T) throws -> T {
    try execute("BEGIN DEFERRED")
    let result = Result { try body() }
    if sqlite3_get_autocommit(handle) == 0 { try execute("ROLLBACK") }
    return try result.get()
  }
}

/// An error of SQLite, with its code.
struct SQLiteFailure: Error {
  var code: Int32
  var message: String

  /// The code without its details.
  var primaryCode: Int32 { code & 0xFF }
}
