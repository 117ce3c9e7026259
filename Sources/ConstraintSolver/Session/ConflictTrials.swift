/// The trials so far, found by a number that stands for the list of constraints, and the answers of
/// one search.
struct ConflictTrials: Sendable {
  private var trials: [ConflictTrial] = []
  private var numbers: [Digest: Int] = [:]
  /// The number of constraints of all trials that still have a session.
  private var openRows = 0
  private var places: PartNumbers
  /// The number of times that a trial was solved.
  private(set) var solves = 0
  /// The answers of the current search. `nil` as soon as one of its trials could not be kept.
  private(set) var record: [ConflictAnswer]?

  /// The greatest number of trials that are kept: about forty megabytes.
  private static let maximalTrials = 1 << 18
  /// The greatest number of constraints in the sessions of all trials together: some megabytes.
  private static let maximalRows = 1 << 15
  /// The memory of a session besides its constraints. The unit is one constraint.
  private static let sessionCost = 16

  init(of system: LinearSystem) { places = PartNumbers(of: system) }

  mutating func beginRecord() { record = [] }

  /// Whether constraints can hold together, and the work that this question counts as.
  mutating func answer(
    _ constraints: some Collection<Int>, of system: LinearSystem, _ parameters: [Double]
  ) throws(SolverError) -> (answer: Bool, work: Int) {
    let key = Digest(constraints)
    if let number = numbers[key] {
      let answer: Bool
      if let known = try self.answer(number, parameters) {
        answer = known
      } else {
        try trials[number].reopen(system.part(constraints, &places).system)
        solves += 1
        answer = try trials[number].solve(parameters)
      }
      record?.append(ConflictAnswer(trial: number, holds: answer))
      return (answer, trials[number].work)
    }
    let (part, used) = system.part(constraints, &places)
    var trial = try ConflictTrial(part, parameters: used)
    solves += 1
    let answer = try trial.solve(parameters)
    let rows = trial.hasSession ? constraints.count + Self.sessionCost : 0
    if trials.count < Self.maximalTrials, openRows + rows <= Self.maximalRows {
      openRows += rows
      numbers[key] = trials.count
      record?.append(ConflictAnswer(trial: trials.count, holds: answer))
      trials.append(trial)
    } else {
      record = nil
    }
    return (answer, trial.work)
  }

  /// The answer of a trial; `nil` if it can't be found without the constraints.
  mutating func answer(
    _ number: Int, _ parameters: [Double]
  ) throws(SolverError) -> Bool? {
    if let known = trials[number].answer(parameters) { return known }
    if !trials[number].hasSession { return nil }
    solves += 1
    return try trials[number].solve(parameters)
  }
}

/// The answer of one trial.
struct ConflictAnswer: Sendable {
  private let code: Int32

  init(trial: Int, holds: Bool) { code = Int32(holds ? trial : ~trial) }

  var trial: Int { Int(holds ? code : ~code) }
  var holds: Bool { code >= 0 }
}

/// For each variable and parameter of a system, its number in a part of the system, or -1.
struct PartNumbers: Sendable {
  var variables: [Int32]
  var parameters: [Int32]

  init(of system: LinearSystem) {
    variables = Array(repeating: -1, count: system.variableCount)
    parameters = Array(repeating: -1, count: system.parameterCount)
  }
}
