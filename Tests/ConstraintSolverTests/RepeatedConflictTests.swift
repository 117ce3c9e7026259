import Testing

@testable import ConstraintSolver

/// How much is done for the second vector of a system with conflicts, and for those after it.
@Suite struct RepeatedConflictTests {
  private static let count = 40

  /// A row of views from edge to edge, each as wide as two constraints say that differ; the parameters
  /// are its width and two insets.
  private static func row() -> LinearSystem {
    var system = LinearSystem(parameterCount: 3)
    let first = system.addVariables(2 * count).lowerBound
    system.add(
      [(first, 1)], .equal, constant: 8, parameterTerms: [(parameter: 1, coefficient: 1)])
    for view in 0..<count {
      let (start, length) = (2 * view, 2 * view + 1)
      if view > 0 {
        system.add([(start, 1), (start - 2, -1), (start - 1, -1)], .equal, constant: 8)
      }
      system.add([(length, 1)], .equal, constant: 40)
      system.add([(length, 1)], .greaterOrEqual, constant: 50)
    }
    system.add(
      [(2 * count - 2, 1), (2 * count - 1, 1)], .equal, constant: -8,
      parameterTerms: [(parameter: 0, coefficient: 1), (parameter: 2, coefficient: -1)])
    return system
  }

  @Test func `vectors with the conflicts of the first one hardly try any constraints again`() throws
  {
    let system = Self.row()
    var warm = try Solver(system)
    let first = try warm.solve([320, 0, 0])
    #expect(first.conflicts.count == Self.count + 1)
    let solves = warm.statistics.conflictSolves
    #expect(solves > 0)
    for vector in [[375.0, 0, 0], [1024, 0, 0], [844, 47, 47], [568, 44, 0], [320, 0, 0]] {
      let solution = try warm.solve(vector)
      var cold = try Solver(system)
      let fresh = try cold.solve(vector)
      #expect(fresh.conflicts == solution.conflicts, "\(vector)")
      #expect(fresh.givenUp == solution.givenUp, "\(vector)")
      #expect(fresh.values == solution.values, "\(vector)")
    }
    // A few are told apart by the second vector only.
    #expect(warm.statistics.conflictSolves <= solves + 2)
  }

  @Test func `a vector without one of the conflicts is found to have the others only`() throws {
    var solver = try Solver(Self.row())
    _ = try solver.solve([320, 0, 0])
    // 40 views of 40 points, 39 spaces and two margins of 8 between two insets.
    let solution = try solver.solve([1600 + 312 + 16 + 30, 10, 20])
    #expect(solution.conflicts.count == Self.count)
    #expect(solution.conflicts.allSatisfy { $0.count == 2 })
  }

  @Test func `a convex function is known between its zeros and beyond where it rises`() {
    var samples = ExcessSamples()
    samples.add(300, at: 100)
    #expect(samples.answer(at: 100) == false)
    #expect(samples.answer(at: 99) == nil)
    samples.add(200, at: 200)
    // It falls by 1 at most so far; where it comes to 0 cannot be told.
    #expect(samples.answer(at: 50) == false)
    #expect(samples.answer(at: 399) == false)
    #expect(samples.answer(at: 400) == nil)
    samples.add(0, at: 400)
    samples.add(0, at: 500)
    #expect(samples.answer(at: 450) == true)
    #expect(samples.answer(at: 501) == nil)
    samples.add(5, at: 600)
    #expect(samples.answer(at: 601) == false)
    #expect(samples.answer(at: 550) == nil)
  }
}
