import ConstraintSolver
import LayoutModel

/// The origin of a row in an island's system. A message about a conflict names it.
enum RowOrigin: Hashable, Sendable {
  /// A constraint of the document, by its position.
  case constraint(Int)
  /// The hugging or resistance of a view's intrinsic size.
  case intrinsicSize(view: Int, LayoutAxis)
  /// A constraint that a stack view makes for its arranged views.
  case stack(view: Int)
  /// The recorded frame and autoresizing mask of a view.
  case autoresizing(view: Int)
  /// A condition that always holds: sizes are not negative, roots have their size.
  case structure(view: Int)

  var isConstraint: Bool { if case .constraint = self { true } else { false } }
  var isStructure: Bool { if case .structure = self { true } else { false } }

  /// The order in which conflicting rows are given up: the lowest first.
  ///
  /// The row whose owner lies deepest is given up first. A stack view owns the rows that it makes
  /// for its arranged views; these are given up last of their depth. Cells and views alone in a xib
  /// are an exception, see ``IslandBuilder/givesUpHighestFirst``; among rows of one depth,
  /// ``ConflictPlace`` decides.
  ///
  /// - Source: public documents that Interface Builder laid out in spite of a conflict: in 48 of 51
  ///   conflicts, the constraint that is given up here does not hold in the recorded frames (37
  ///   documents, 23 of them outside the corpus). Two of the three others are in one document,
  ///   where gaps of stack views do not hold. A simpler rule, giving up the constraint that was
  ///   added last at a depth, explained 24 of the first 37.
  ///
  /// - Parameter place: the place of a constraint; any value for other rows.
  func giveUpRank(depth: Int, givesUpHighestFirst: Bool, place: ConflictPlace?) -> Int32 {
    let level = Int32(min(depth, Self.maximalDepth)) * (givesUpHighestFirst ? 2 : -2)
    return switch self {
    case .constraint: (level - 1) * ConflictPlace.count + (place?.rank ?? 0)
    case .stack: level * ConflictPlace.count
    case .intrinsicSize: Self.aboveAll
    case .autoresizing: Self.aboveAll + 1
    case .structure: Self.aboveAll + 2
    }
  }

  /// The greatest depth that is distinguished. Deeper views count as equal, which only affects
  /// which of several rows is given up.
  private static let maximalDepth = 1000

  private static let aboveAll = LinearSystem.lastGiveUpRank
}
