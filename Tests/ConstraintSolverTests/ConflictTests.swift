import ConstraintSolver
import Testing

@Suite struct ConflictTests {
  @Test func `two bounds that cross are a conflict`() throws {
    var problem = Problem(variableCount: 2)
    problem.add([(0, 1)], .greaterOrEqual, 10)
    problem.add([(1, 1)], .equal, 1)
    problem.add([(0, 1)], .lessOrEqual, 5)
    let solution = try problem.solved()
    #expect(solution.status == .unsatisfiable)
    #expect(solution.conflicts == [[0, 2]])
    #expect(solution.givenUp == [2])
    #expect(solution.values == [10, 1])
  }

  @Test func `the constraint of lowest rank is given up`() throws {
    var problem = Problem(variableCount: 1)
    problem.add([(0, 1)], .equal, 10)
    problem.add([(0, 1)], .equal, 20)
    problem.constraints[0].giveUpRank = -1
    let solution = try problem.solved()
    #expect(solution.givenUp == [0])
    #expect(solution.values == [20])
  }

  @Test func `a row without variables can be a conflict by itself`() throws {
    var problem = Problem(variableCount: 1)
    problem.add([(0, 1), (0, -1)], .greaterOrEqual, 3)
    problem.add([], .equal, 1)
    problem.add([], .lessOrEqual, 0)
    let solution = try problem.solved()
    #expect(solution.conflicts == [[1], [0]] || solution.conflicts == [[0], [1]])
    #expect(solution.values == [0])
  }

  @Test func `optional constraints are never in conflict`() throws {
    var problem = Problem(variableCount: 1)
    problem.add([(0, 1)], .equal, 10, 999)
    problem.add([(0, 1)], .equal, 20, 999)
    problem.add([(0, 1)], .equal, 20, 998)
    let solution = try problem.solved()
    #expect(solution.status == .optimal)
    #expect(solution.values == [20])
  }

  @Test func `a conflict may come and go with the parameters`() throws {
    var system = LinearSystem(parameterCount: 1)
    _ = system.addVariables(2)
    system.add([(0, 1), (1, 1)], .equal, constant: 0, parameterTerms: [(0, 1)])
    system.add(variable: 0, .greaterOrEqual, constant: 100)
    system.add(variable: 1, .greaterOrEqual, constant: 50)
    var solver = try Solver(system)
    for width in [200.0, 120, 150, 149, 300, 120] {
      let solution = try solver.solve([width])
      #expect((solution.status == .optimal) == (width >= 150), "width \(width)")
      if width < 150 {
        #expect(solution.conflicts == [[0, 1, 2]])
        #expect(solution.givenUp == [2])
        #expect(solution.values == [100, width - 100])
      }
    }
  }

  @Test func `each conflict is irreducible, and the rest can hold`() throws {
    var conflicts = 0
    for seed in 0..<120 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var problem = Problem.layout(views: 8, using: &random)
      let required = problem.constraints.filter { $0.priority == 1000 }
      for _ in 0..<3 {
        var copy = random.pick(required)
        copy.relation = .equal
        copy.constant -= 7
        problem.constraints.append(copy)
      }
      let solution = try problem.solved([375, 20, 30])
      #expect(solution.conflicts.count == solution.givenUp.count)
      var gone: Set<Int> = []
      for (conflict, loser) in zip(solution.conflicts, solution.givenUp) {
        conflicts += 1
        #expect(conflict.contains(loser) && gone.isDisjoint(with: conflict), "seed \(seed)")
        #expect(try !canHold(problem, conflict), "seed \(seed)")
        for member in conflict {
          #expect(try canHold(problem, conflict.filter { $0 != member }), "seed \(seed)")
        }
        gone.insert(loser)
      }
      for (index, constraint) in problem.constraints.enumerated()
      where constraint.priority == 1000 && !gone.contains(index) {
        let parameter = constraint.parameterTerms.reduce(0) {
          $0 + $1.coefficient * [375, 20, 30][$1.parameter]
        }
        var shifted = constraint
        shifted.constant += parameter
        #expect(VertexEnumeration.violation(shifted, at: solution.values) < 1e-6, "seed \(seed)")
      }
    }
    #expect(conflicts > 100)
  }

  private func canHold(_ problem: Problem, _ members: [Int]) throws -> Bool {
    var part = problem
    part.constraints = members.map { problem.constraints[$0] }
    return try part.solved([375, 20, 30], options: []).status == .optimal
  }
}
