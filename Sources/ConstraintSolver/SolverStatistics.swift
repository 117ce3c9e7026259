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
