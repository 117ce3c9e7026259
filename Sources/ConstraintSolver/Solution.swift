/// The solution for one parameter vector.
package struct Solution: Sendable {
  /// Whether all required constraints hold.
  package enum Status: Sendable {
    case optimal
    /// Some required constraints cannot hold together; see ``Solution/conflicts``.
    case unsatisfiable
  }

  package var status: Status
  /// A finite value for each variable. If the system is unsatisfiable, these are the values of the
  /// system without the constraints in ``givenUp``.
  package var values: [Double]
  /// Irreducible sets of required constraints: the members of a set cannot hold together, but they
  /// can without any one of them. The n-th set is the reason why the n-th constraint of ``givenUp``
  /// was given up. It contains no constraint that had been given up before. There are fewer sets
  /// than constraints in ``givenUp`` if the search has stopped.
  package var conflicts: [[Int]] = []
  /// The required constraints that were left out so that the rest holds: first those with a reason,
  /// in the order of ``conflicts``, then those that were given up without a search.
  package var givenUp: [Int] = []
  /// For each variable, whether it takes more than one value at the optimum. Empty unless
  /// ``SolveOptions/ambiguity`` is asked for.
  package var ambiguous: [Bool] = []
  /// The sum of the absolute violations for each strength below required that occurs, from strong
  /// to weak. Empty unless ``SolveOptions/violations`` is asked for.
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
