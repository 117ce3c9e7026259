/// Inserts rows into one table, many by one statement.
///
/// Each statement opens the table with its indexes, looks for the place of its first row, and ends. If each row had its own
/// statement, this would take a quarter of the time that SQLite needs for the rows.
///
/// - Precondition: used by one thread at a time.
final class RowInsertion {
  private let command: SQLiteCommand
  private let columnCount: Int32
  /// The greatest number of rows of the statement.
  private let capacity: Int32
  /// The number of finished rows that are bound.
  private var rowCount: Int32 = 0

  /// - Parameter columns: the columns whose values are bound, in order. The other columns are NULL or have their default.
  init(
    into table: String, columns: [String], on connection: SQLiteConnection
  ) throws(SQLiteFailure) {
    let capacity = min(max(Self.valueCount / columns.count, Self.leastRows), Self.mostRows)
    let marks = repeatElement("?", count: columns.count).joined(separator: ", ")
    let rows = repeatElement("(\(marks))", count: capacity).joined(separator: ", ")
    // `OR FAIL`: if a row can't be written, the whole transaction is undone. To be able to undo one statement, SQLite would
    // copy each page before it changes.
    command = try SQLiteCommand(
      """
      INSERT OR FAIL INTO \(table) (\(columns.joined(separator: ", ")))
      SELECT * FROM (VALUES \(rows)) LIMIT ?
      """, on: connection)
    columnCount = Int32(columns.count)
    self.capacity = Int32(capacity)
  }

  /// The approximate number of values in a statement. More values were not faster, and take memory.
  private static let valueCount = 512
  private static let leastRows = 4
  private static let mostRows = 32

  /// Ends the current row. Columns that were not bound are NULL.
  ///
  /// - Returns: whether the rows must be written before another row begins.
  func endRow() -> Bool {
    rowCount += 1
    return rowCount == capacity
  }

  /// Writes the finished rows.
  func insert() throws(SQLiteFailure) {
    guard rowCount > 0 else { return }
    command.bind(Int(rowCount), at: columnCount * capacity + 1)
    rowCount = 0
    try command.run()
  }

  /// Forgets the rows that were not written.
  func reset() {
    rowCount = 0
    command.reset()
  }

  // MARK: Binding, by columns from 1

  func bind(_ value: Int, at column: Int32) { command.bind(value, at: parameter(column)) }
  func bind(_ value: Int64, at column: Int32) { command.bind(value, at: parameter(column)) }
  func bind(_ value: Bool, at column: Int32) { command.bind(value, at: parameter(column)) }
  func bind(_ value: Double, at column: Int32) { command.bind(value, at: parameter(column)) }
  func bind(_ value: String, at column: Int32) { command.bind(value, at: parameter(column)) }

  func bind(_ value: Int?, at column: Int32) { if let value { bind(value, at: column) } }
  func bind(_ value: Double?, at column: Int32) { if let value { bind(value, at: column) } }
  func bind(_ value: String?, at column: Int32) { if let value { bind(value, at: column) } }

  private func parameter(_ column: Int32) -> Int32 { rowCount * columnCount + column }
}
