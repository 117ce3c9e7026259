/// The best values of the variables of a ``ConstraintSystem``, with the conflicts and violations
/// that remain.
public struct ConstraintAnswer: Sendable {
  /// Whether all required constraints hold.
  public enum Status: String, Sendable {
    /// All required constraints hold. The others are met as closely as possible.
    case optimal
    /// Some required constraints were given up, because they exclude each other.
    case unsatisfiable
  }

  /// Whether all required constraints hold.
  public let status: Status
  /// Sets of required constraints that exclude each other. If any one member of a set is removed,
  /// the others can hold.
  public let conflicts: [[ConstraintSystem.Constraint]]
  /// Required constraints that were left out so that the others hold. First comes one from each of
  /// ``conflicts``, in their order. Then come those that were given up because the search for a
  /// reason took too long.
  public let givenUp: [ConstraintSystem.Constraint]
  /// For each priority with violations, the sum of their absolute values. The highest priority
  /// comes first.
  public let violations: [(priority: Double, total: Double)]
  private let values: [Double]
  private let ambiguous: [Bool]

  init(_ solution: Solution, constraints: [ConstraintSystem.Constraint]) {
    status = solution.status == .optimal ? .optimal : .unsatisfiable
    conflicts = solution.conflicts.map { $0.map { constraints[$0] } }
    givenUp = solution.givenUp.map { constraints[$0] }
    violations = solution.violations.filter { $0.total != 0 }
      .map { (priority: $0.priority, total: $0.total) }
    values = solution.values
    ambiguous = solution.ambiguous
  }

  /// The value of a variable.
  ///
  /// - Precondition: the variable belonged to the system when the system was solved.
  public subscript(variable: ConstraintSystem.Variable) -> Double { values[variable.index] }

  /// Whether the constraints allow other, equally good values of a variable.
  ///
  /// - Precondition: the variable belonged to the system when the system was solved.
  public func isAmbiguous(_ variable: ConstraintSystem.Variable) -> Bool {
    ambiguous[variable.index]
  }
}
