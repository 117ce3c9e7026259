import GRDBSQLite
import SQLiteSwitches

/// Who checks that rows agree with each other.
enum RowChecking {
  /// The tables check them, by triggers, foreign keys and checks. Any row may be written.
  case byTables
  /// The program checks them. It writes all rows of a new revision from one tree: each row belongs to an element that
  /// was written just before, and its values come from ``ColumnType``. The checks of the tables would find the same
  /// for each row, and take a third of the time of an import.
  case byProgram
  /// Triggers check them while the program writes results. The program has checked the revision and the environment
  /// before, and each frame belongs to the result that was written just before. Keys and checks would find the same
  /// for each frame.
  case byTriggers
}

extension SQLiteConnection {
  /// - Precondition: no transaction is open.
  func use(_ checking: RowChecking) throws(SQLiteFailure) {
    let isByTables = checking == .byTables
    let hasTriggers = checking != .byProgram
    guard setTriggersEnabled(handle, hasTriggers ? 1 : 0) == SQLITE_OK else { throw failure() }
    try execute(
      """
      PRAGMA foreign_keys = \(isByTables ? "ON" : "OFF");
      PRAGMA ignore_check_constraints = \(isByTables ? "OFF" : "ON");
      """)
  }
}
