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

  /// The island in which a view is solved: for the root of an inner one, the inner one.
  func island(of view: Int) -> InspectedIsland? {
    islands.last { $0.island.slots[view] != nil }
  }
}
