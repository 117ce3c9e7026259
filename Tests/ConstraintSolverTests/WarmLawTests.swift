import Testing

@testable import ConstraintSolver

/// A solver that goes on from the vector before gives the answers of one that begins afresh.
@Suite struct WarmLawTests {
  private func size(using random: inout SplitMix64) -> [Double] {
    [
      Double(Int.random(in: 40...1400, using: &random)),
      Double(Int.random(in: -10...200, using: &random)),
      Double(Int.random(in: -10...200, using: &random)),
    ]
  }

  /// The first seeds are those at which answers once differed.
  @Test(arguments: [86, 185, 237, 593, 1045, 1160, 1242] + Array(0..<25 as Range<UInt64>))
  func `where everything depends on everything`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let problem = Problem.coupled(variables: 3 + Int(seed % 25), using: &random)
    var warm = try Solver(problem.system)
    for _ in 0..<60 {
      let size = size(using: &random)
      let first = try warm.solve(size, options: [.ambiguity, .violations])
      let second = try problem.solved(size)
      #expect(first.status == second.status)
      #expect(first.ambiguous == second.ambiguous)
      for (a, b) in zip(first.violations, second.violations) {
        #expect(isNear(a.total, b.total), "priority \(a.priority) of size \(size)")
      }
      for index in first.values.indices where !first.ambiguous[index] {
        #expect(isNear(first.values[index], second.values[index]), "size \(size)")
      }
    }
  }

  /// Without an error, and with the same totals; of sums of 1e20 the last digits are rounding.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `where multipliers are a million, or a millionth`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var problem = Problem.layout(views: 4 + Int(seed % 20), using: &random)
    problem.unbalance(using: &random)
    var warm = try Solver(problem.system)
    for _ in 0..<10 {
      let size = size(using: &random)
      let first = try warm.solve(size, options: [.violations])
      let second = try problem.solved(size, options: [.violations])
      #expect(first.status == second.status)
      guard first.status == .optimal else { continue }
      let scale = (first.values + second.values).reduce(1) { max($0, abs($1)) }
      for (a, b) in zip(first.violations, second.violations) {
        #expect(
          abs(a.total - b.total) <= 1e-6 * max(scale, a.total),
          "priority \(a.priority) of size \(size)")
      }
    }
  }
}
