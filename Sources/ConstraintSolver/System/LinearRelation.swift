/// An equation or inequality between linear expressions, as `==`, `<=` and `>=` make it: `right - left >= 20`.
///
/// What it says with which priority is a constraint once ``ConstraintSystem/add(_:priority:)`` has it.
public struct LinearRelation: Sendable {
  let difference: LinearExpression
  let relation: LinearSystem.Relation

  init(_ difference: LinearExpression, _ relation: LinearSystem.Relation) {
    self.difference = difference
    self.relation = relation
  }
}
