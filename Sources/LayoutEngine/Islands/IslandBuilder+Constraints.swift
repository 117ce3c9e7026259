import ConstraintSolver
import LayoutModel

extension IslandBuilder {
  /// Adds rows for the document's constraints that are installed in the cell and lie inside the
  /// island.
  mutating func addConstraints() {
    for index in constraints {
      let constraint = document.constraints[index]
      guard !constraint.isPlaceholder || traits.isAsDesigned else { continue }
      if let form = form(of: constraint) {
        add(
          form, LinearSystem.Relation(constraint.relation),
          .constraint(constraint.priority), .constraint(index))
        noteSides(constraint)
      }
    }
  }

  private mutating func noteSides(_ constraint: LayoutConstraint) {
    guard constraint.relation == .equal, constraint.priority.isRequired,
      let second = constraint.second, second.item != constraint.first.item
    else { return }
    for (anchor, other) in [(constraint.first, second), (second, constraint.first)] {
      guard case .view(let view)? = document.items[anchor.item] else { continue }
      switch anchor.attribute {
      case .leading, .left: if isAround(other.item, view) { heldAtStart.insert(view) }
      case .trailing, .right: if isAround(other.item, view) { heldAtEnd.insert(view) }
      default: break
      }
    }
  }

  /// Whether an item is a guide, or a view that contains the other one.
  private func isAround(_ item: ObjectID, _ view: Int) -> Bool {
    guard case .view(let other)? = document.items[item] else { return true }
    return document.isView(view, below: other)
  }

  /// `first - multiplier × second - constant`; `nil` if an item is missing or not installed.
  private mutating func form(of constraint: LayoutConstraint) -> LinearForm? {
    guard let firstView = view(of: constraint.first.item), slots[firstView] != nil else {
      return nil
    }
    let constant = constraint.constant(in: traits.cell)
    guard let second = constraint.second else {
      // A single position is measured in the superview.
      let ancestor = document.views[firstView].parent.flatMap { slots[$0] == nil ? nil : $0 }
      return form(constraint.first, relativeTo: ancestor ?? firstView).map { $0 + -constant }
    }
    guard let secondView = view(of: second.item), slots[secondView] != nil,
      let ancestor = commonAncestor(firstView, secondView),
      let first = form(constraint.first, relativeTo: ancestor),
      let other = form(second, relativeTo: ancestor)
    else { return nil }
    return first - other * constraint.multiplier.value + -constant
  }
}

extension LinearSystem.Relation {
  init(_ relation: LayoutRelation) {
    self =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThanOrEqual: .greaterOrEqual
      }
  }
}
