import LayoutModel

/// Everything that a constraint states except its constant. Constraints with equal templates could
/// be one constraint with a constant for each cell.
///
/// Unlike ``ConstraintMeaning`` it keeps left and leading apart: they are the same in one direction
/// of text and not in the other, and a rewritten document must be right for both.
struct ConstraintTemplate: Hashable {
  private var first: LayoutAnchor
  private var second: LayoutAnchor?
  private var relation: LayoutRelation
  private var multiplier: Double
  private var priority: LayoutPriority
  private var identifier: String?

  /// How the constant of the constraint itself follows from that of the template.
  struct Form: Hashable {
    /// The items stand the other way round.
    var isTurned: Bool
    var factor: Double

    /// The constant of the template; constants that differ by rounding are the same.
    func common(_ constant: Double) -> Double {
      let value = isTurned ? -constant / factor : constant
      return (value * 1e6).rounded() / 1e6 + 0
    }

    func own(_ common: Double) -> Double { isTurned ? -common * factor + 0 : common }
  }
  private(set) var form: Form

  init(_ constraint: LayoutConstraint) {
    priority = constraint.priority
    identifier = constraint.identifier
    first = constraint.first
    second = constraint.second
    relation = constraint.relation
    let factor = constraint.multiplier.value
    form = Form(isTurned: false, factor: factor)
    multiplier = factor
    guard let other = constraint.second else { return }
    let isInOrder =
      (first.item.text, first.attribute.rawValue) <= (other.item.text, other.attribute.rawValue)
    if !isInOrder {
      (first, second) = (other, first)
      multiplier = 1 / factor
      relation = factor > 0 ? relation.flipped : relation
      form.isTurned = true
    }
    multiplier = (multiplier * 1e6).rounded() / 1e6
  }

  /// The same for constraints that differ in their priority alone.
  var withoutPriority: Self {
    var result = self
    result.priority = .required
    return result
  }

  static func == (a: Self, b: Self) -> Bool { a.key == b.key }
  func hash(into hasher: inout Hasher) { hasher.combine(key) }

  private var key: Key {
    Key(
      first: first, second: second, relation: relation, multiplier: multiplier,
      priority: priority, identifier: identifier)
  }

  private struct Key: Hashable {
    var first: LayoutAnchor
    var second: LayoutAnchor?
    var relation: LayoutRelation
    var multiplier: Double
    var priority: LayoutPriority
    var identifier: String?
  }
}
