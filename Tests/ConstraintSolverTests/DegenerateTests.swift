import ConstraintSolver
import Testing

/// Systems that are built to mislead a simplex.
@Suite struct DegenerateTests {
  /// The n-dimensional cube of Klee and Minty (1972), on which steepest descent visits all 2^n
  /// corners: the greatest sum of 10^(n-j) x_j where 2 sum(10^(i-j) x_j, j < i) + x_i <= 100^(i-1).
  @Test(arguments: 2...7)
  func `a cube of Klee and Minty takes few pivots`(dimension: Int) throws {
    func power(_ base: Double, _ exponent: Int) -> Double {
      (0..<exponent).reduce(1) { value, _ in value * base }
    }
    var problem = Problem(variableCount: dimension)
    for row in 0..<dimension {
      var terms = (0..<row).map { ($0, 2 * power(10, row - $0)) }
      terms.append((row, 1))
      problem.add(terms, .lessOrEqual, power(100, row))
      problem.add([(row, 1)], .greaterOrEqual, 0)
    }
    let sum = (0..<dimension).map { ($0, power(10, dimension - 1 - $0)) }
    problem.add(sum, .equal, power(100, dimension), 500)
    var solver = try Solver(problem.system)
    let values = try solver.solve().values
    for index in 0..<dimension - 1 { #expect(isNear(values[index], 0)) }
    #expect(isNear(values[dimension - 1], power(100, dimension - 1)))
    #expect(solver.statistics.pivots <= 4 * dimension)
  }

  /// Beale's example (1955), on which Dantzig's rule goes round in a circle.
  @Test func `the example of Beale ends`() throws {
    var problem = Problem(variableCount: 4)
    for variable in 0..<4 { problem.add([(variable, 1)], .greaterOrEqual, 0) }
    problem.add([(0, 0.25), (1, -60), (2, -0.04), (3, 9)], .lessOrEqual, 0)
    problem.add([(0, 0.5), (1, -90), (2, -0.02), (3, 3)], .lessOrEqual, 0)
    problem.add([(2, 1)], .lessOrEqual, 1)
    problem.add([(0, 0.75), (1, -150), (2, 0.02), (3, -6)], .greaterOrEqual, 100, 500)
    let solution = try problem.solved()
    #expect(isNear(solution.values[0], 0.04) && isNear(solution.values[2], 1))
    #expect(isNear(solution.violations[0].total, 100 - 0.05))
  }

  @Test func `equalities that say the same over and over are no conflict`() throws {
    // Every pair of 40 widths is equal, and every sum of two is twice the first.
    var problem = Problem(variableCount: 40)
    for a in 0..<40 {
      for b in 0..<a {
        problem.add([(a, 0.1), (b, -0.1)], .equal, 0)
        problem.add([(a, 1.0 / 3), (b, 1.0 / 3), (0, -2.0 / 3)], .equal, 0)
      }
    }
    problem.add([(17, 1)], .equal, 0.1 + 0.2)
    problem.add([(17, 1)], .equal, 0.3)
    let solution = try problem.solved()
    #expect(solution.status == .optimal)
    #expect(solution.values.allSatisfy { isNear($0, 0.3) })
  }

  @Test func `sums of equalities of three variables each are no conflict`() throws {
    for seed in 0..<40 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let count = 12
      let point = (0..<count).map { _ in Double(Int.random(in: -99...99, using: &random)) / 7 }
      var problem = Problem(variableCount: count)
      for _ in 0..<60 {
        var terms: [(Int, Double)] = []
        for _ in 0..<4 {
          let variable = Int.random(in: 0..<count, using: &random)
          terms.append((variable, random.pick([1.0, -1, 0.1, 1.0 / 3, 3])))
        }
        problem.add(terms, .equal, terms.reduce(0) { $0 + $1.1 * point[$1.0] })
      }
      let solution = try problem.solved()
      #expect(solution.status == .optimal, "seed \(seed)")
      for (found, expected) in zip(solution.values, point) {
        #expect(isNear(found, expected), "seed \(seed)")
      }
    }
  }

  /// Multipliers far apart, which leave entries in the tableau that are rounding errors. An answer that pivots on one of them
  /// misses constraints by 40 points and more, although all of them hold at one point.
  @Test(arguments: [
    ([1, -1, 1e-5, 1.0 / 3, 0.7], [726, 1007, 1112, 2051, 4126]),
    ([1, -1, 1e3, 1e-3, 1.0 / 3, 7], [111, 1271, 1416, 2685]),
  ])
  func `what rounding leaves of a multiplier does not decide`(
    multipliers: [Double], seeds: [UInt64]
  ) throws {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let count = Int.random(in: 3...12, using: &random)
      var problem = Problem(variableCount: count)
      let point = (0..<count).map { _ in Double(Int.random(in: -99...99, using: &random)) }
      for _ in 0..<5 * count {
        var used: Set<Int> = []
        var terms: [(variable: Int, coefficient: Double)] = []
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let variable = Int.random(in: 0..<count, using: &random)
          if used.insert(variable).inserted { terms.append((variable, random.pick(multipliers))) }
        }
        let sum = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
        let relation = random.pick([
          LinearSystem.Relation.equal, .lessOrEqual, .greaterOrEqual,
        ])
        problem.add(terms, relation, sum, random.pick([1000, 750, 500, 250.25, 250]))
      }
      let solution = try problem.solved()
      #expect(solution.status == .optimal, "seed \(seed)")
      #expect(solution.violations.reduce(0) { $0 + $1.total } < 1e-5, "seed \(seed)")
    }
  }

  @Test func `thousand rows that meet at one point`() throws {
    for seed in 0..<20 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var problem = Problem(variableCount: 8)
      for _ in 0..<1000 {
        let terms = (0..<3).map { _ in
          (Int.random(in: 0..<8, using: &random), random.pick([1.0, -1, 0.5]))
        }
        // All hold at 40 everywhere, most of them just so.
        let sum = terms.reduce(0) { $0 + 40 * $1.1 }
        problem.add(
          terms, random.pick([LinearSystem.Relation.lessOrEqual, .greaterOrEqual, .equal]), sum,
          random.pick([1000, 750, 250.25]))
      }
      var solver = try Solver(problem.system)
      let solution = try solver.solve()
      #expect(solution.values.allSatisfy { isNear($0, 40) }, "seed \(seed)")
      #expect(solver.statistics.pivots < 200, "seed \(seed)")
    }
  }
}
