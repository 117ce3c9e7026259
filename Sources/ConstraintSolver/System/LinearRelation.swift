/// An equation or inequality between linear expressions, made by `==`, `<=` and `>=`:
/// `right - left >= 20`.
///
/// ``ConstraintSystem/add(_:priority:)`` makes it a constraint with a priority.
public struct LinearRelation: Sendable {
  let difference: LinearExpression
  let relation: LinearSystem.Relation

  init(_ difference: LinearExpression, _ relation: LinearSystem.Relation) {
    self.difference = difference
    self.relation = relation
  }
}
