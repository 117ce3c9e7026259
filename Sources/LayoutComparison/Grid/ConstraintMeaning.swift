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
  /// The factor of the second anchor; 0 if there is none.
  package let multiplier: Double
  /// The constant, in points.
  package let constant: Double
  package let priority: LayoutPriority

  /// - Parameters:
  ///   - cell: the cell whose constant holds.
  ///   - direction: the direction that decides what leading and trailing mean.
  package init(
    _ constraint: LayoutConstraint, in cell: GridCell,
    direction: LayoutDirection = .leftToRight
  ) {
    let ordered = OrderedConstraint(
      constraint, first: Self.plain(constraint.first, direction),
      second: constraint.second.map { Self.plain($0, direction) })
    (first, second, relation) = (ordered.first, ordered.second, ordered.relation)
    multiplier = ordered.second == nil ? 0 : ordered.multiplier
    constant = ordered.form.common(constraint.constant(in: cell))
    priority = constraint.priority
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
}
