import Testing

@testable import ConstraintSolver

/// A basis that is factored, held against a tableau.
@Suite struct FactoredBasisTests {
  private func compare(
    _ problem: Problem, _ vectors: [[Double]], _ comment: Comment
  ) throws {
    var factored = try Solver(problem.system, factoring: 0)
    var tableau = try Solver(problem.system, factoring: .max)
    for vector in vectors {
      let options: SolveOptions = [.ambiguity, .violations]
      let first = try factored.solve(vector, options: options)
      let second = try tableau.solve(vector, options: options)
      #expect(first.status == second.status, comment)
      #expect(first.givenUp == second.givenUp, comment)
      #expect(first.ambiguous == second.ambiguous, comment)
      for (a, b) in zip(first.violations, second.violations) {
        #expect(isNear(a.total, b.total), comment)
      }
      for index in first.values.indices where !first.ambiguous[index] {
        #expect(isNear(first.values[index], second.values[index]), comment)
      }
    }
  }

  private static let sizes = [[375.0, 20, -5], [320, 0, 10], [1024, 60, 0], [376, 20, -5]]

  @Test func `layouts come out the same`() throws {
    for seed in 0..<100 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let problem = Problem.layout(views: 4 + Int(seed % 40), using: &random)
      try compare(problem, Self.sizes, "seed \(seed)")
    }
  }

  @Test func `systems whose parts all depend on one another come out the same`() throws {
    for seed in 0..<30 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let problem = Problem.coupled(variables: 6 + Int(seed), using: &random)
      try compare(problem, Self.sizes, "seed \(seed)")
    }
  }

  /// Views from top to bottom with least distances between them, that fit or do not.
  private static func tower(_ count: Int) -> Problem {
    var problem = Problem(variableCount: 2 * count, parameterCount: 1)
    for floor in 0..<count {
      let (top, height) = (2 * floor, 2 * floor + 1)
      problem.add([(height, 1)], .greaterOrEqual, 0)
      problem.add([(height, 1)], .lessOrEqual, Double(20 + floor % 7), 250)
      problem.add([(height, 1)], .greaterOrEqual, Double(20 + floor % 7), Double(740 + floor % 9))
      if floor == 0 {
        problem.add([(top, 1)], .greaterOrEqual, 20)
        continue
      }
      let gap = [(top, 1.0), (top - 2, -1), (top - 1, -1)]
      problem.add(gap, .greaterOrEqual, 8)
      problem.add(gap, .equal, 8, 249)
    }
    problem.add([(2 * count - 2, 1), (2 * count - 1, 1)], .lessOrEqual, -20)
    problem.constraints[problem.constraints.count - 1].parameterTerms = [(0, 1)]
    return problem
  }

  @Test func `a tower comes out the same, higher and lower than its root`() throws {
    // More exchanges than are kept before the basis is factored afresh.
    try compare(Self.tower(90), [[5000], [2000], [1500], [2500], [900], [5000]], "tower")
  }

  @Test func `the pivots of a tower grow as the tower does`() throws {
    var pivots: [Int] = []
    for count in [50, 100, 200] {
      var solver = try Solver(Self.tower(count).system, factoring: 0)
      _ = try solver.solve([Double(22 * count)])
      pivots.append(solver.statistics.pivots)
    }
    #expect(pivots[0] > 0)
    // Four times as many views, and at most their square.
    #expect(pivots[2] <= 16 * pivots[0], "\(pivots)")
  }

  @Test func `rows that depend on one another leave their place to columns`() {
    var elimination = SparseElimination(columns: 3, forms: 3)
    for (form, values) in [[1.0, 2, 0], [0, 1, 3], [1, 3, 3]].enumerated() {
      for (column, value) in values.enumerated() where value != 0 {
        elimination.add(form, column, value)
      }
    }
    let left = elimination.run(Buffer([0, 1, 2]))
    #expect(left.count == 1)
    #expect(elimination.stepForm.count == 2)
    #expect((0..<3).count { elimination.isEliminated(column: $0) } == 2)
  }

  @Test func `a row that is left with less than rounding leaves depends on the others`() {
    for (difference, left) in [(1e-10, [1]), (1e-6, [])] as [(Double, [Int])] {
      var elimination = SparseElimination(columns: 2, forms: 2)
      for form in 0..<2 {
        elimination.add(form, 0, 1)
        elimination.add(form, 1, form == 0 ? 1 : 1 + difference)
      }
      #expect(elimination.run(Buffer([0, 1])) == left, "\(difference)")
    }
  }
}
