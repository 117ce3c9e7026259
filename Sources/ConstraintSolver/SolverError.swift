/// The reason why a system could not be solved at all.
package enum SolverError: Error, Equatable, CustomStringConvertible {
  /// A coefficient, a constant or a priority of this constraint is not finite.
  case notFinite(constraint: Int)
  /// The priority is not above 0 and at most 1000.
  case priorityOutOfRange(constraint: Int, priority: Double)
  /// The constraint names a variable that was not added.
  case unknownVariable(constraint: Int)
  /// The constraint names a parameter that the system does not have.
  case unknownParameter(constraint: Int)
  /// The length of the vector is not the number of the system's parameters.
  case parameterCount(expected: Int, given: Int)
  /// A parameter is not finite.
  case parameterNotFinite(parameter: Int)
  /// A value became infinite: the numbers are too large for double precision.
  case overflow
  /// One component needs a tableau of this size, which does not fit in memory.
  case tooLarge(columns: Int, rows: Int)
  /// The optimum was not reached within the number of pivots that a system of this size may take.
  case pivotLimit(pivots: Int)
  /// The solver stopped, and the coefficients of one part of the system differ by so large a factor
  /// that double precision cannot distinguish a small sum from a rounding error.
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
