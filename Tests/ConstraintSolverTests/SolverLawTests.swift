import Testing

@testable import ConstraintSolver

@Suite struct SolverLawTests {
  /// Layouts with an answer for a size.
  private func forEachLayout(
    _ seeds: Range<UInt64>, _ body: (UInt64, Problem, inout SplitMix64) throws -> Void
  ) rethrows {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let problem = Problem.layout(views: 4 + Int(seed % 20), using: &random)
      try body(seed, problem, &random)
    }
  }

  private static let size = [375.0, 20, -5]

  private func expectSame(_ a: Solution, _ b: Solution, _ comment: Comment) {
    #expect(a.status == b.status, comment)
    #expect(a.ambiguous == b.ambiguous, comment)
    guard a.status == .optimal, b.status == .optimal else { return }
    for (first, second) in zip(a.violations, b.violations) {
      #expect(first.priority == second.priority && isNear(first.total, second.total), comment)
    }
    for index in a.values.indices where !a.ambiguous[index] {
      #expect(isNear(a.values[index], b.values[index]), comment)
    }
  }

  @Test func `the order of constraints does not matter`() throws {
    try forEachLayout(0..<150) { seed, problem, random in
      var shuffled = problem
      shuffled.constraints.shuffle(using: &random)
      let (first, second) = (try problem.solved(Self.size), try shuffled.solved(Self.size))
      guard first.status == .optimal else { return }
      expectSame(first, second, "seed \(seed)")
    }
  }

  @Test func `eliminating variables does not change the answer`() throws {
    try forEachLayout(200..<350) { seed, problem, _ in
      var plain = try Solver(problem.system, eliminating: false)
      let expected = try plain.solve(Self.size, options: [.ambiguity, .violations])
      guard expected.status == .optimal else { return }
      expectSame(try problem.solved(Self.size), expected, "seed \(seed)")
    }
  }

  @Test func `a unit of length does not matter`() throws {
    try forEachLayout(400..<500) { seed, problem, _ in
      var scaled = problem
      for index in scaled.constraints.indices { scaled.constraints[index].constant *= 1024 }
      let first = try problem.solved(Self.size)
      let second = try scaled.solved(Self.size.map { $0 * 1024 })
      guard first.status == .optimal else { return }
      #expect(first.ambiguous == second.ambiguous, "seed \(seed)")
      for index in first.values.indices where !first.ambiguous[index] {
        #expect(isNear(first.values[index] * 1024, second.values[index]), "seed \(seed)")
      }
    }
  }

  @Test func `a multiple of a required constraint means the same`() throws {
    try forEachLayout(500..<600) { seed, problem, random in
      var scaled = problem
      for index in scaled.constraints.indices where scaled.constraints[index].priority == 1000 {
        let factor = random.pick([0.125, 3, 1000, 1e-5])
        scaled.constraints[index].constant *= factor
        for term in scaled.constraints[index].terms.indices {
          scaled.constraints[index].terms[term].coefficient *= factor
        }
        for term in scaled.constraints[index].parameterTerms.indices {
          scaled.constraints[index].parameterTerms[term].coefficient *= factor
        }
      }
      let first = try problem.solved(Self.size)
      guard first.status == .optimal else { return }
      expectSame(first, try scaled.solved(Self.size), "seed \(seed)")
    }
  }

  @Test func `an implied constraint changes nothing`() throws {
    try forEachLayout(600..<700) { seed, problem, random in
      let first = try problem.solved(Self.size)
      guard first.status == .optimal else { return }
      var more = problem
      for _ in 0..<5 {
        let required = problem.constraints.filter { $0.priority == 1000 }
        var copy = random.pick(required)
        if copy.relation == .lessOrEqual { copy.constant += 1 }
        if copy.relation == .greaterOrEqual { copy.constant -= 1 }
        more.constraints.append(copy)
      }
      expectSame(first, try more.solved(Self.size), "seed \(seed)")
    }
  }

  @Test func `going on from another vector is as good as beginning afresh`() throws {
    try forEachLayout(700..<760) { seed, problem, random in
      var warm = try Solver(problem.system)
      for _ in 0..<25 {
        let size = [
          Double(Int.random(in: 40...1400, using: &random)),
          Double(Int.random(in: -10...200, using: &random)),
          Double(Int.random(in: -10...200, using: &random)),
        ]
        let options: SolveOptions = [.ambiguity, .violations]
        let first = try warm.solve(size, options: options)
        expectSame(first, try problem.solved(size), "seed \(seed), size \(size)")
      }
    }
  }

  @Test func `the numbers of variables do not matter`() throws {
    try forEachLayout(800..<900) { seed, problem, random in
      let order = (0..<problem.variableCount).shuffled(using: &random)
      var renamed = problem
      for index in renamed.constraints.indices {
        for term in renamed.constraints[index].terms.indices {
          renamed.constraints[index].terms[term].variable =
            order[renamed.constraints[index].terms[term].variable]
        }
        renamed.constraints[index].terms.shuffle(using: &random)
      }
      let first = try problem.solved(Self.size)
      guard first.status == .optimal else { return }
      var second = try renamed.solved(Self.size)
      second.values = order.map { second.values[$0] }
      second.ambiguous = order.map { second.ambiguous[$0] }
      expectSame(first, second, "seed \(seed)")
    }
  }

  @Test(arguments: [1e5, 1e7])
  func `where the root lies does not matter`(distance: Double) throws {
    try forEachLayout(900..<960) { seed, problem, _ in
      // Positions are the even variables; the constants of sizes and gaps stay.
      var moved = problem
      for index in moved.constraints.indices {
        for term in moved.constraints[index].terms where term.variable.isMultiple(of: 2) {
          moved.constraints[index].constant += distance * term.coefficient
        }
      }
      let first = try problem.solved(Self.size)
      guard first.status == .optimal else { return }
      let second = try moved.solved(Self.size)
      #expect(second.status == .optimal && first.ambiguous == second.ambiguous, "seed \(seed)")
      for index in first.values.indices where !first.ambiguous[index] {
        let offset = index.isMultiple(of: 2) ? distance : 0
        #expect(
          abs(first.values[index] + offset - second.values[index]) < 1e-6, "seed \(seed)")
      }
    }
  }

  @Test func `a copy of a solver goes on independently`() throws {
    var random = SplitMix64(seed: 3)
    let problem = Problem.layout(views: 12, using: &random)
    var first = try Solver(problem.system)
    _ = try first.solve([375, 0, 0])
    var second = first
    let other = try second.solve([320, 0, 0])
    let same = try first.solve([375, 0, 0])
    #expect(other.values != same.values)
    #expect(try second.solve([375, 0, 0]).values == same.values)
  }

  @Test func `an open value is chosen the same way in any order`() throws {
    // x + w = 300 and nothing else: the earlier variable goes to 0.
    for isReversed in [false, true] {
      var problem = Problem(variableCount: 2)
      problem.add([(0, 1)], .greaterOrEqual, -50)
      problem.add([(1, 1)], .greaterOrEqual, 0)
      problem.add([(0, 1), (1, 1)], .equal, 300, 750)
      if isReversed { problem.constraints.reverse() }
      let solution = try problem.solved()
      #expect(solution.values == [0, 300])
      #expect(solution.ambiguous == [true, true])
    }
  }
}
