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
