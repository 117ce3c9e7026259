/// Finds required constraints that cannot hold together, for one parameter vector after the other.
///
/// Constraints are tried in the order of their distance from the place where the failure showed. So
/// the work depends on the size of the conflict, not on the size of the system. The trials for a
/// vector are kept with their answers: if the next vector gets the same answers, it has the same
/// conflict.
///
/// The work of a search is limited for each vector. A trial counts the same whether its answer was
/// known already or not. So a vector has the same conflicts whether it is solved alone or after
/// others.
struct ConflictSearch: Sendable {
  private let system: LinearSystem
  private var parameters: [Double] = []
  /// For each variable, the required constraints that contain it.
  private var members: [[Int32]]
  private var isGivenUp: [Bool]
  /// A number that stands for the list of constraints that were given up, in order.
  private var givenUp = Digest()
  private var trials: ConflictTrials
  private var records = ConflictRecords()
  /// The work that the search may do for one vector.
  private let maximalWork: Int
  /// The rest of this work.
  private var left = 0
  /// Whether more work would have been needed. Then the search has left out the remaining
  /// conflicts.
  private(set) var isStopped = false
  // All entries are false between two uses.
  private var isSeen: [Bool]
  private var isReached: [Bool]

  init(_ system: LinearSystem, maximalWork: Int) {
    self.system = system
    self.maximalWork = maximalWork
    isGivenUp = Array(repeating: false, count: system.rows.count)
    isSeen = isGivenUp
    isReached = Array(repeating: false, count: system.variableCount)
    trials = ConflictTrials(of: system)
    members = Array(repeating: [], count: system.variableCount)
    for row in system.rows.indices where system.rows[row].isRequired {
      for index in system.termRange(row) where system.terms[index].coefficient != 0 {
        members[Int(system.terms[index].index)].append(Int32(row))
      }
    }
  }

  /// The work that a search may do for one vector, as ``ConflictTrial/work`` counts it: about half
  /// a second.
  ///
  /// A conflict of *k* constraints takes about 2 *k*². So the search finds hundreds of short
  /// conflicts, or one of a thousand members.
  static let maximalWork = 1 << 21

  /// The number of times that a set of constraints was solved.
  var solves: Int { trials.solves }

  /// Starts with a vector. Nothing is given up for it yet.
  mutating func begin(_ parameters: [Double]) {
    self.parameters = parameters
    for row in isGivenUp.indices { isGivenUp[row] = false }
    givenUp = Digest()
    left = maximalWork
    isStopped = false
  }

  /// An irreducible conflict, and the member of it to give up.
  struct Conflict {
    var constraints: [Int]
    var givenUp: Int
  }

  /// One conflict for each failure that is still a failure after the earlier ones have been
  /// settled. There are fewer if the search ``isStopped``.
  mutating func conflicts(_ failures: [Session.Failure]) throws(SolverError) -> [Conflict] {
    var found: [Conflict] = []
    for failure in failures {
      // The first conflict may have settled the later failures. A full search would take long to
      // find that out, and the next round visits them anyway.
      let limit = found.isEmpty ? Int.max : Self.nearby
      if isStopped { break }
      guard let set = try conflict(at: failure, limit: limit),
        let loser = set.min(by: isGivenUpFirst)
      else { continue }
      found.append(Conflict(constraints: set.sorted(), givenUp: loser))
      isGivenUp[loser] = true
      givenUp.append(loser)
    }
    return found
  }

  /// How many constraints are searched for a failure that may have been settled already.
  private static let nearby = 256

  /// Whether `a` is given up before `b`: its rank is lower, or the ranks are equal and it was added
  /// later.
  private func isGivenUpFirst(_ a: Int, _ b: Int) -> Bool {
    let (first, second) = (system.rows[a].giveUpRank, system.rows[b].giveUpRank)
    return first != second ? first < second : a > b
  }

  private mutating func conflict(
    at failure: Session.Failure, limit: Int
  ) throws(SolverError) -> [Int]? {
    var question = givenUp
    question.append(failure.number)
    question.append(limit)
    switch try records.find(question, parameters, left: left, &trials) {
    case .found(let conflict, let work):
      left -= work
      return conflict
    case .stopped:
      isStopped = true
      return nil
    case nil: break
    }
    let leftBefore = left
    trials.beginRecord()
    var found = try findConflict(at: failure, limit: limit)
    if isStopped { found = nil }
    if let answers = trials.record {
      records.add(
        answers, isStopped ? .stopped(left: leftBefore) : .found(found, work: leftBefore - left),
        to: question)
    }
    return found
  }

  private mutating func findConflict(
    at failure: Session.Failure, limit: Int
  ) throws(SolverError) -> [Int]? {
    let candidates = neighbours(of: failure, limit: limit)
    guard let count = try shortestConflict(candidates) else { return nil }
    // The prefix can hold without its last member, so that member is needed.
    let last = candidates[count - 1]
    let set = [last] + (try needed(of: candidates[..<(count - 1)], with: [last]))
    return try isSatisfiable(set) ? nil : set
  }

  /// The number of candidates, counted from the first, that cannot hold together.
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

  /// The members that make `certain` an irreducible conflict. If there is a choice, the nearest
  /// ones are taken.
  ///
  /// - Precondition: all candidates and `certain` cannot hold together.
  /// - Parameter isTested: whether it is known that `certain` can hold.
  /// - Complexity: about twice as many solves as members if most of the candidates are needed, as
  ///   in a row of views that is too long. If few are needed, a logarithmic number of solves for
  ///   each.
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

  /// The required constraints near a failure, the nearest first.
  private mutating func neighbours(of failure: Session.Failure, limit: Int) -> [Int] {
    var order: [Int] = []
    var reached: [Int] = []
    func see(_ row: Int) {
      guard !isSeen[row], !isGivenUp[row] else { return }
      isSeen[row] = true
      order.append(row)
    }
    func reach(_ variable: Int) {
      guard !isReached[variable] else { return }
      isReached[variable] = true
      reached.append(variable)
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
    for row in order { isSeen[row] = false }
    for variable in reached { isReached[variable] = false }
    return order
  }
}

extension ConflictSearch {
  /// Whether constraints can hold together. The result means nothing once the search has stopped.
  private mutating func isSatisfiable(
    _ constraints: some Collection<Int>
  ) throws(SolverError) -> Bool {
    if constraints.isEmpty || isStopped { return true }
    let (answer, work) = try trials.answer(constraints, of: system, parameters)
    left -= work
    if left < 0 { isStopped = true }
    return answer
  }
}

extension Session.Failure {
  /// A number that no other failure of the search has.
  fileprivate var number: Int {
    switch self {
    case .constraint(let row): row
    case .variable(let variable): ~variable
    }
  }
}
