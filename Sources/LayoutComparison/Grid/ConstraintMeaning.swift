package import LayoutModel

/// The meaning of a constraint, however it is written.
///
/// Two constraints say the same if they differ only in these ways: the items are in the other order
/// and the relation is reversed; an attribute has another name (`left` is `leading` from left to
/// right); the multiplier is written as a ratio; or the constant is Interface Builder's standard
/// distance, which is the same number.
///
///     A.Width >= 2 x B.Width + 8     is     B.Width <= 0.5 x A.Width - 4
///
/// The owner, the identifier and the id have no meaning here.
package struct ConstraintMeaning: Hashable, Sendable {
  /// The anchor that comes first in the order of ids and attributes.
  package let first: LayoutAnchor
  package let second: LayoutAnchor?
  package let relation: LayoutRelation
  /// Of the second anchor; 0 without one.
  package let multiplier: Double
  /// In points.
  package let constant: Double
  package let priority: LayoutPriority

  /// - Parameters:
  ///   - cell: the cell whose constant holds.
  ///   - direction: the direction that decides what leading and trailing mean.
  package init(
    _ constraint: LayoutConstraint, in cell: GridCell,
    direction: LayoutDirection = .leftToRight
  ) {
    let a = Self.plain(constraint.first, direction)
    let constant = constraint.constant(in: cell)
    priority = constraint.priority
    guard let second = constraint.second else {
      (first, self.second, multiplier) = (a, nil, 0)
      (relation, self.constant) = (constraint.relation, Self.rounded(constant))
      return
    }
    let b = Self.plain(second, direction)
    let factor = constraint.multiplier.value
    if Self.precedes(a, b) {
      (first, self.second, multiplier) = (a, b, Self.rounded(factor))
      (relation, self.constant) = (constraint.relation, Self.rounded(constant))
    } else {
      (first, self.second, multiplier) = (b, a, Self.rounded(1 / factor))
      // Exchanging the sides turns the relation round, and dividing by a negative number turns it back.
      relation = factor > 0 ? constraint.relation.flipped : constraint.relation
      self.constant = Self.rounded(-constant / factor)
    }
  }

  private static func precedes(_ a: LayoutAnchor, _ b: LayoutAnchor) -> Bool {
    (a.item.text, a.attribute.rawValue) <= (b.item.text, b.attribute.rawValue)
  }

  private static func plain(_ anchor: LayoutAnchor, _ direction: LayoutDirection) -> LayoutAnchor {
    let isTurned = direction == .rightToLeft
    var result = anchor
    switch anchor.attribute {
    case .leading: result.attribute = isTurned ? .right : .left
    case .trailing: result.attribute = isTurned ? .left : .right
    case .leadingMargin: result.attribute = isTurned ? .rightMargin : .leftMargin
    case .trailingMargin: result.attribute = isTurned ? .leftMargin : .rightMargin
    default: break
    }
    return result
  }

  /// 1/3 of a third and a third are the same; far below what can be seen.
  private static func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 + 0 }
}
