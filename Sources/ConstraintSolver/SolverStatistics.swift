/// How much work a solver has done so far, and how large its system is.
package struct SolverStatistics: Sendable, Equatable {
  /// The number of distinct linear forms that presolve leaves, including those of one variable.
  package var rows = 0
  /// The number of independent components that presolve leaves. Each has one variable or more.
  package var components = 0
  /// The number of variables of the largest component.
  package var largestComponent = 0
  /// The number of pivots since the solver was made.
  package var pivots = 0
  /// The number of pivots for the last answer.
  package var lastPivots = 0
  /// The number of steps of the program that computes the constants from the parameters.
  package var slots = 0
  /// The number of ranges of parameters for which the answer of a component is known, and the
  /// amount of numbers that they take.
  package var pieces = 0
  package var pieceNumbers = 0
  /// The number of sets of required constraints that were solved in search of conflicts, counted
  /// once for each vector.
  package var conflictSolves = 0

  package init() {}
}
