package import LayoutModel

extension SceneInspector {
  /// What a sweep goes over.
  package struct SweepRange: Hashable, Sendable {
    package var axis: LayoutAxis
    package var lengths: ClosedRange<Double>
    /// Gives everything but the length and the cell.
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

    /// The environment at a length; `cell` where the size class is known.
    func environment(at length: Double, _ cell: GridCell? = nil) -> LayoutEnvironment {
      var result = environment
      if axis == .horizontal { result.size.width = length } else { result.size.height = length }
      result.cell = cell ?? rule.cell(for: result.size)
      return result
    }
  }

  /// A grid as fine as a pixel of most screens.
  private static let step = 0.5

  /// Sweeps one scene over a range.
  ///
  /// Between changes of the constraints that determine it a layout is an affine function of its root's
  /// size, so the scene is solved at every half point, and laws are put through what lies on one line.
  /// A breakpoint is where the laws of both sides meet, or, where they don't, found by bisection.
  package mutating func sweep(scene: Int, over range: SweepRange) -> LayoutSweep {
    let first = layout(scene: scene, in: range.environment(at: range.lengths.lowerBound))
    var result = LayoutSweep(
      scene: first.scene, axis: range.axis, range: range.lengths, environment: first.environment,
      views: [], intervals: [], breakpoints: [], idleClassChanges: [], largestDeviation: 0,
      evaluations: 0)
    result.environment.size = range.environment(at: range.lengths.lowerBound).size
    guard first.status != .unsupported else {
      result.isSupported = false
      return result
    }
    var pieces: [(piece: PiecewiseSearch.Piece, cell: GridCell)] = []
    let boundaries = range.rule.boundaries(along: range.axis, in: range.lengths)
    let ends = [range.lengths.lowerBound] + boundaries + [range.lengths.upperBound]
    for (lower, upper) in zip(ends, ends.dropFirst()) {
      let cell = range.environment(at: lower).cell
      // A search of its own for each cell, so that both sides of a boundary can be solved.
      withoutActuallyEscaping({ [self] (length: Double) in
        var copy = self
        return copy.sample(scene, range.environment(at: length, cell))
      }) { _ in }
      var search = makeSearch(scene, range, cell)
      search.search(lower...upper, step: Self.step)
      result.evaluations += search.evaluations
      result.largestDeviation = max(result.largestDeviation, search.largestDeviation)
      pieces += search.pieces.map { ($0, cell) }
    }
    return result
  }
}
