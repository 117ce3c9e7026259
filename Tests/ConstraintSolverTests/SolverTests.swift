import ConstraintSolver
import Testing

@Suite struct SolverTests {
  @Test(arguments: [1, 2, 12, 1000])
  func `no number of lower constraints outweighs a higher one`(count: Int) throws {
    var problem = Problem(variableCount: 1)
    problem.add([(0, 1)], .equal, 100, 251)
    for _ in 0..<count { problem.add([(0, 1)], .equal, 0, 250) }
    let solution = try problem.solved()
    #expect(solution.values == [100])
    #expect(solution.violations.map(\.total) == [0, 100 * Double(count)])
  }

  @Test func `a thousand weak constraints lose to one that is stronger`() throws {
    var problem = Problem(variableCount: 2)
    problem.add([(0, 1), (1, -1)], .equal, 10, 2)
    for _ in 0..<1001 { problem.add([(0, 1), (1, -1)], .equal, 0, 1) }
    let values = try problem.solved().values
    #expect(isNear(values[0] - values[1], 10))
  }

  @Test func `the button of a card is kept before title and subtitle`() throws {
    let (title, subtitle, button) = (0, 1, 2)
    var problem = Problem(variableCount: 3)
    for variable in 0..<3 { problem.add([(variable, 1)], .greaterOrEqual, 0) }
    problem.add([(title, 1), (button, 1)], .lessOrEqual, 200)
    problem.add([(subtitle, 1), (button, 1)], .lessOrEqual, 200)
    problem.add([(title, 1)], .greaterOrEqual, 150, 750)
    problem.add([(subtitle, 1)], .greaterOrEqual, 140, 749)
    problem.add([(button, 1)], .greaterOrEqual, 88, 751)
    problem.add([(title, 1)], .lessOrEqual, 150, 250)
    problem.add([(subtitle, 1)], .lessOrEqual, 140, 250)
    problem.add([(button, 1)], .lessOrEqual, 88, 251)
    let values = try problem.solved().values
    #expect(isNear(values[button], 88))
    #expect(isNear(values[title], 112))
    #expect(isNear(values[subtitle], 112))
  }

  @Test func `within one priority the median wins`() throws {
    var problem = Problem(variableCount: 1)
    for value in [1.0, 2, 10] { problem.add([(0, 1)], .equal, value, 500) }
    let solution = try problem.solved()
    #expect(solution.values == [2])
    #expect(solution.ambiguous == [false])
  }

  @Test func `a priority may be a fraction`() throws {
    var problem = Problem(variableCount: 1)
    problem.add([(0, 1)], .equal, 1, 250)
    problem.add([(0, 1)], .equal, 2, 250.5)
    let solution = try problem.solved()
    #expect(solution.values == [2])
    #expect(solution.violations.map(\.priority) == [250.5, 250])
  }

  @Test func `two equal widths share a row`() throws {
    let (ax, aw, bx, bw) = (0, 1, 2, 3)
    var system = LinearSystem(parameterCount: 1)
    _ = system.addVariables(4)
    system.add(variable: ax, .equal, constant: 20)
    system.add([(bx, 1), (ax, -1), (aw, -1)], .equal, constant: 8)
    system.add([(bx, 1), (bw, 1)], .equal, constant: -20, parameterTerms: [(0, 1)])
    system.add([(aw, 1), (bw, -1)], .equal, constant: 0)
    system.add(variable: aw, .lessOrEqual, constant: 30, priority: 250)
    system.add(variable: aw, .greaterOrEqual, constant: 30, priority: 750)
    var solver = try Solver(system)
    #expect(try solver.solve([375]).values == [20, 163.5, 191.5, 163.5])
    #expect(try solver.solve([320]).values == [20, 136, 164, 136])
    #expect(solver.statistics.pivots == 0)
  }

  @Test func `terms of one variable are added up`() throws {
    var problem = Problem(variableCount: 1)
    problem.add([(0, 1), (0, -1)], .lessOrEqual, 3)
    problem.add([(0, 1), (0, 2)], .equal, 12, 1)
    #expect(try problem.solved().values == [4])
  }

  @Test func `a system without constraints is solved`() throws {
    let solution = try Problem(variableCount: 2).solved()
    #expect(solution.status == .optimal)
    #expect(solution.values == [0, 0])
    #expect(solution.ambiguous == [true, true])
    #expect(try Problem(variableCount: 0).solved().values.isEmpty)
  }

  @Test func `small systems agree with a search of all vertices`() throws {
    for seed in 0..<400 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let variables = Int.random(in: 1...3, using: &random)
      let problem = Problem.small(variables: variables, rows: 7, using: &random)
      let expected = VertexEnumeration(problem)
      let solution = try problem.solved()
      #expect((solution.status == .optimal) == (expected.totals[0] < 1e-9), "seed \(seed)")
      guard solution.status == .optimal else { continue }
      for (found, total) in zip(solution.violations, expected.totals.dropFirst()) {
        #expect(isNear(found.total, total), "seed \(seed), priority \(found.priority)")
      }
      for (variable, range) in expected.ranges.enumerated() {
        let isOpen = range.upperBound - range.lowerBound > 1e-6
        #expect(solution.ambiguous[variable] == isOpen, "seed \(seed), variable \(variable)")
        let value = solution.values[variable]
        #expect(value > range.lowerBound - 1e-6 && value < range.upperBound + 1e-6, "seed \(seed)")
      }
    }
  }
}
