import LayoutModel

/// Where a constraint stands among those whose owners lie equally deep, when one of a conflict has to go.
///
/// Those that centre go first, then those that hold bottom or trailing edges, then lengths, the longest
/// before the others and of equals the last, then other positions, the first one first.
///
/// - Source: public documents that Interface Builder laid out in spite of a conflict. Centres: 4 of 4. Bottom
///   and trailing edges against top and leading ones: 12 of 12 in 10 documents, 7 of them outside the corpus.
///   Lengths: 4 of 5 (335 against 60 and 40, 272 against 222, 35 against 34, the second of 16 and 16; of
///   three widths none). Two distances of one edge: the first 3 of 3, 2 of them outside the corpus.
enum ConflictPlace {
  case centre(index: Int)
  case farEdge(index: Int)
  case length(points: Double)
  case position(index: Int)

  /// Places of one depth.
  static let count: Int32 = 1 << 19

  init(_ constraint: LayoutConstraint, index: Int, in cell: GridCell) {
    let attribute = constraint.first.attribute
    let other = constraint.second?.attribute
    if attribute.isDimension {
      self = .length(points: constraint.constant(in: cell))
    } else if attribute.isCentre {
      self = .centre(index: index)
    } else if attribute.isFarEdge, other?.isFarEdge ?? false {
      self = .farEdge(index: index)
    } else {
      self = .position(index: index)
    }
  }

  /// Below ``count``; what goes first is lowest. Constraints that stand later, and greater lengths, count as
  /// one.
  var rank: Int32 {
    switch self {
    case .centre(let index): min(Int32(clamping: index), Self.last)
    case .farEdge(let index): Self.kind + min(Int32(clamping: index), Self.last)
    case .length(let points):
      3 * Self.kind - 1 - Int32(min(max(points, 0), Double(Self.last)).rounded())
    case .position(let index): 3 * Self.kind + min(Int32(clamping: index), Self.last)
    }
  }

  /// Why it goes before others of its depth.
  var reason: String {
    switch self {
    case .centre: "of equals those that centre go first"
    case .farEdge: "of equals those that hold a bottom or trailing edge go first"
    case .length: "of equals the longest goes first"
    case .position: "of equals it stands first"
    }
  }

  private static let kind = count / 4
  private static let last = kind - 1
}

extension LayoutAttribute {
  fileprivate var isCentre: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }

  fileprivate var isFarEdge: Bool {
    switch self {
    case .bottom, .bottomMargin, .trailing, .trailingMargin, .right, .rightMargin: true
    default: false
    }
  }
}
