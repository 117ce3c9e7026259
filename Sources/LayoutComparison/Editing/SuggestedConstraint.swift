package import LayoutModel

/// A change with which a designer may end an ambiguity of a view.
package enum SuggestedConstraint: Hashable, Sendable {
  case constraint(ConstraintDraft)
  /// A content priority: it decides which of several views grows or shrinks first.
  case priority(view: ObjectID, attribute: String, value: Double)

  /// The place or length of the view that it settles; `nil` for a priority.
  package func attribute(of view: ObjectID) -> LayoutAttribute? {
    guard case .constraint(let draft) = self else { return nil }
    if draft.first.item == view { return draft.first.attribute }
    return draft.second?.item == view ? draft.second?.attribute : nil
  }
}
