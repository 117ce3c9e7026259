/// A row of the answer to a query.
public struct StoreRow: Hashable, Sendable, CustomStringConvertible {
  /// The names of the columns, in their order.
  public let columns: [String]
  /// The values, in the order of the columns.
  public let values: [StoreValue]

  /// The value of a column; `nil` if there is no column with that name.
  public subscript(column: String) -> StoreValue? {
    columns.firstIndex(of: column).map { values[$0] }
  }

  /// `name: Title, width: 40`.
  public var description: String {
    zip(columns, values).map { "\($0): \($1)" }.joined(separator: ", ")
  }
}
