import Testing

@testable import ConstraintSolver

/// Conflicts of one system for one vector after the other.
@Suite struct WarmConflictTests {
  /// Required differences and bounds of a few variables, more than can hold, some with parameters.
  private static func system(using random: inout SplitMix64) -> LinearSystem {
    var system = LinearSystem(parameterCount: 2)
    _ = system.addVariables(6)
    for _ in 0..<16 {
      let first = Int.random(in: 0..<6, using: &random)
      let second = Int.random(in: 0..<6, using: &random)
      var terms = [(variable: first, coefficient: 1.0)]
      if second != first { terms.append((second, -1)) }
      var parameters: [(parameter: Int, coefficient: Double)] = []
      if Int.random(in: 0..<3, using: &random) == 0 {
        parameters.append((Int.random(in: 0..<2, using: &random), 1))
      }
      let relations: [LinearSystem.Relation] = [.equal, .lessOrEqual, .greaterOrEqual]
      system.add(
        terms, relations[Int.random(in: 0..<3, using: &random)],
        constant: Double(Int.random(in: -5...5, using: &random) * 10),
        parameterTerms: parameters, giveUpRank: Int32.random(in: -2...2, using: &random))
    }
    return system
  }

  @Test func `what is in conflict does not depend on what was solved before`() throws {
    for seed in 0..<60 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let system = Self.system(using: &random)
      var warm = try Solver(system)
      for _ in 0..<12 {
        let vector = (0..<2).map { _ in Double(Int.random(in: -6...6, using: &random) * 10) }
        let known = try warm.solve(vector)
        var cold = try Solver(system)
        let fresh = try cold.solve(vector)
        #expect(known.conflicts == fresh.conflicts, "seed \(seed), \(vector)")
        #expect(known.givenUp == fresh.givenUp, "seed \(seed), \(vector)")
      }
    }
  }

  @Test func `every conflict is irreducible, and none is left out`() throws {
    for seed in 100..<140 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let system = Self.system(using: &random)
      func holds(_ constraints: some Sequence<Int>) throws -> Bool {
        let others = Set(system.rows.indices).subtracting(constraints)
        var solver = try Solver(system.without(Array(others)).system)
        return try solver.solve([10, -20]).status == .optimal
      }
      var solver = try Solver(system)
      let solution = try solver.solve([10, -20])
      for (number, conflict) in solution.conflicts.enumerated() {
        #expect(try !holds(conflict), "seed \(seed)")
        for member in conflict { #expect(try holds(conflict.filter { $0 != member })) }
        #expect(conflict.contains(solution.givenUp[number]))
        // So a set that shares no member with any of these can hold.
        #expect(Set(solution.givenUp[..<number]).isDisjoint(with: conflict))
      }
      #expect(try holds(Set(system.rows.indices).subtracting(solution.givenUp)), "seed \(seed)")
    }
  }
}
