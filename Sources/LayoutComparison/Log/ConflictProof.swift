package import LayoutModel

/// The constraints of a message that cannot hold together, and by how much.
package struct ConflictProof: Hashable, Sendable {
  /// Positions in the message, in its order. Without one of them, the others hold together.
  package var constraints: [Int]
  /// How far they miss each other, in points.
  package var distance: Double
  /// The views whose size would be less than 0, if that is a part of the reason.
  package var sizes: [Size]

  package struct Size: Hashable, Sendable {
    package var item: LoggedItem
    package var axis: LayoutAxis
  }
}

extension LoggedConflict {
  /// Finds the contradiction among the required constraints.
  ///
  /// Edges, centers and sizes of all items are numbers in one system of coordinates. Sizes are at least 0. Baselines, and margins
  /// without a guide, are unknown numbers. An edge of a scroll view is left out: it is that of the frame or of the contents.
  ///
  /// - Returns: `nil` if the constraints hold together as they are printed, or if the search takes too long.
  /// - Complexity: a message has some ten constraints; the search ends with ``ConflictRows/mostRows`` rows.
  package func proof() -> ConflictProof? {
    var rows = ConflictRows(self)
    guard var found = rows.contradiction(without: []) else { return nil }
    // What can be left out is no part of the contradiction. Sizes are left out first, since constraints say more to people, and
    // the constraint that UIKit gave up last, since it surely is a part.
    let own = constraints.indices.filter { $0 != givenUp }
    let sizes = constraints.count..<(constraints.count + rows.sizes.count)
    var without: Set<Int> = []
    for index in Array(sizes) + own + [givenUp].compactMap({ $0 }) {
      guard let smaller = rows.contradiction(without: without.union([index])) else { continue }
      without.insert(index)
      found = smaller
    }
    return found
  }

  /// Whether the constraints hold together as they are printed: all can be computed with, and there is no contradiction.
  package var holdsAsPrinted: Bool {
    guard constraints.count > 1, isComputable else { return false }
    var rows = ConflictRows(self)
    return rows.contradiction(without: []) == nil && !rows.isGivenUp
  }

  private var isComputable: Bool {
    constraints.allSatisfy { constraint in
      constraint.isLinear && constraint.second?.attribute.isPosition != false
        && constraint.first?.attribute.isPosition != false
        && (constraint.second != nil || constraint.first?.attribute.isDimension == true)
        && !constraint.items.contains(where: \.isScrollView)
    }
  }
}

extension LayoutAttribute {
  /// Whether frames give it: an edge, a center or a length, and neither a baseline nor a margin.
  fileprivate var isPosition: Bool { !isBaseline && !isMargin }
}
