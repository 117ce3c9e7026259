import LayoutModel

/// A constraint with its items in a fixed order, so that all ways to write it give the same one.
///
///     A.Width >= 2 x B.Width + 8     is     B.Width <= 0.5 x A.Width - 4
///
/// The anchor that comes first in the order of ids and attributes stands first. This is the only place
/// that turns a constraint round.
struct OrderedConstraint {
  let first: LayoutAnchor
  /// The second anchor; `nil` if the first anchor is only compared with the constant.
  let second: LayoutAnchor?
  let relation: LayoutRelation
  /// The factor of the second anchor, rounded.
  let multiplier: Double
  let form: Form

  /// Converts between the constant as it is written and the constant in the fixed order.
  struct Form: Hashable {
    /// Whether the items are written in the other order.
    var isTurned: Bool
    /// The multiplier as it is written.
    var factor: Double

    /// The constant in the fixed order, in points. Constants that differ only by rounding are the same.
    func common(_ constant: Double) -> Double {
      OrderedConstraint.rounded(isTurned ? -constant / factor : constant)
    }

    /// The constant as it is written, in points.
    func own(_ common: Double) -> Double { isTurned ? -common * factor + 0 : common }
  }

  /// - Parameters:
  ///   - first: the first anchor in the form in which it is compared, such as `left` in place of
  ///     `leading`.
  ///   - second: the second anchor in the same form.
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

  /// A value rounded to six digits, so that rounding errors make no difference. This is far below what
  /// can be seen.
  private static func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 + 0 }
}
