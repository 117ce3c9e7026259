/// A value of a typed column other than NULL.
enum ColumnValue: Hashable, Sendable {
  case integer(Int64)
  case real(Double)
  case text(String)
}
