import Testing

@testable import ConstraintSolver

@Suite struct PresolveTests {
  /// Labels in a row between the edges of a root, each with a width that it would like.
  private func chain(_ count: Int) -> Problem {
    var problem = Problem(variableCount: 2 * count, parameterCount: 1)
    for view in 0..<count {
      let (x, w) = (2 * view, 2 * view + 1)
      if view == 0 {
        problem.add([(x, 1)], .equal, 16)
      } else {
        problem.add([(x, 1), (x - 2, -1), (w - 2, -1)], .equal, 8)
      }
      problem.add([(w, 1)], .greaterOrEqual, 0)
      problem.add([(w, 1)], .lessOrEqual, 50, view == 0 ? 249 : 250)
      problem.add([(w, 1)], .greaterOrEqual, 50, view == 0 ? 749 : 750)
    }
    problem.add([(2 * count - 2, 1), (2 * count - 1, 1)], .equal, -16)
    problem.constraints[problem.constraints.count - 1].parameterTerms = [(0, 1)]
    return problem
  }

  @Test func `views pinned to one another leave nothing to solve`() throws {
    let depth = 200
    var problem = Problem(variableCount: 2 * depth, parameterCount: 1)
    for view in 0..<depth {
      let (x, w) = (2 * view, 2 * view + 1)
      problem.add([(w, 1)], .greaterOrEqual, 0)
      if view == 0 {
        problem.add([(x, 1)], .equal, 0)
        problem.add([(w, 1)], .equal, 0)
        problem.constraints[problem.constraints.count - 1].parameterTerms = [(0, 1)]
      } else {
        problem.add([(x, 1), (x - 2, -1)], .equal, 1)
        problem.add([(x, 1), (w, 1), (x - 2, -1), (w - 2, -1)], .equal, -1)
      }
    }
    var solver = try Solver(problem.system)
    let solution = try solver.solve([1000])
    #expect(solution.values[2 * depth - 1] == 1000 - 2 * Double(depth - 1))
    #expect(solver.statistics.components == 0)
  }

  @Test(arguments: [10, 100, 1000])
  func `a chain of labels leaves one form`(count: Int) throws {
    var solver = try Solver(chain(count).system)
    let natural = 32 + 58 * Double(count) - 8
    let solution = try solver.solve([natural + 30])
    #expect(isNear(solution.values[1], 80))
    #expect(solver.statistics.rows == count + 1)
    #expect(solver.statistics.largestComponent == count)
    #expect(solver.statistics.pivots <= 3)
    _ = try solver.solve([natural + 60])
    #expect(solver.statistics.lastPivots == 0)
  }

  @Test func `rows of one form become one`() throws {
    var problem = Problem(variableCount: 2)
    for factor in [1.0, -2, 0.5, 3, 0.1] {
      problem.add([(0, factor), (1, 2 * factor)], .lessOrEqual, 10, 250)
      problem.add([(1, 2 * factor), (0, factor)], .greaterOrEqual, 10, 750)
    }
    var solver = try Solver(problem.system)
    _ = try solver.solve()
    #expect(solver.statistics.rows == 3)
  }

  @Test func `constants of many parameters take steps in proportion`() throws {
    let count = 300
    var problem = Problem(variableCount: count + 1, parameterCount: count)
    problem.add([(0, 1)], .equal, 0)
    for view in 0..<count {
      problem.add([(view + 1, 1), (view, -1)], .equal, 8)
      problem.constraints[view + 1].parameterTerms = [(parameter: view, coefficient: 1)]
    }
    var solver = try Solver(problem.system)
    #expect(solver.statistics.slots <= 4 * count)
    let parameters = (0..<count).map(Double.init)
    #expect(try solver.solve(parameters).values[count] == 8 * 300 + 299 * 150)
  }

  @Test func `a sum of constants is computed from slots`() {
    var program = SlotProgram(parameterCount: 2)
    var sum = AffineValue(5)
    program.add(program.parameter(0, times: 2), times: 3, to: &sum)
    program.add(program.parameter(1, times: 1), times: -1, to: &sum)
    program.add(program.parameter(0, times: 1), times: 1, to: &sum)
    let slots = Buffer<Double>(repeating: 0, count: program.slotCount)
    program.evaluate([10, 7], into: slots)
    #expect(sum.evaluated(slots) == 5 + 70 - 7)
  }
}
