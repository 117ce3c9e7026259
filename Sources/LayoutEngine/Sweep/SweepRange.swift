package import LayoutModel

/// The range of lengths over which a sweep resolves a scene.
package struct SweepRange: Hashable, Sendable {
  package var axis: LayoutAxis
  package var lengths: ClosedRange<Double>
  /// The environment, except for the length and the cell.
  package var environment: LayoutEnvironment
  package var rule: SizeClassRule

  package init(
    axis: LayoutAxis, lengths: ClosedRange<Double>, environment: LayoutEnvironment,
    rule: SizeClassRule
  ) {
    self.axis = axis
    self.lengths = lengths
    self.environment = environment
    self.rule = rule
  }

  /// The environment at a length. `cell` is given if the size class is known.
  package func environment(
    at length: Double, _ cell: GridCell? = nil
  ) -> LayoutEnvironment {
    var result = environment
    if axis == .horizontal { result.size.width = length } else { result.size.height = length }
    result.cell = cell ?? rule.cell(for: result.size)
    return result
  }
}
