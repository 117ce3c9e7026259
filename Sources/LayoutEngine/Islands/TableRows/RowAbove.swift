/// The row of a table before another one.
struct RowAbove: Sendable {
  /// Position in the document's views.
  var view: Int
  /// What is recorded between the two, in points.
  var gap: Double
}
