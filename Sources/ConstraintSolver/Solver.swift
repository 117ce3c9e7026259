/// A session with one system. It analyses the structure of the system once. Then it solves for any
/// number of parameter vectors, each from the basis of the one before.
///
/// A fixed rule chooses what the constraints do not determine: of all optimal points, the one with
/// the least weighted sum of absolute values. This is as if every variable were drawn to 0 at a
/// priority below all others, earlier variables more strongly. (If variables are multiples of one
/// another, only the first counts. Variables that occur only in required equalities follow from the
/// others.) A variable that occurs nowhere is 0, and ambiguous.
///
/// If some required constraints cannot hold together, the session names an irreducible set of them
/// and gives up one of its members: the one of lowest rank, or, if several have that rank, the one
/// added last. It repeats this until the rest holds. The search for such sets is bounded. Where it
/// stops, the session takes the point that misses the required constraints by least, and gives up
/// all that this point misses, without a reason.
package struct Solver: Sendable {
  private let system: LinearSystem
  private var session: Session
  /// Sessions without certain constraints. The key is the list of those that were given up. The
  /// next vector often needs the same list.
  private var repairs: [[Int]: Repair] = [:]
  /// The search for conflicts. It is made when a vector first needs it.
  private var search: ConflictSearch?
  private let conflictWork: Int
  private var lastPivots = 0

  /// The conflicts of the last vector; see ``Solution/conflicts``.
  package private(set) var conflicts: [[Int]] = []
  /// The constraints given up for the last vector; see ``Solution/givenUp``.
  package private(set) var givenUp: [Int] = []
  /// The key of the repair that answered the last vector, if the session itself did not.
  private var repairKey: [Int]?

  private struct Repair: Sendable {
    var session: Session
    /// The numbers that its constraints have in the system.
    var numbers: [Int]
  }

  /// - Throws: ``SolverError`` if a number is not finite, a priority is out of range, or a variable
  ///   or parameter is unknown.
  package init(_ system: LinearSystem) throws(SolverError) {
    try self.init(system, eliminating: true, remembering: true)
  }

  /// - Parameter conflictWork: The work that a search for conflicts may do for one vector; see
  ///   ``ConflictSearch``.
  /// - Throws: ``SolverError``, as the initialiser without it.
  package init(_ system: LinearSystem, conflictWork: Int) throws(SolverError) {
    try self.init(system, eliminating: true, remembering: true, conflictWork: conflictWork)
  }

  /// - Parameters:
  ///   - eliminating: Whether presolve removes variables that occur in equalities only.
  ///   - remembering: Whether the session remembers for which parameters a basis is the best.
  ///   - factoring: The number of entries from which factors replace a tableau.
  ///   - conflictWork: How much work a search for conflicts may do for one vector; see
  ///     ``ConflictSearch``.
  ///
  /// Only `conflictWork` changes the answer; tests compare the answers with and without the others.
  init(
    _ system: LinearSystem, eliminating: Bool = true, remembering: Bool = true,
    conflictWork: Int = ConflictSearch.maximalWork, factoring: Int = SessionState.factoring
  ) throws(SolverError) {
    try system.validate()
    self.conflictWork = conflictWork
    self.system = system
    session = try Session(
      Plan(system, eliminating: eliminating), usesPieces: remembering,
      factoring: factoring)
  }

  /// Solves for a parameter vector.
  ///
  /// - Throws: ``SolverError``. What the session has learnt from earlier vectors stays valid.
  package mutating func solve(
    _ parameters: [Double] = [], options: SolveOptions = []
  ) throws(SolverError) -> Solution {
    let status = try answer(parameters)
    var solution = Solution(
      status: status, values: answering.values, conflicts: conflicts, givenUp: givenUp)
    if options.contains(.ambiguity) { solution.ambiguous = ambiguity().isAmbiguous }
    if options.contains(.violations) {
      solution.violations = system.violations(
        at: solution.values, parameters, answering.plan.strengths)
    }
    return solution
  }

  /// Writes the values for a parameter vector into memory of the caller. From the second vector on
  /// it allocates nothing, as long as all required constraints hold.
  ///
  /// Afterwards ``conflicts``, ``givenUp`` and ``ambiguity()`` are those of this vector.
  ///
  /// - Parameter values: Afterwards one value for each variable, whatever the buffer held before.
  /// - Throws: ``SolverError``; then `values` is unchanged.
  package mutating func solve(
    _ parameters: [Double], into values: inout [Double]
  ) throws(SolverError) -> Solution.Status {
    let status = try answer(parameters)
    answering.copyValues(into: &values)
    return status
  }

  /// Which variables the constraints leave open for the last vector. It is computed once for all
  /// vectors that leave the same variables open.
  ///
  /// - Precondition: A vector has been solved.
  package mutating func ambiguity() -> Ambiguity {
    guard let repairKey, repairs[repairKey] != nil else { return session.ambiguity() }
    return repairs[repairKey]?.session.ambiguity() ?? session.ambiguity()
  }

  /// The session that answered the last vector.
  private var answering: Session {
    repairKey.flatMap { repairs[$0]?.session } ?? session
  }

  private mutating func answer(
    _ parameters: [Double]
  ) throws(SolverError) -> Solution.Status {
    try check(parameters)
    let pivotsBefore = totalPivots
    defer { lastPivots = totalPivots - pivotsBefore }
    if repairKey != nil {
      repairKey = nil
      conflicts = []
      givenUp = []
    }
    if try session.solve(parameters) { return .optimal }
    return try solveWithoutConflicts(parameters)
  }

  /// How much work the solver has done so far.
  package var statistics: SolverStatistics {
    var result = SolverStatistics()
    let plan = session.plan
    result.components = plan.components.count
    for component in plan.components {
      result.rows += component.activityCount
      result.largestComponent = max(result.largestComponent, Int(component.columnCount))
    }
    result.pivots = totalPivots
    result.lastPivots = lastPivots
    result.slots = plan.program.steps.count
    (result.pieces, result.pieceNumbers) = session.pieceSizes
    result.conflictSolves = search?.solves ?? 0
    return result
  }

  private var totalPivots: Int {
    repairs.isEmpty
      ? session.pivots : repairs.values.reduce(session.pivots) { $0 + $1.session.pivots }
  }

  private func check(_ parameters: [Double]) throws(SolverError) {
    guard parameters.count == system.parameterCount else {
      throw .parameterCount(expected: system.parameterCount, given: parameters.count)
    }
    for (index, parameter) in parameters.enumerated() where !parameter.isFinite {
      throw .parameterNotFinite(parameter: index)
    }
  }
}

