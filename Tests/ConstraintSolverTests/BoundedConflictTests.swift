import Testing

@testable import ConstraintSolver

/// Systems with more conflicts than anybody wants to read.
@Suite struct BoundedConflictTests {
  /// Rows of 44 points and of equal heights, from edge to edge of a root that is far too low; its height is
  /// the parameter.
  private static func rows(_ count: Int) -> LinearSystem {
    var system = LinearSystem(parameterCount: 1)
    _ = system.addVariables(2 * count)
    func y(_ row: Int) -> Int { 2 * row }
    func height(_ row: Int) -> Int { 2 * row + 1 }
    system.add(variable: y(0), .equal, constant: 0)
    for row in 0..<count {
      system.add(
        variable: height(row), .greaterOrEqual, constant: 0,
        giveUpRank: LinearSystem.lastGiveUpRank)
      if row > 0 {
        system.add([(y(row), 1), (y(row - 1), -1), (height(row - 1), -1)], .equal, constant: 0)
      }
    }
    system.add(
      [(y(count - 1), 1), (height(count - 1), 1)], .equal, constant: 0, parameterTerms: [(0, 1)])
    for row in 0..<count { system.add(variable: height(row), .equal, constant: 44, giveUpRank: -1) }
    for row in 1..<count {
      system.add([(height(row), 1), (height(0), -1)], .equal, constant: 0, giveUpRank: -2)
    }
    return system
  }

  /// Whether all that was not given up holds.
  private func holds(_ system: LinearSystem, _ solution: Solution, _ parameters: [Double]) -> Bool {
    let givenUp = Set(solution.givenUp)
    return (0..<system.constraintCount).allSatisfy { constraint in
      givenUp.contains(constraint) || !system.rows[constraint].isRequired
        || !system.isViolated(constraint, at: solution.values, parameters)
    }
  }

  @Test(arguments: [20, 40, 80])
  func `a search stops after so much work, and the rest holds`(count: Int) throws {
    let system = Self.rows(count)
    let work = 20_000
    var solver = try Solver(system, conflictWork: work)
    let solution = try solver.solve([400])
    #expect(solution.status == .unsatisfiable)
    #expect(solution.givenUp.count > solution.conflicts.count)
    #expect(Set(solution.givenUp).count == solution.givenUp.count)
    #expect(holds(system, solution, [400]))
    // Each trial counts at least its constraints and 16.
    #expect(solver.statistics.conflictSolves <= work / 17)
    // What is never to be broken is not.
    #expect(
      solution.givenUp.allSatisfy { system.rows[$0].giveUpRank < LinearSystem.lastGiveUpRank })
  }

  @Test func `a search that stops has found what a longer one finds first`() throws {
    let system = Self.rows(16)
    var long = try Solver(system)
    let all = try long.solve([400])
    #expect(all.conflicts.count == all.givenUp.count)
    #expect(holds(system, all, [400]))
    var counts: Set<Int> = []
    for work in [0, 1_000, 5_000, 20_000, 40_000] {
      var solver = try Solver(system, conflictWork: work)
      let solution = try solver.solve([400])
      let found = solution.conflicts.count
      counts.insert(found)
      #expect(solution.conflicts == Array(all.conflicts.prefix(found)), "\(work)")
      #expect(solution.givenUp.prefix(found) == all.givenUp.prefix(found), "\(work)")
      #expect(holds(system, solution, [400]), "\(work)")
    }
    #expect(counts.count > 2, "\(counts)")
  }

  @Test func `where a search stops does not depend on what was solved before`() throws {
    let system = Self.rows(24)
    var warm = try Solver(system, conflictWork: 20_000)
    for height in [400, 1200, 300, 1056, 400, 999, 5000, 300] as [Double] {
      let known = try warm.solve([height])
      var cold = try Solver(system, conflictWork: 20_000)
      let fresh = try cold.solve([height])
      #expect(known.status == fresh.status, "\(height)")
      #expect(known.conflicts == fresh.conflicts, "\(height)")
      #expect(known.givenUp == fresh.givenUp, "\(height)")
      #expect(zip(known.values, fresh.values).allSatisfy { isNear($0, $1) }, "\(height)")
    }
  }

  @Test func `vectors with the same conflicts share one search, also one that stops`() throws {
    var solver = try Solver(Self.rows(40), conflictWork: 20_000)
    _ = try solver.solve([400])
    let solves = solver.statistics.conflictSolves
    for height in stride(from: 401, to: 900, by: 7.0) { _ = try solver.solve([height]) }
    #expect(solver.statistics.conflictSolves <= 2 * solves)
  }

  /// Three widths, which are never negative, and required relations of them that can't hold together. The nearest point
  /// misses a width and a relation.
  @Test(arguments: [
    ([[(0, 1.0), (1, -1.0)], [(2, 1.0), (0, -1.0)], [(2, 1.0)]], [20.0, 20, 10], [2]),
    ([[(2, 1.0), (1, 1.0)], [(1, 1.0), (0, -1.0)], [(0, 1.0)]], [30.0, -20, -20], [2]),
  ])
  func `where a search stops, no width is given up as long as a relation can be`(
    relations: [[(Int, Double)]], constants: [Double], broken: [Int]
  ) throws {
    var system = LinearSystem()
    _ = system.addVariables(3)
    for width in 0..<3 {
      system.add(
        variable: width, .greaterOrEqual, constant: 0, giveUpRank: LinearSystem.lastGiveUpRank)
    }
    for (number, terms) in relations.enumerated() {
      system.add(
        terms.map { (variable: $0.0, coefficient: $0.1) },
        number == relations.count - 1 ? .lessOrEqual : .equal, constant: constants[number],
        giveUpRank: -1)
    }
    var solver = try Solver(system, conflictWork: 0)
    let solution = try solver.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(solution.givenUp == broken.map { 3 + $0 })
    #expect(solution.values.allSatisfy { $0 >= -1e-9 })
    #expect(holds(system, solution, []))
  }
}
