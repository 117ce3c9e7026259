import ConstraintSolver
import LayoutModel

/// A part of a scene that is solved as one system: a root and the views inside it, down to cells and
/// other views whose size is known from outside.
///
/// Coordinates are in reading direction: x grows from the leading edge of the superview. Each view
/// has four variables: the origin of its alignment rectangle in the superview, and its size. A
/// scroll view's subviews lie in its content.
///
/// It is a class because it never changes and is shared.
final class Island: Sendable {
  let root: Int
  let traits: IslandTraits
  /// The installed views, parents before children; the root comes first.
  let views: [Int]
  /// The variables of each view. This array and the next ones are parallel to `views`.
  let variables: [ViewVariables]
  /// The positions of the superviews in `views`.
  let parents: [Int?]
  let parameters: [IslandParameter]
  let origins: [RowOrigin]
  let measurements: [LeafMeasurement?]
  /// Hidden arranged views and the views inside them. They take no part.
  let hiddenViews: Set<Int>
  /// Views whose leading and trailing edges are fixed to a guide or to a view around them by
  /// required equalities.
  let viewsHeldAtBothSides: Set<Int>
  /// Views inside the island that are roots of islands of their own.
  let innerRoots: [Int]
  /// The position of each view in `views`.
  let slots: [Int: Int]
  let system: LinearSystem

  init(
    root: Int, traits: IslandTraits, views: [Int], variables: [ViewVariables], parents: [Int?],
    parameters: [IslandParameter], origins: [RowOrigin], measurements: [LeafMeasurement?],
    hiddenViews: Set<Int>, viewsHeldAtBothSides: Set<Int>, innerRoots: [Int], slots: [Int: Int],
    system: LinearSystem
  ) {
    self.root = root
    self.traits = traits
    self.views = views
    self.variables = variables
    self.parents = parents
    self.parameters = parameters
    self.origins = origins
    self.measurements = measurements
    self.hiddenViews = hiddenViews
    self.viewsHeldAtBothSides = viewsHeldAtBothSides
    self.innerRoots = innerRoots
    self.slots = slots
    self.system = system
  }

  /// The position of the view that a variable belongs to; `nil` for guides and spanners.
  ///
  /// - Complexity: O(log *views*).
  func slot(of variable: Int) -> Int? {
    // Variables are numbered in the order of the views, so a binary search finds the view.
    var low = 0
    var high = variables.count
    while low < high {
      let middle = (low + high) / 2
      if variables[middle].x <= variable { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let own = variables[low - 1]
    let last = (own.content ?? own.x + 2) + 1
    return variable <= last ? low - 1 : nil
  }

  /// The numbers of one view's variables.
  struct ViewVariables {
    var x: Int
    var y: Int { x + 1 }
    var width: Int { x + 2 }
    var height: Int { x + 3 }
    /// The first of two variables for the width and height of a scroll view's content.
    var content: Int?
  }
}
