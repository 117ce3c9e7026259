/// A session with one system: its structure is looked at once, then any number of parameter
/// vectors are solved.
package struct Solver {
  private let system: LinearSystem

  /// - Throws: ``SolverError`` where a number is not finite, a priority out of range, or a
  ///   variable or parameter unknown.
  package init(_ system: LinearSystem) throws(SolverError) {
    self.system = system
  }

  /// What has been done so far.
  package var statistics: SolverStatistics { SolverStatistics() }

  /// The answer for a parameter vector.
  package mutating func solve(
    _ parameters: [Double] = [], options: SolveOptions = []
  ) throws(SolverError) -> Solution {
    Solution(status: .optimal, values: Array(repeating: 0, count: system.variableCount))
  }
}
