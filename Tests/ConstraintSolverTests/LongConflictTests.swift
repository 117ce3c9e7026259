import ConstraintSolver
import Testing

@Suite struct LongConflictTests {
  @Test func `a row of views that is too long is one conflict of all its constraints`() throws {
    let count = 60
    var problem = Problem(variableCount: 2 * count)
    problem.add([(0, 1)], .equal, 8)
    for view in 0..<count {
      problem.add([(2 * view + 1, 1)], .greaterOrEqual, 0)
      if view > 0 {
        problem.add([(2 * view, 1), (2 * view - 2, -1), (2 * view - 1, -1)], .equal, 8)
      }
    }
    problem.add([(2 * count - 2, 1), (2 * count - 1, 1)], .equal, 367)
    let solution = try problem.solved()
    #expect(solution.conflicts == [Array(0...(2 * count))])
    #expect(solution.givenUp == [2 * count])
  }
}
