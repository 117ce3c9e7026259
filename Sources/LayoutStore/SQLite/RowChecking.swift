import GRDBSQLite
import SQLiteSwitches

/// Who sees to it that rows agree with each other.
enum RowChecking {
  /// The tables, by triggers, foreign keys and checks: anything may be written.
  case byTables
  /// The program, which writes all rows of a new revision out of one tree. Each row belongs to an element that it
  /// has written just before, and its values come from ``ColumnType``. The tables would find the same for each of
  /// the rows, in a third of the time of an import.
  case byProgram
  /// Triggers, while the program writes results. It has made sure of the revision and the environment before, and each
  /// frame belongs to the result that it has written just before: keys and checks would find the same for each frame.
  case byTriggers
}

extension SQLiteConnection {
  /// - Precondition: no transaction is under way.
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
