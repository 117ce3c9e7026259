import ConstraintSolver
import Testing

@Suite struct RankTests {
  @Test func `a rank stands between its priority and the next, whatever the numbers`() throws {
    for (ranks, winner) in [([0, 1], 0), ([1, 0], 1), ([-1, 0], 0), ([2, 1], 1)] as [([Int8], Int)]
    {
      var problem = Problem(variableCount: 1)
      for place in 0..<2 {
        // The weaker one has many times the weight of the other.
        for _ in 0..<(place == winner ? 1 : 50) {
          problem.add([(0, 1)], .equal, Double(place), 250)
          problem.constraints[problem.constraints.count - 1].rank = ranks[place]
        }
      }
      #expect(try problem.solved().values == [Double(winner)], "\(ranks)")
    }
  }

  @Test func `at priority 1000 only what has no rank is required`() throws {
    var problem = Problem(variableCount: 1)
    problem.add([(0, 1)], .equal, 10)
    problem.add([(0, 1)], .equal, 20)
    problem.add([(0, 1)], .equal, 30, 999.999)
    problem.constraints[1].rank = 1
    let solution = try problem.solved()
    #expect(solution.status == .optimal)
    #expect(solution.values == [10])
    #expect(solution.violations.map(\.total) == [10, 20])
    #expect(solution.violations.map(\.rank) == [1, 0])
    problem.constraints.removeFirst()
    #expect(try problem.solved().values == [20])
  }

  /// Systems in which some constraints have ranks.
  private static func ranked(_ problem: Problem, using random: inout SplitMix64) -> Problem {
    var result = problem
    for index in result.constraints.indices {
      let priority = result.constraints[index].priority
      let lowest: Int8 = priority < LinearSystem.required ? -2 : 0
      result.constraints[index].rank =
        Bool.random(using: &random) ? 0 : Int8.random(in: lowest...2, using: &random)
    }
    return result
  }

  @Test func `ranks agree with a search of all vertices`() throws {
    for seed in 0..<300 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let variables = Int.random(in: 1...3, using: &random)
      let plain = Problem.small(variables: variables, rows: 7, using: &random)
      let problem = Self.ranked(plain, using: &random)
      let expected = VertexEnumeration(problem)
      let solution = try problem.solved()
      #expect((solution.status == .optimal) == (expected.totals[0] < 1e-9), "seed \(seed)")
      guard solution.status == .optimal else { continue }
      for (found, total) in zip(solution.violations, expected.totals.dropFirst()) {
        #expect(isNear(found.total, total), "seed \(seed), \(found.priority) \(found.rank)")
      }
    }
  }

  @Test func `ranks are priorities a little apart`() throws {
    for seed in 0..<150 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let plain = Problem.layout(views: 4 + Int(seed % 20), using: &random)
      let ranked = Self.ranked(plain, using: &random)
      var apart = ranked
      for index in apart.constraints.indices {
        apart.constraints[index].priority -= Double(apart.constraints[index].rank) / 64
        apart.constraints[index].rank = 0
      }
      let first = try ranked.solved([375, 20, -5])
      let second = try apart.solved([375, 20, -5])
      #expect(first.status == second.status, "seed \(seed)")
      guard first.status == .optimal else { continue }
      #expect(first.values == second.values, "seed \(seed)")
      #expect(first.ambiguous == second.ambiguous, "seed \(seed)")
    }
  }
}
