import ConstraintSolver
import Testing

@Suite struct RobustnessTests {
  @Test func `numbers that are not finite are refused`() {
    var problem = Problem(variableCount: 1)
    problem.add([(0, .nan)], .equal, 1)
    #expect(throws: SolverError.notFinite(constraint: 0)) { try problem.solved() }
    problem.constraints[0].terms[0].coefficient = 1
    problem.constraints[0].constant = .infinity
    #expect(throws: SolverError.notFinite(constraint: 0)) { try problem.solved() }
  }

  @Test(arguments: [0, -1, 1000.5])
  func `a priority out of range is refused`(priority: Double) {
    var problem = Problem(variableCount: 1)
    problem.add([(0, 1)], .equal, 1, priority)
    #expect(throws: SolverError.priorityOutOfRange(constraint: 0, priority: priority)) {
      try problem.solved()
    }
  }

  @Test func `an unknown variable or parameter is refused`() {
    var problem = Problem(variableCount: 1)
    problem.add([(1, 1)], .equal, 1)
    #expect(throws: SolverError.unknownVariable(constraint: 0)) { try problem.solved() }
    problem.constraints[0].terms = [(variable: 0, coefficient: 1)]
    problem.constraints[0].parameterTerms = [(parameter: 0, coefficient: 1)]
    #expect(throws: SolverError.unknownParameter(constraint: 0)) { try problem.solved() }
    problem.parameterCount = 1
    #expect(throws: SolverError.parameterCount(expected: 1, given: 0)) { try problem.solved() }
    #expect(throws: SolverError.parameterNotFinite(parameter: 0)) { try problem.solved([.nan]) }
  }

  @Test func `values that overflow are an error, not an answer`() throws {
    var problem = Problem(variableCount: 2, parameterCount: 1)
    problem.add([(0, 1e-300)], .equal, 1e300)
    #expect(throws: SolverError.overflow) { try problem.solved([1]) }
  }

  @Test func `after an error a solver goes on`() throws {
    var problem = Problem(variableCount: 1, parameterCount: 1)
    problem.add([(0, 1e-200)], .equal, 0)
    problem.constraints[0].parameterTerms = [(parameter: 0, coefficient: 1)]
    var solver = try Solver(problem.system)
    #expect(throws: SolverError.overflow) { try solver.solve([1e200]) }
    #expect(isNear(try solver.solve([1e-200]).values[0], 1))
  }

  @Test func `thousands of equal rows are as one`() throws {
    var problem = Problem(variableCount: 3)
    for index in 0..<3000 {
      problem.add([(0, 1), (1, 1)], .lessOrEqual, 100)
      problem.add([(0, 1)], .equal, Double(index % 7), 500)
      problem.add([(1, 1), (2, -1)], .equal, Double(index % 3), 500)
      problem.add([(1, 1)], .greaterOrEqual, 10, 400)
    }
    let solution = try problem.solved()
    #expect(isNear(solution.values[0], 3))
    #expect(isNear(solution.values[1] - solution.values[2], 1))
    #expect(solution.status == .optimal)
  }

  @Test func `thousands of priorities are kept apart`() throws {
    var problem = Problem(variableCount: 1)
    for index in 1...4000 { problem.add([(0, 1)], .equal, Double(index), Double(index) / 5) }
    let solution = try problem.solved()
    #expect(solution.values == [4000])
    #expect(solution.violations.count == 4000)
  }

  @Test func `multipliers far apart are solved`() throws {
    for seed in 0..<200 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var problem = Problem.layout(views: 10, using: &random)
      problem.unbalance(using: &random)
      var solver = try Solver(problem.system)
      let solution = try solver.solve([1e7, 20, 30])
      #expect(solution.values.allSatisfy { $0.isFinite }, "seed \(seed)")
      #expect(solver.statistics.pivots < 200, "seed \(seed)")
    }
  }

  @Test func `a multiplier of a millionth, or of a million, is as good as one`() throws {
    for (small, large) in [(1e-6, 1.0), (1.0, 1e6), (1e-6, 1e6)] {
      var problem = Problem(variableCount: 3)
      problem.add([(0, small), (1, -large)], .equal, 0, 750)
      problem.add([(1, large), (2, -1)], .greaterOrEqual, 8)
      problem.add([(2, 1)], .equal, 100)
      problem.add([(0, small)], .lessOrEqual, 500, 250)
      problem.add([(1, large)], .lessOrEqual, 400, 240)
      problem.add([(1, large)], .greaterOrEqual, 400, 751)
      let values = try problem.solved().values
      #expect(isNear(values[0] * small, 400) && isNear(values[1] * large, 400))
    }
  }

  @Test func `many ties at one point do not go round in a circle`() throws {
    for seed in 0..<40 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var problem = Problem(variableCount: 12)
      for _ in 0..<120 {
        let terms = (0..<3).map { _ in
          (Int.random(in: 0..<12, using: &random), random.pick([1.0, -1]))
        }
        problem.add(terms, .lessOrEqual, 0, random.pick([250, 500, 1000]))
      }
      for variable in 0..<12 { problem.add([(variable, 1)], .equal, 10, 100) }
      var solver = try Solver(problem.system)
      _ = try solver.solve()
      #expect(solver.statistics.pivots < 400, "seed \(seed)")
    }
  }
}
