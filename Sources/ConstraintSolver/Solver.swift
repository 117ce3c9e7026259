/// A session with one system: its structure is looked at once, then any number of parameter
/// vectors are solved, each from the basis of the one before.
///
/// What the constraints do not determine is chosen by a fixed rule: of all optimal points the one
/// at which the weighted sum of absolute values is least, as if every variable were drawn to 0 at a
/// priority below all others, the earlier ones more strongly. (Of variables that are multiples of
/// one another only the first counts, and variables that occur in required equalities only follow
/// from the others.) A variable that occurs nowhere is 0, and ambiguous.
///
/// Where some required constraints cannot hold together, an irreducible set of them is named, one
/// of its members given up (that of lowest rank; of several, the one added last), and so on until
/// the rest holds.
package struct Solver: Sendable {
  private let system: LinearSystem
  private var session: Session
  /// Sessions without what was given up, which is the key; the next vector often needs the same.
  private var repairs: [[Int]: Repair] = [:]
  private var lastPivots = 0

  private struct Repair: Sendable {
    var session: Session
    /// The numbers of its constraints in the system.
    var numbers: [Int]
  }

  /// - Throws: ``SolverError`` where a number is not finite, a priority out of range, or a
  ///   variable or parameter unknown.
  package init(_ system: LinearSystem) throws(SolverError) {
    try self.init(system, eliminating: true, remembering: true)
  }

  /// - Parameters:
  ///   - eliminating: Whether presolve takes variables off that occur in equalities only.
  ///   - remembering: Whether it is remembered for which parameters a basis is the best.
  ///
  /// The answer is the same without; tests compare the two.
  init(
    _ system: LinearSystem, eliminating: Bool = true, remembering: Bool = true
  ) throws(SolverError) {
    try system.validate()
    self.system = system
    session = try Session(Plan(system, eliminating: eliminating), usesPieces: remembering)
  }

  /// The answer for a parameter vector.
  ///
  /// - Throws: ``SolverError``. What has been learnt from earlier vectors stays valid.
  package mutating func solve(
    _ parameters: [Double] = [], options: SolveOptions = []
  ) throws(SolverError) -> Solution {
    try check(parameters)
    let pivotsBefore = totalPivots
    defer { lastPivots = totalPivots - pivotsBefore }
    if try session.solve(parameters) {
      return complete(Solution(status: .optimal, values: session.values), session, options)
    }
    return try solveWithoutConflicts(parameters, options)
  }

  /// The values for a parameter vector, in memory of the caller: from the second vector on, and as
  /// long as all required constraints hold, without an allocation.
  ///
  /// - Parameter values: One for each variable afterwards, whatever it was before.
  /// - Throws: ``SolverError``; then `values` is as it was.
  package mutating func solve(
    _ parameters: [Double], into values: inout [Double]
  ) throws(SolverError) -> Solution.Status {
    try check(parameters)
    let pivotsBefore = totalPivots
    defer { lastPivots = totalPivots - pivotsBefore }
    if try session.solve(parameters) {
      session.copyValues(into: &values)
      return .optimal
    }
    let solution = try solveWithoutConflicts(parameters, [])
    values = solution.values
    return solution.status
  }

  /// What has been done so far.
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

  private func complete(
    _ solution: Solution, _ session: Session, _ options: SolveOptions
  ) -> Solution {
    var solution = solution
    if options.contains(.ambiguity) { solution.ambiguous = session.ambiguousVariables() }
    if options.contains(.violations) {
      solution.violations = system.violations(
        at: solution.values, session.parameters, session.plan.priorities)
    }
    return solution
  }
}

extension Solver {
  /// So many sessions without given-up constraints are kept.
  private static let maximalRepairs = 16

  /// Gives constraints up until the rest can hold together.
  private mutating func solveWithoutConflicts(
    _ parameters: [Double], _ options: SolveOptions
  ) throws(SolverError) -> Solution {
    var solution = Solution(status: .unsatisfiable, values: [])
    var failures = session.failures()
    var current = session
    while true {
      var search = ConflictSearch(system, parameters, givenUp: solution.givenUp)
      let found = try search.conflicts(failures)
      // What is left is but rounding: each part by itself can hold.
      if found.isEmpty { break }
      for conflict in found {
        solution.conflicts.append(conflict.constraints)
        solution.givenUp.append(conflict.givenUp)
      }
      let key = solution.givenUp.sorted()
      var repair: Repair
      if let known = repairs.removeValue(forKey: key) {
        repair = known
      } else {
        repair = try makeRepair(key)
      }
      let isSatisfied = try repair.session.solve(parameters)
      if repairs.count >= Self.maximalRepairs { repairs.removeAll() }
      repairs[key] = repair
      current = repair.session
      if isSatisfied { break }
      failures = repair.session.failures().map { failure in
        switch failure {
        case .constraint(let number): .constraint(repair.numbers[number])
        case .variable: failure
        }
      }
    }
    if solution.givenUp.isEmpty { solution.status = .optimal }
    solution.values = current.values
    return complete(solution, current, options)
  }

  private func makeRepair(_ givenUp: [Int]) throws(SolverError) -> Repair {
    let (rest, numbers) = system.without(givenUp)
    return Repair(
      session: try Session(Plan(rest), usesPieces: session.usesPieces), numbers: numbers)
  }
}
