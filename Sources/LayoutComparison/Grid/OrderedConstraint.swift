import LayoutModel

/// A constraint with its items in a fixed order, so that each way to write it gives the same one.
///
///     A.Width >= 2 x B.Width + 8     is     B.Width <= 0.5 x A.Width - 4
///
/// The anchor that comes first in the order of ids and attributes stands first. This is the only place
/// that turns a constraint round.
struct OrderedConstraint {
  let first: LayoutAnchor
  /// `nil` if the first anchor is compared with the constant alone.
  let second: LayoutAnchor?
  let relation: LayoutRelation
  /// Of the second anchor; rounded.
  let multiplier: Double
  let form: Form

  /// How the constant of a constraint as it is written follows from the constant in the fixed order.
  struct Form: Hashable {
    /// The items are written the other way round.
    var isTurned: Bool
    /// The multiplier as it is written.
    var factor: Double

    /// The constant in the fixed order, in points; constants that differ by rounding are the same.
    func common(_ constant: Double) -> Double {
      OrderedConstraint.rounded(isTurned ? -constant / factor : constant)
    }

    /// The constant as it is written, in points.
    func own(_ common: Double) -> Double { isTurned ? -common * factor + 0 : common }
  }

  /// - Parameters:
  ///   - first: the first anchor as it is compared, such as `left` in place of `leading`.
  ///   - second: the second one likewise.
  init(_ constraint: LayoutConstraint, first: LayoutAnchor, second: LayoutAnchor?) {
    let factor = constraint.multiplier.value
    if let second, !Self.precedes(first, second) {
      (self.first, self.second, multiplier) = (second, first, Self.rounded(1 / factor))
      // Exchanging the sides turns the relation round, and dividing by a negative number turns it back.
      relation = factor > 0 ? constraint.relation.flipped : constraint.relation
      form = Form(isTurned: true, factor: factor)
    } else {
      (self.first, self.second, multiplier) = (first, second, Self.rounded(factor))
      relation = constraint.relation
      form = Form(isTurned: false, factor: factor)
    }
  }

  private static func precedes(_ a: LayoutAnchor, _ b: LayoutAnchor) -> Bool {
    (a.item.text, a.attribute.rawValue) <= (b.item.text, b.attribute.rawValue)
  }

  /// 1/3 of a third and a third are the same; far below what can be seen.
  private static func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 + 0 }
}
