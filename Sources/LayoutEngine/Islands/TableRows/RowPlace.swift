/// Where a row lies, as far as its margins depend on it.
struct RowPlace: Equatable, Sendable {
  /// In points.
  var width: Double
  /// Of the table around it, in points; `nil` for a cell in no table.
  var tableWidth: Double?
  var window: RowWindow

  static func == (a: Self, b: Self) -> Bool {
    a.width == b.width && a.tableWidth == b.tableWidth && a.window.isSame(as: b.window)
  }
}
