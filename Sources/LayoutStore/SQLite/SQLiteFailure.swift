import GRDBSQLite

/// What SQLite reports, with its code.
struct SQLiteFailure: Error {
  var code: Int32
  var message: String

  /// The code without its details.
  var primaryCode: Int32 { code & 0xFF }
}
