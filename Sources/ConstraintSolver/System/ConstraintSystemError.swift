/// Why a ``ConstraintSystem`` does not take something, or can't be solved.
public enum ConstraintSystemError: Error, Equatable, CustomStringConvertible {
  /// A coefficient, constant or suggested value is infinite or no number.
  case notFinite
  /// A priority that is not above 0, is above 1000, or is 1000 for an edit.
  case priorityOutOfRange(Double)
  /// A variable of another system.
  case unknownVariable
  /// A constraint that the system does not have, or not any more.
  case unknownConstraint
  /// A variable that is an edit variable already.
  case isEditedAlready
  /// A variable that is no edit variable.
  case isNotEdited
  /// The solver has given up, for the reason that it gives.
  case tooHard(String)

  /// A sentence for a person.
  public var description: String {
    switch self {
    case .notFinite: "a number of a constraint or an edit is not finite"
    case .priorityOutOfRange(let priority):
      "the priority \(priority) is out of range: constraints have priorities above 0 and up to 1000, edits below 1000"
    case .unknownVariable: "the system has no such variable"
    case .unknownConstraint: "the system has no such constraint"
    case .isEditedAlready: "the variable is an edit variable already"
    case .isNotEdited: "the variable is no edit variable"
    case .tooHard(let reason): "the system could not be solved: \(reason)"
    }
  }
}
