/// What to compute beyond the values.
package struct SolveOptions: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Which variables take more than one value at the optimum: ``Solution/ambiguous``.
  package static let ambiguity = SolveOptions(rawValue: 1)
  /// By how much each strength is missed: ``Solution/violations``.
  package static let violations = SolveOptions(rawValue: 2)
}

/// An answer for one parameter vector.
package struct Solution: Sendable {
  /// Whether all required constraints hold.
  package enum Status: Sendable {
    case optimal
    /// Some required constraints cannot hold together; see ``Solution/conflicts``.
    case unsatisfiable
  }

  package var status: Status
  /// A finite value for each variable. Of an unsatisfiable system, the answer without
  /// ``givenUp``.
  package var values: [Double]
  /// Sets of required constraints that cannot hold together, though they can without any one of
  /// them. The n-th is why the n-th of ``givenUp`` was given up; of what had been given up before,
  /// none is a member. Fewer than ``givenUp`` where the search has stopped.
  package var conflicts: [[Int]] = []
  /// The required constraints that were left out so that the rest holds, in the order of
  /// ``conflicts``; after these what was given up without a search.
  package var givenUp: [Int] = []
  /// For each variable, whether it takes more than one value at the optimum. Empty unless
  /// ``SolveOptions/ambiguity`` is asked for.
  package var ambiguous: [Bool] = []
  /// For each strength below required that occurs, from strong to weak, the sum of the absolute
  /// violations. Empty unless ``SolveOptions/violations`` is asked for.
  package var violations: [(priority: Double, rank: Int8, total: Double)] = []

  package init(
    status: Status, values: [Double], conflicts: [[Int]] = [], givenUp: [Int] = [],
    ambiguous: [Bool] = []
  ) {
    self.status = status
    self.values = values
    self.conflicts = conflicts
    self.givenUp = givenUp
    self.ambiguous = ambiguous
  }
}

/// What a solver has done so far.
package struct SolverStatistics: Sendable, Equatable {
  /// Distinct linear forms that presolve leaves, those of one variable included.
  package var rows = 0
  /// Independent parts that presolve leaves, each of one variable or more.
  package var components = 0
  /// The number of variables of the largest of them.
  package var largestComponent = 0
  /// Pivots since the solver was made.
  package var pivots = 0
  /// Pivots of the last answer.
  package var lastPivots = 0
  /// Steps of the program that computes the constants from the parameters.
  package var slots = 0
  /// Ranges of parameters for which the answer of a component is known, and the numbers they take.
  package var pieces = 0
  package var pieceNumbers = 0
  /// Sets of required constraints that were solved in search of conflicts, once for each vector.
  package var conflictSolves = 0

  package init() {}
}

/// Why a system could not be solved at all.
package enum SolverError: Error, Equatable, CustomStringConvertible {
  /// A coefficient, a constant or a priority of this constraint is not finite.
  case notFinite(constraint: Int)
  /// The priority is not above 0 and at most 1000.
  case priorityOutOfRange(constraint: Int, priority: Double)
  /// The constraint names a variable that was not added.
  case unknownVariable(constraint: Int)
  /// The constraint names a parameter that the system does not have.
  case unknownParameter(constraint: Int)
  /// The vector has another length than the system has parameters.
  case parameterCount(expected: Int, given: Int)
  /// A parameter is not finite.
  case parameterNotFinite(parameter: Int)
  /// A value came out infinite: the numbers are too large for double precision.
  case overflow
  /// A part that does not fall apart needs a tableau of this size, which is more than memory holds.
  case tooLarge(columns: Int, rows: Int)
  /// The optimum was not reached within the number of pivots that a system of this size may take.
  case pivotLimit(pivots: Int)
  /// The same, where coefficients of one part of the system differ by a factor so large that double
  /// precision cannot tell a small sum from rounding.
  case unevenCoefficients(pivots: Int, ratio: Double)

  package var description: String {
    switch self {
    case .notFinite(let constraint):
      "constraint \(constraint) has a number that is not finite"
    case .priorityOutOfRange(let constraint, let priority):
      "constraint \(constraint) has priority \(priority), which is not above 0 and up to 1000"
    case .unknownVariable(let constraint):
      "constraint \(constraint) names a variable that is not in the system"
    case .unknownParameter(let constraint):
      "constraint \(constraint) names a parameter that is not in the system"
    case .parameterCount(let expected, let given):
      "\(given) parameters are given, the system has \(expected)"
    case .parameterNotFinite(let parameter):
      "parameter \(parameter) is not finite"
    case .overflow:
      "a value is too large for double precision"
    case .tooLarge(let columns, let rows):
      "\(columns) variables depend on one another through \(rows) rows, which is too large to solve"
    case .pivotLimit(let pivots):
      "no optimum after \(pivots) pivots"
    case .unevenCoefficients(let pivots, let ratio):
      "no optimum after \(pivots) pivots: coefficients that depend on one another differ by a factor of \(ratio)"
    }
  }
}
