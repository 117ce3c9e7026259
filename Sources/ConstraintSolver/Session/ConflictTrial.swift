/// Finds out for any vector whether some constraints can hold together.
///
/// The least amount by which the constraints are violated is a convex function of the vector.
/// Mostly it depends on one linear combination of the parameters. Then the results for a few
/// vectors decide nearly all others, and the session is discarded.
struct ConflictTrial: Sendable {
  /// The parameters that occur. Empty if there is only one, which ``reach`` holds.
  private let parameters: [Int]
  /// The session that solves the constraints; `nil` after the samples are enough.
  private var session: Session?
  private let reach: Reach
  private var samples = ExcessSamples()
  /// The work of solving it. The unit is a constraint that presolve removes.
  let work: Int

  /// The parameters on which the answer depends.
  private enum Reach: Sendable {
    case nothing
    /// The answer depends on this parameter.
    case single(Int)
    /// The answer depends on the sum of the parameters, each multiplied by its factor.
    case line([Double])
    case several
  }

  /// - Parameters:
  ///   - part: The constraints.
  ///   - parameters: For each parameter of `part`, its number in the whole system.
  init(_ part: LinearSystem, parameters: [Int]) throws(SolverError) {
    let session = try Session(Plan(part))
    self.session = session
    work = part.constraintCount + Self.fixedWork + session.plan.tableauSize / Self.entriesPerWork
    if parameters.count == 1 {
      self.parameters = []
      reach = .single(parameters[0])
      return
    }
    self.parameters = parameters
    guard parameters.count <= Self.maximalParameters else {
      reach = .several
      return
    }
    switch session.plan.decidingDirection() {
    case .none: reach = .several
    case .some(let factors): reach = factors.isEmpty ? .nothing : .line(factors)
    }
  }

  /// The work of a trial besides its constraints, and the number of tableau entries that count as
  /// one unit of work.
  private static let fixedWork = 16
  private static let entriesPerWork = 2

  /// If there are more parameters than this, no common direction is searched.
  private static let maximalParameters = 8

  /// A value beyond the sizes of screens. It is used with either sign.
  private static let far = 4096.0

  /// Whether the trial still has its session.
  var hasSession: Bool { session != nil }

  /// Makes a new session of the same constraints.
  mutating func reopen(_ part: LinearSystem) throws(SolverError) {
    session = try Session(Plan(part))
  }

  /// The answer for a vector of the whole system, if the samples decide it without a session.
  func answer(_ vector: [Double]) -> Bool? {
    switch reach {
    case .nothing: samples.answer(at: 0)
    case .single(let parameter): samples.answer(at: vector[parameter])
    case .line(let factors): samples.answer(at: value(vector, factors))
    case .several: nil
    }
  }

  /// Solves the constraints for a vector of the whole system.
  ///
  /// The first time, it also tries two more vectors if their results decide all vectors between
  /// them.
  ///
  /// - Precondition: It has a session.
  mutating func solve(_ vector: [Double]) throws(SolverError) -> Bool {
    switch reach {
    case .nothing:
      return try solve(parameters.map { vector[$0] }, at: 0, around: nil)
    case .single(let parameter):
      return try solve([vector[parameter]], at: vector[parameter], around: (place: 0, factor: 1))
    case .line(let factors):
      let place = factors.firstIndex { abs($0) == 1 }
      return try solve(
        parameters.map { vector[$0] }, at: value(vector, factors),
        around: place.map { ($0, factors[$0]) })
    case .several:
      return try solveOwn(parameters.map { vector[$0] }).answer
    }
  }

  /// Solves at a value, and also far from it along a parameter if that may decide more vectors.
  /// Then it discards the session.
  private mutating func solve(
    _ own: [Double], at value: Double, around mover: (place: Int, factor: Double)?
  ) throws(SolverError) -> Bool {
    let (answer, excess) = try solveOwn(own)
    samples.add(excess, at: value)
    if let mover {
      for end in [-Self.far, Self.far] where samples.answer(at: end) == nil {
        var other = own
        other[mover.place] += (end - value) * mover.factor
        samples.add(try solveOwn(other).excess, at: end)
      }
    }
    session = nil
    return answer
  }

  private mutating func solveOwn(
    _ own: [Double]
  ) throws(SolverError) -> (answer: Bool, excess: Double) {
    let answer = try session?.solve(own) ?? true
    // An excess that counts as a rounding error is 0; any other excess is more than 0.
    return (answer, answer ? 0 : max(session?.requiredExcess ?? 0, .leastNormalMagnitude))
  }

  private func value(_ vector: [Double], _ factors: [Double]) -> Double {
    var sum = 0.0
    for (place, parameter) in parameters.enumerated() { sum += factors[place] * vector[parameter] }
    return sum
  }
}

extension Plan {
  /// The factors of the parameters in everything that decides whether the required constraints
  /// hold. The largest factor is 1 or -1. Empty if no parameter decides, and `nil` if there are
  /// several directions.
  fileprivate func decidingDirection() -> [Double]? {
    let slots = decidingSlots()
    if slots.isEmpty { return [] }
    let count = program.parameterCount
    let unit = Buffer<Double>(repeating: 0, count: program.slotCount)
    var factors = slots.map { _ in [Double](repeating: 0, count: count) }
    for parameter in 0..<count {
      var vector = [Double](repeating: 0, count: count)
      vector[parameter] = 1
      program.evaluate(vector, into: unit)
      for (place, slot) in slots.enumerated() { factors[place][parameter] = unit[slot] }
    }
    guard let first = factors.first,
      let pivot = first.indices.max(by: { abs(first[$0]) < abs(first[$1]) }), first[pivot] != 0
    else { return nil }
    let direction = first.map { $0 / abs(first[pivot]) }
    for other in factors {
      let scale = other[pivot] * direction[pivot]
      for parameter in 0..<count
      where abs(other[parameter] - scale * direction[parameter]) > 1e-12 * abs(scale) {
        return nil
      }
    }
    return direction
  }

  /// The slots that the constants of required constraints depend on, each once.
  private func decidingSlots() -> [Int32] {
    let isSeen = Buffer<Bool>(repeating: false, count: program.slotCount)
    var found: [Int32] = []
    func see(_ value: AffineValue) {
      guard value.slot >= 0, !isSeen[value.slot] else { return }
      isSeen[value.slot] = true
      found.append(value.slot)
    }
    for check in dynamicChecks { see(check.right) }
    for component in components where component.columnCount == 1 || component.hasRequired {
      let first = breakpointStart[component.activityStart]
      let last = breakpointStart[Int(component.activityStart) + component.activityCount]
      for position in first..<last where breakpoints[position].level == 0 {
        see(breakpoints[position].value)
      }
    }
    return found
  }
}
