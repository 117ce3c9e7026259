import ConstraintSolver
import LayoutModel

/// Where a row of an island's system comes from: what to name when it conflicts.
enum RowOrigin: Hashable, Sendable {
  /// A constraint of the document, by position.
  case constraint(Int)
  /// Hugging or resistance of a view's intrinsic size.
  case intrinsicSize(view: Int, LayoutAxis)
  /// What a stack view makes for its arranged views.
  case stack(view: Int)
  /// A frame and mask.
  case autoresizing(view: Int)
  /// What always holds: sizes are not negative, roots have their size.
  case structure(view: Int)

  /// Which of several conflicting rows is given up first: the lowest.
  ///
  /// That whose owner lies deepest; a stack view owns what it makes for its arranged views, which goes last
  /// of its depth. Cells and views alone in a xib are the exception, see
  /// ``IslandBuilder/givesUpHighestFirst``; among those of one depth ``ConflictPlace`` decides.
  ///
  /// - Source: public documents that Interface Builder laid out in spite of a conflict: in 48 of 51 conflicts
  ///   what is given up here does not hold in the recorded frames (37 documents, 23 of them outside the
  ///   corpus). Two of the three others are in one document, where gaps of stack views do not hold. Giving up
  ///   the one added last of a depth explained 24 of the first 37.
  ///
  /// - Parameter place: that of a constraint; any for other rows.
  func breakRank(depth: Int, givesUpHighestFirst: Bool, place: ConflictPlace?) -> Int32 {
    let level = Int32(min(depth, Self.maximalDepth)) * (givesUpHighestFirst ? 2 : -2)
    return switch self {
    case .constraint: (level - 1) * ConflictPlace.count + (place?.rank ?? 0)
    case .stack: level * ConflictPlace.count
    case .intrinsicSize: Self.aboveAll
    case .autoresizing: Self.aboveAll + 1
    case .structure: Self.aboveAll + 2
    }
  }

  /// Views that lie deeper count as one: nothing depends on it but which of several goes.
  private static let maximalDepth = 1000

  private static let aboveAll = LinearSystem.lastBreakRank
}

/// A number that is known only when an island is solved, and may change from one solve to the next.
enum IslandParameter: Hashable, Sendable {
  /// Size of the island's root.
  case width, height
  /// Distance of a view's safe area from its edge.
  case safeArea(view: Int, BoxEdge)
  /// Distance of a view's keyboard guide from its bottom: that of a keyboard, else of the safe area.
  case keyboard(view: Int)
  /// Distance of a view's layout margin from its edge.
  case margin(view: Int, BoxEdge)
  /// Distance of a view's readable content from its leading or trailing edge.
  case readable(view: Int, BoxEdge)
  /// What a cell's accessory takes of the width of its content view.
  case accessory(contentView: Int)
  /// Where a cell of a built-in style puts one of its parts, in its content view.
  case part(view: Int, RectComponent)
  /// Intrinsic size of text that wraps.
  case textWidth(view: Int)
  case textHeight(view: Int)
}

/// A number of a rectangle.
enum RectComponent: Int, Hashable, Sendable, CaseIterable {
  case x, y, width, height
}

/// A side in reading direction; `leading` is left or right.
enum BoxEdge: Int, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing
}

/// Distances from the sides of a box inwards, in reading direction, in points.
struct BoxInsets: Hashable, Sendable {
  var top = 0.0
  var leading = 0.0
  var bottom = 0.0
  var trailing = 0.0

  subscript(edge: BoxEdge) -> Double {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}

extension BoxInsets {
  /// Physical insets in reading direction.
  init(_ insets: EdgeInsets, _ direction: LayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }
}
