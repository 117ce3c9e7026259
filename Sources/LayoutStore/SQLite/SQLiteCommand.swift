import Foundation
import GRDBSQLite

/// A prepared statement. Parameters count from 1, columns of results from 0.
final class SQLiteCommand {
  let handle: OpaquePointer
  /// The connection, which owns its statements.
  private unowned let connection: SQLiteConnection

  init(_ sql: String, on connection: SQLiteConnection) throws(SQLiteFailure) {
    var prepared: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    guard sqlite3_prepare_v3(connection.handle, sql, -1, flags, &prepared, nil) == SQLITE_OK
    else { throw connection.failure() }
    guard let prepared else {
      throw SQLiteFailure(code: SQLITE_MISUSE, message: "the statement is empty")
    }
    handle = prepared
    self.connection = connection
  }

  /// Takes over a statement that was prepared elsewhere.
  init(owning handle: OpaquePointer, on connection: SQLiteConnection) {
    self.handle = handle
    self.connection = connection
  }

  deinit {
    sqlite3_finalize(handle)
    boundTexts?.deallocate()
  }

  /// Ends the execution, and forgets the bound values.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
    boundByteCount = 0
  }

  /// The bound texts, one after the other. SQLite reads them here; otherwise it would allocate memory for a copy of
  /// each.
  private var boundTexts: UnsafeMutableRawPointer?
  private var boundByteCount = 0
  /// The size of that memory in bytes. SQLite copies texts that do not fit.
  private static let capacityOfBoundTexts = 16384

  /// Steps to the next row, and returns whether there is one.
  func step() throws(SQLiteFailure) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default:
      let failure = connection.failure()
      sqlite3_reset(handle)
      throw failure
    }
  }

  /// Runs the statement to its end, and clears the bound values: those that are not bound again are NULL.
  func run() throws(SQLiteFailure) {
    while try step() {}
    reset()
  }

  /// Calls `body` for each row.
  func forEachRow(_ body: () throws -> Void) throws {
    defer { reset() }
    while try step() { try body() }
  }

  // MARK: Binding

  /// The names of the parameters in order, without the leading `:`, `@` or `$`; `1` for `?1`.
  var parameterNames: [String] {
    (0..<sqlite3_bind_parameter_count(handle)).map { index in
      sqlite3_bind_parameter_name(handle, index + 1).map { String(String(cString: $0).dropFirst()) }
        ?? "\(index + 1)"
    }
  }

  func bind(_ value: Int64, at index: Int32) { sqlite3_bind_int64(handle, index, value) }
  func bind(_ value: Int, at index: Int32) { sqlite3_bind_int64(handle, index, Int64(value)) }
  func bind(_ value: Bool, at index: Int32) { sqlite3_bind_int64(handle, index, value ? 1 : 0) }
  func bind(_ value: Double, at index: Int32) { sqlite3_bind_double(handle, index, value) }

  func bind(_ value: String, at index: Int32) {
    var copy = value
    copy.withUTF8 { bytes in
      guard let start = bytes.baseAddress else {
        sqlite3_bind_text(handle, index, "", 0, Self.transient)
        return
      }
      guard bytes.count <= Self.capacityOfBoundTexts - boundByteCount else {
        start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
          _ = sqlite3_bind_text(handle, index, $0, Int32(bytes.count), Self.transient)
        }
        return
      }
      let texts =
        boundTexts ?? .allocate(byteCount: Self.capacityOfBoundTexts, alignment: 1)
      boundTexts = texts
      let place = texts + boundByteCount
      place.copyMemory(from: start, byteCount: bytes.count)
      boundByteCount += bytes.count
      sqlite3_bind_text(
        handle, index, place.assumingMemoryBound(to: CChar.self), Int32(bytes.count), nil)
    }
  }

  func bind(_ value: String?, at index: Int32) {
    if let value { bind(value, at: index) } else { sqlite3_bind_null(handle, index) }
  }

  func bind(_ value: Int?, at index: Int32) {
    if let value { bind(value, at: index) } else { sqlite3_bind_null(handle, index) }
  }

  func bind(_ value: Double?, at index: Int32) {
    if let value { bind(value, at: index) } else { sqlite3_bind_null(handle, index) }
  }

  func bind(_ value: StoreValue, at index: Int32) {
    switch value {
    case .null: sqlite3_bind_null(handle, index)
    case .integer(let value): bind(value, at: index)
    case .real(let value): bind(value, at: index)
    case .text(let value): bind(value, at: index)
    case .blob(let bytes):
      _ = bytes.withUnsafeBytes {
        sqlite3_bind_blob64(
          handle, index, $0.baseAddress, UInt64(bytes.count), Self.transient)
      }
    }
  }

  /// Tells SQLite to copy a bound value.
  static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  // MARK: Reading

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }
  func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }
  func long(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }
  func flag(_ column: Int32) -> Bool { sqlite3_column_int64(handle, column) != 0 }
  func real(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }

  func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The text of a column, if it is valid UTF-8.
  func validText(_ column: Int32) -> String? {
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    var text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    // Bytes that are not UTF-8 were replaced, so the text then differs.
    let isSame = text.withUTF8 {
      $0.count == count && memcmp($0.baseAddress ?? start, start, count) == 0
    }
    return isSame ? text : nil
  }

  /// The type of the value in a column.
  enum Kind { case null, integer, real, text, blob }

  func kind(_ column: Int32) -> Kind {
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: .integer
    case SQLITE_FLOAT: .real
    case SQLITE_TEXT: .text
    case SQLITE_BLOB: .blob
    default: .null
    }
  }

  func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }
  func optionalReal(_ column: Int32) -> Double? { isNull(column) ? nil : real(column) }

  func value(_ column: Int32) -> StoreValue {
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, column))
    case SQLITE_FLOAT: return .real(real(column))
    case SQLITE_TEXT: return .text(text(column))
    case SQLITE_BLOB:
      guard let start = sqlite3_column_blob(handle, column) else { return .blob([]) }
      let count = Int(sqlite3_column_bytes(handle, column))
      return .blob(Array(UnsafeRawBufferPointer(start: start, count: count)))
    default: return .null
    }
  }

  var columnCount: Int { Int(sqlite3_column_count(handle)) }

  var columnNames: [String] {
    (0..<Int32(columnCount)).map { column in
      sqlite3_column_name(handle, column).map { String(cString: $0) } ?? ""
    }
  }
}
