/// The reason why a ``ConstraintSystem`` rejects an argument, or can't be solved.
public enum ConstraintSystemError: Error, Equatable, CustomStringConvertible {
  /// A coefficient, a constant or a suggested value is infinite or not a number.
  case notFinite
  /// The priority is not above 0, is above 1000, or is 1000 for an edit variable.
  case priorityOutOfRange(Double)
  /// The variable belongs to another system.
  case unknownVariable
  /// The system does not have the constraint, or has it no more.
  case unknownConstraint
  /// The variable is already an edit variable.
  case isEditedAlready
  /// The variable is not an edit variable.
  case isNotEdited
  /// The solver gave up. The text says why.
  case tooHard(String)

  /// The error as a sentence for a person.
  public var description: String {
    switch self {
    case .notFinite: "a number of a constraint or an edit is not finite"
    case .priorityOutOfRange(let priority):
      "the priority \(priority) is out of range: constraints have priorities above 0 and up to 1000, edits below 1000"
    case .unknownVariable: "the system has no such variable"
    case .unknownConstraint: "the system has no such constraint"
    case .isEditedAlready: "the variable is an edit variable already"
    case .isNotEdited: "the variable is not an edit variable"
    case .tooHard(let reason): "the system could not be solved: \(reason)"
    }
  }
}
