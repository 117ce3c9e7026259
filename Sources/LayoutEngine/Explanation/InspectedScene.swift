import LayoutModel

/// A layout with the systems behind it.
struct InspectedScene {
  var layout: ResolvedLayout
  /// Outer islands before those inside them.
  var islands: [InspectedIsland] = []
  /// The rules behind what surrounds a root; asked for where it is explained.
  var reasons: ((_ root: Int) -> SurroundingReasons)?
  /// Roots of islands with numbers beyond what can be solved.
  var unsolved: Set<Int> = []
}
