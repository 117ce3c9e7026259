import Foundation
import GRDBSQLite

extension String {
  /// The text without differences of case, for comparison. `Straße` and `STRASSE` become the same.
  /// So do a letter with an accent as one character and as two.
  ///
  /// - Source: Unicode, 3.13 Default Case Algorithms: converting to upper case and back makes the
  ///   same texts equal as folding does.
  package var caseFolded: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    return uppercased().lowercased().decomposedStringWithCanonicalMapping
  }
}

extension SQLiteConnection {
  /// Lets statements call `folded(text)`, which is ``Swift/String/caseFolded``. A value that is not a text stays
  /// as it is.
  func addCaseFolding() throws(SQLiteFailure) {
    let code = sqlite3_create_function_v2(
      handle, "folded", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
      { context, _, values in
        guard let value = values?[0] else { return sqlite3_result_null(context) }
        guard sqlite3_value_type(value) == SQLITE_TEXT, let text = sqlite3_value_text(value) else {
          return sqlite3_result_value(context, value)
        }
        let bytes = UnsafeBufferPointer(start: text, count: Int(sqlite3_value_bytes(value)))
        var folded = String(decoding: bytes, as: UTF8.self).caseFolded
        folded.withUTF8 { bytes in
          bytes.withMemoryRebound(to: CChar.self) {
            sqlite3_result_text(
              context, $0.baseAddress, Int32($0.count), SQLiteCommand.transient)
          }
        }
      }, nil, nil, nil)
    guard code == SQLITE_OK else { throw failure() }
  }
}