extension Solver {
  /// The greatest number of sessions that are kept without given-up constraints. Small systems keep
  /// more, because a conflict may show only after the one before it has been settled.
  private var maximalRepairs: Int { max(16, Self.maximalRows / max(system.rows.count, 1)) }
  /// The greatest number of constraints in all these sessions together: some ten megabytes.
  private static let maximalRows = 1 << 16

  /// Gives up constraints until the rest can hold together.
  private mutating func solveWithoutConflicts(
    _ parameters: [Double]
  ) throws(SolverError) -> Solution.Status {
    var search = self.search ?? ConflictSearch(system, maximalWork: conflictWork)
    self.search = nil
    defer { self.search = search }
    search.begin(parameters)
    var conflicts: [[Int]] = []
    var givenUp: [Int] = []
    var failures = session.failures()
    while true {
      let found = try search.conflicts(failures)
      for conflict in found {
        conflicts.append(conflict.constraints)
        givenUp.append(conflict.givenUp)
      }
      let more = found.isEmpty && search.isStopped ? try missed(without: givenUp, parameters) : []
      givenUp += more
      // The remaining violation is only a rounding error: each part can hold by itself.
      if found.isEmpty && more.isEmpty { break }
      let key = givenUp.sorted()
      var repair: Repair
      if let known = repairs.removeValue(forKey: key) {
        repair = known
      } else {
        repair = try makeRepair(key)
      }
      let isSatisfied = try repair.session.solve(parameters)
      if !isSatisfied {
        failures = repair.session.failures().map { failure in
          switch failure {
          case .constraint(let number): .constraint(repair.numbers[number])
          case .variable: failure
          }
        }
      }
      if repairs.count >= maximalRepairs { repairs.removeAll() }
      repairs[key] = repair
      (self.conflicts, self.givenUp, repairKey) = (conflicts, givenUp, key)
      if isSatisfied { break }
    }
    return givenUp.isEmpty ? .optimal : .unsatisfiable
  }

  /// More constraints to give up after the search for conflicts has stopped: those that the nearest
  /// point violates.
  ///
  /// The rest holds at that point. A constraint that should be given up last is kept as long as
  /// there is another one.
  private func missed(
    without givenUp: [Int], _ parameters: [Double]
  ) throws(SolverError) -> [Int] {
    // A new session is used, so that the result does not depend on earlier vectors.
    var repair = try makeRepair(givenUp.sorted())
    if try repair.session.solve(parameters) { return [] }
    let values = repair.session.values
    let missed = repair.numbers.filter {
      system.rows[$0].isRequired && system.isViolated($0, at: values, parameters)
    }
    let breakable = missed.filter { system.rows[$0].giveUpRank < LinearSystem.lastGiveUpRank }
    return breakable.isEmpty ? missed : breakable
  }

  private func makeRepair(_ givenUp: [Int]) throws(SolverError) -> Repair {
    let (rest, numbers) = system.without(givenUp)
    return Repair(
      session: try Session(Plan(rest), usesPieces: session.usesPieces), numbers: numbers)
  }
}

/// What to compute besides the values.
package struct SolveOptions: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Which variables take more than one value at the optimum: ``Solution/ambiguous``.
  package static let ambiguity = SolveOptions(rawValue: 1)
  /// By how much each strength is violated: ``Solution/violations``.
  package static let violations = SolveOptions(rawValue: 2)
}
