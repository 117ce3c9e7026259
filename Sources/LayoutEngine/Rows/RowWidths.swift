/// The widths on which the sideways margin of a table's rows depends, in points.
struct RowWidths: Hashable, Sendable {
  /// Of the row itself.
  var row: Double
  /// Of the table around it; `nil` for a cell in no table.
  var table: Double?
  /// Of the window.
  var screen: Double
}
