/// The best values of the variables of a ``ConstraintSystem``, and what is to be known of them.
public struct ConstraintAnswer: Sendable {
  /// Whether all required constraints hold.
  public enum Status: String, Sendable {
    /// They do; the others are met as closely as possible.
    case optimal
    /// Some were given up, since they exclude each other.
    case unsatisfiable
  }

  /// Whether all required constraints hold.
  public let status: Status
  /// Sets of required constraints that exclude each other; without one of its members each could hold.
  public let conflicts: [[ConstraintSystem.Constraint]]
  /// Required constraints that were left out so that the rest holds: first one from each of
  /// ``conflicts``, in their order, then those that were given up because the search for a reason
  /// became too long.
  public let givenUp: [ConstraintSystem.Constraint]
  /// For each priority with violations the sum of their absolute values, the highest first.
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
