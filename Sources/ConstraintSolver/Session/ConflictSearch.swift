/// Finds required constraints that cannot hold together, for one parameter vector after the other.
///
/// Constraints are taken in the order of their distance from where the trouble showed, so that the
/// work depends on the size of the conflict, not on that of the system. What was tried for a vector
/// is kept, and tried for the next one from where it stands.
struct ConflictSearch: Sendable {
  private let system: LinearSystem
  private var parameters: [Double] = []
  /// By variable: the required constraints in which it occurs.
  private var members: [[Int32]]
  private var isGivenUp: [Bool]
  private var trials: [[Int]: ConflictTrial] = [:]
  private var trialRows = 0
  private var trialKeys = 0

  init(_ system: LinearSystem) {
    self.system = system
    isGivenUp = Array(repeating: false, count: system.rows.count)
    members = Array(repeating: [], count: system.variableCount)
    for row in system.rows.indices where system.rows[row].priority >= LinearSystem.required {
      for index in system.termRange(row) where system.terms[index].coefficient != 0 {
        members[Int(system.terms[index].index)].append(Int32(row))
      }
    }
  }

  /// Goes to a vector, for which nothing is given up yet.
  mutating func begin(_ parameters: [Double]) {
    self.parameters = parameters
    for row in isGivenUp.indices { isGivenUp[row] = false }
  }

  /// An irreducible conflict, and the member to give up.
  struct Conflict {
    var constraints: [Int]
    var givenUp: Int
  }

  /// A conflict for each of the failures that still is one when those before have been settled.
  mutating func conflicts(_ failures: [Session.Failure]) throws(SolverError) -> [Conflict] {
    var found: [Conflict] = []
    for failure in failures {
      // Those after the first may have been settled by it; a full search would take long to find
      // that out, and the next round comes to them anyway.
      let limit = found.isEmpty ? Int.max : Self.nearby
      guard let set = try conflict(at: failure, limit: limit),
        let loser = set.min(by: isGivenUpFirst)
      else { continue }
      found.append(Conflict(constraints: set.sorted(), givenUp: loser))
      isGivenUp[loser] = true
    }
    return found
  }

  /// How many constraints are looked at for a failure that may have been settled already.
  private static let nearby = 256

  /// Of lower rank, or of equal rank and added later.
  private func isGivenUpFirst(_ a: Int, _ b: Int) -> Bool {
    let (first, second) = (system.rows[a].breakRank, system.rows[b].breakRank)
    return first != second ? first < second : a > b
  }

  private mutating func conflict(
    at failure: Session.Failure, limit: Int
  ) throws(SolverError) -> [Int]? {
    let candidates = neighbours(of: failure, limit: limit)
    guard let count = try shortestConflict(candidates) else { return nil }
    // Without its last member the prefix can hold, so that one is needed.
    let last = candidates[count - 1]
    let set = [last] + (try needed(of: candidates[..<(count - 1)], with: [last]))
    return try isSatisfiable(set) ? nil : set
  }

  /// How many of the candidates, from the first, cannot hold together.
  private mutating func shortestConflict(_ candidates: [Int]) throws(SolverError) -> Int? {
    var low = 0
    var high = min(4, candidates.count)
    while try isSatisfiable(candidates[..<high]) {
      if high == candidates.count { return nil }
      low = high
      high = min(2 * high, candidates.count)
    }
    while low + 1 < high {
      let middle = (low + high) / 2
      if try isSatisfiable(candidates[..<middle]) { low = middle } else { high = middle }
    }
    return high == 0 ? nil : high
  }

  /// The members that make `certain` an irreducible conflict, the nearest where there is a choice.
  ///
  /// - Precondition: all candidates and `certain` cannot hold together.
  /// - Parameter isTested: `certain` is known to be able to hold.
  /// - Complexity: about twice as many solves as members where most of the candidates are needed, as
  ///   in a row of views that is too long; with few members a logarithm of solves for each.
  /// - Source: QuickXplain: Junker, "Preferred explanations and relaxations for over-constrained
  ///   problems", AAAI 2004.
  private mutating func needed(
    of candidates: ArraySlice<Int>, with certain: [Int], isTested: Bool = false
  ) throws(SolverError) -> [Int] {
    if candidates.isEmpty { return [] }
    if !isTested, try !isSatisfiable(certain) { return [] }
    if candidates.count == 1 { return Array(candidates) }
    let middle = (candidates.startIndex + candidates.endIndex) / 2
    let far = try needed(of: candidates[middle...], with: certain + candidates[..<middle])
    return far
      + (try needed(of: candidates[..<middle], with: certain + far, isTested: far.isEmpty))
  }

