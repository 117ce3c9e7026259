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
  /// That whose owner lies deepest; a stack view owns what it makes for its arranged views, and of one
  /// owner the document's constraints go first. In public documents that Interface Builder laid out in
  /// spite of a conflict, 9 of 12 frames show that: a fixed height inside a cell yields to the cell, a
  /// stack inside a scroll view to the edges that the scroll view states. (The other three: two cells alone
  /// in a xib, where the highest owner's goes first, see ``IslandBuilder``, and two constraints of one
  /// owner.)
  ///
  /// - Parameter depth: how many views lie around the owner; negative where the highest goes first.
  func breakRank(depth: Int) -> Int32 {
    switch self {
    case .constraint: -2 * Int32(depth) - 1
    case .stack: -2 * Int32(depth)
    case .intrinsicSize: Self.aboveAll + 1
    case .autoresizing: Self.aboveAll + 2
    case .structure: Self.aboveAll + 3
    }
  }

  /// No owner lies as deep.
  private static let aboveAll = Int32.max / 2
}

/// A number that is known only when an island is solved, and may change from one solve to the next.
enum IslandParameter: Hashable, Sendable {
  /// Size of the island's root.
  case width, height
  /// Distance of a view's safe area from its edge.
  case safeArea(view: Int, BoxEdge)
  /// Distance of a view's layout margin from its edge.
  case margin(view: Int, BoxEdge)
  /// Intrinsic size of text that wraps.
  case textWidth(view: Int)
  case textHeight(view: Int)
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
