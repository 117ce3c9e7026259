/// How a constraint stands in a layout, whether it binds there or not.
package struct MeasuredConstraint: Sendable, Hashable {
  /// Position in the document's constraints.
  package var index: Int
  /// `first - multiplier × second - constant`, before snapping: 0 where it holds with equality.
  package var residual: Double

  package init(index: Int, residual: Double) {
    self.index = index
    self.residual = residual
  }
}