  /// Required constraints, the nearest first.
  private func neighbours(of failure: Session.Failure, limit: Int) -> [Int] {
    var isSeen = [Bool](repeating: false, count: system.rows.count)
    var isReached = [Bool](repeating: false, count: system.variableCount)
    var order: [Int] = []
    func see(_ row: Int) {
      guard !isSeen[row], !isGivenUp[row] else { return }
      isSeen[row] = true
      order.append(row)
    }
    func reach(_ variable: Int) {
      guard !isReached[variable] else { return }
      isReached[variable] = true
      for row in members[variable] { see(Int(row)) }
    }
    switch failure {
    case .constraint(let row): see(row)
    case .variable(let variable): reach(variable)
    }
    var next = 0
    while next < order.count && order.count < limit {
      for index in system.termRange(order[next]) where system.terms[index].coefficient != 0 {
        reach(Int(system.terms[index].index))
      }
      next += 1
    }
    return order
  }
}

extension ConflictSearch {
  /// Numbers that the keys of all trials have together: eight megabytes.
  private static let maximalKeys = 1 << 20
  /// Constraints that the sessions of all trials have together: some megabytes.
  private static let maximalRows = 1 << 15
  /// What a session takes besides its constraints, in constraints.
  private static let sessionCost = 16

  private mutating func isSatisfiable(
    _ constraints: some Collection<Int>
  ) throws(SolverError) -> Bool {
    if constraints.isEmpty { return true }
    let key = Array(constraints)
    guard var trial = trials.removeValue(forKey: key) else { return try begin(key) }
    defer { trials[key] = trial }
    if let known = trial.answer(parameters) { return known }
    if trial.session == nil { trial.session = try Session(Plan(system.part(key).system)) }
    return try solve(&trial)
  }

  private mutating func begin(_ key: [Int]) throws(SolverError) -> Bool {
    let (part, used) = system.part(key)
    var trial = ConflictTrial(parameters: used)
    trial.session = try Session(Plan(part))
    let answer = try solve(&trial)
    let hasRoom = trial.session == nil || trialRows <= Self.maximalRows
    if hasRoom, trialKeys <= Self.maximalKeys {
      if trial.session != nil { trialRows += key.count + Self.sessionCost }
      trialKeys += key.count
      trials[key] = trial
    }
    return answer
  }

  /// Solves a trial, and lets go of its session where its answers tell enough.
  private func solve(_ trial: inout ConflictTrial) throws(SolverError) -> Bool {
    let own = trial.parameters.map { parameters[$0] }
    guard let answer = try trial.session?.solve(own) else { return true }
    if own.count < 2 { trial.session = nil }
    trial.note(answer, at: own)
    return answer
  }
}

extension LinearSystem {
  /// Some constraints by themselves; variables and parameters that do not occur are left out.
  ///
  /// - Returns: The system, and for each of its parameters the number here.
  func part(_ constraints: [Int]) -> (system: LinearSystem, parameters: [Int]) {
    var used: Set<Int32> = []
    for index in constraints {
      for position in parameterRange(index) where parameterTerms[position].coefficient != 0 {
        used.insert(parameterTerms[position].index)
      }
    }
    let parameters = used.sorted()
    var part = LinearSystem(parameterCount: parameters.count)
    var places: [Int32: Int] = [:]
    for (place, parameter) in parameters.enumerated() { places[parameter] = place }
    var number: [Int32: Int] = [:]
    for index in constraints {
      var own: [(variable: Int, coefficient: Double)] = []
      for position in termRange(index) {
        let variable = terms[position].index
        let known = number[variable]
        let local = known ?? part.addVariable()
        number[variable] = local
        own.append((local, terms[position].coefficient))
      }
      var given: [(parameter: Int, coefficient: Double)] = []
      for position in parameterRange(index) {
        guard let place = places[parameterTerms[position].index] else { continue }
        given.append((place, parameterTerms[position].coefficient))
      }
      part.add(own, rows[index].relation, constant: rows[index].constant, parameterTerms: given)
    }
    return (part, parameters.map { Int($0) })
  }

  /// The system without some constraints; the others, in order, with their numbers.
  func without(_ constraints: [Int]) -> (system: LinearSystem, numbers: [Int]) {
    var isLeftOut = [Bool](repeating: false, count: rows.count)
    for constraint in constraints { isLeftOut[constraint] = true }
    var rest = LinearSystem(parameterCount: parameterCount)
    _ = rest.addVariables(variableCount)
    var numbers: [Int] = []
    for index in rows.indices where !isLeftOut[index] {
      rest.copy(index, of: self)
      numbers.append(index)
    }
    return (rest, numbers)
  }
}
