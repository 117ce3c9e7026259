import LayoutModel

/// The order in which the constraints of a conflict are given up, if their owners lie equally deep.
///
/// 1. Constraints that centre a view.
/// 2. Lengths that depend on another length.
/// 3. Stated lengths, the longest first. If several are equal, the last one of them goes first.
/// 4. Constraints that hold bottom or trailing edges, in the order of the document.
/// 5. All other positions, in the order of the document.
///
/// Two parts of this order were not observed. A length never competes with an edge, because Interface
/// Builder keeps a length with its own view, which lies deeper than the edges around it. Lengths that depend
/// on others did not occur.
///
/// - Source: public documents that Interface Builder laid out in spite of a conflict. Centres: 4 of 4. Bottom
///   and trailing edges against top and leading ones: 12 of 12 in 10 documents, 8 of them outside the corpus.
///   Lengths: 4 of 5 (335 against 60 and 40, 272 against 222, 35 against 34, the second of 16 and 16; of
///   three widths none). Two distances of one edge: the first 3 of 3, 2 of them outside the corpus.
enum ConflictPlace {
  case centre(index: Int)
  case length(points: Double)
  case farEdge(index: Int)
  case position(index: Int)

  /// The number of different ranks at one depth.
  static let count: Int32 = 1 << 19

  /// - Parameter isBottomGuide: whether an item is the guide at which the bottom bars begin.
  init(
    _ constraint: LayoutConstraint, index: Int, in cell: GridCell,
    isBottomGuide: (ObjectID) -> Bool = { _ in false }
  ) {
    func isFarEdge(_ anchor: LayoutAnchor) -> Bool {
      anchor.attribute.isFarEdge || anchor.attribute == .top && isBottomGuide(anchor.item)
    }
    let attribute = constraint.first.attribute
    if attribute.isDimension {
      let isTied = constraint.second != nil
      self = .length(points: isTied ? .infinity : constraint.constant(in: cell))
    } else if attribute.isCentre {
      self = .centre(index: index)
    } else if isFarEdge(constraint.first), constraint.second.map(isFarEdge) ?? false {
      self = .farEdge(index: index)
    } else {
      self = .position(index: index)
    }
  }

  /// A number below ``count``. The constraint that is given up first has the lowest number.
  /// Constraints after the limit share one number, and so do lengths above 4,095 points. Lengths
  /// differ by steps of 1/32 point.
  var rank: Int32 {
    switch self {
    case .centre(let index): min(Int32(clamping: index), Self.last)
    case .length(.infinity): Self.kind
    case .length(let points):
      2 * Self.kind - 1 - Int32((min(max(points, 0), 4095) * 32).rounded())
    case .farEdge(let index): 2 * Self.kind + min(Int32(clamping: index), Self.last)
    case .position(let index): 3 * Self.kind + min(Int32(clamping: index), Self.last)
    }
  }

  /// The reason why it is given up before others at its depth.
  func reason(before others: [ConflictPlace]) -> String {
    let isOnlyLength = !others.contains { if case .length = $0 { true } else { false } }
    return switch self {
    case .centre: "among equals those that centre go first"
    case .length where isOnlyLength: "among equals lengths go before edges"
    case .length where others.contains { $0.rank == rank }:
      "among equal lengths the last goes first"
    case .length(.infinity): "among equals lengths that are tied to others go first"
    case .length: "among equals the longest length goes first"
    case .farEdge: "among equals those that hold a bottom or trailing edge go first"
    case .position: "among equals it stands first"
    }
  }

  private static let kind = count / 4
  private static let last = kind - 1
}

extension LayoutAttribute {
  var isCentre: Bool {
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
