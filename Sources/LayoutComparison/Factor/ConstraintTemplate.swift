import LayoutModel

/// Everything that a constraint states except its constant. Constraints with equal templates could
/// be one constraint with a constant for each cell.
///
/// Unlike ``ConstraintMeaning`` it keeps left and leading apart: they are the same in one direction
/// of text and not in the other, and a rewritten document must be right for both.
struct ConstraintTemplate: Hashable {
  private let first: LayoutAnchor
  private let second: LayoutAnchor?
  private let relation: LayoutRelation
  private let multiplier: Double
  private var priority: LayoutPriority
  private let identifier: String?

  /// How the constant of the constraint itself is computed from that of the template.
  let form: OrderedConstraint.Form

  init(_ constraint: LayoutConstraint) {
    let ordered = OrderedConstraint(
      constraint, first: constraint.first, second: constraint.second)
    (first, second, relation) = (ordered.first, ordered.second, ordered.relation)
    (multiplier, form) = (ordered.multiplier, ordered.form)
    priority = constraint.priority
    identifier = constraint.identifier
  }

  /// The template without its priority: it is equal for constraints that differ only in their
  /// priority.
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
