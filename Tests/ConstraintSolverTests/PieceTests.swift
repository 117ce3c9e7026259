import Testing

@testable import ConstraintSolver

@Suite struct PieceTests {
  /// Solves for each vector with and without pieces, and from the beginning.
  private func compare(
    _ problem: Problem, _ vectors: [[Double]], options: SolveOptions, _ comment: String
  ) throws {
    var with = try Solver(problem.system)
    var without = try Solver(problem.system, remembering: false)
    for vector in vectors {
      let comment = Comment(rawValue: "\(comment), vector \(vector)")
      let first = try with.solve(vector, options: options)
      let second = try without.solve(vector, options: options)
      #expect(first.status == second.status, comment)
      #expect(first.givenUp == second.givenUp, comment)
      #expect(first.ambiguous == second.ambiguous, comment)
      for (a, b) in zip(first.violations, second.violations) {
        #expect(isNear(a.total, b.total), comment)
      }
      for (a, b) in zip(first.values, second.values) { #expect(isNear(a, b), comment) }
    }
    #expect(without.statistics.pieces == 0)
  }

  private func vectors(_ count: Int, using random: inout SplitMix64) -> [[Double]] {
    (0..<count).map { number in
      // Multiples of ten, where breakpoints meet, and numbers of all sizes.
      let width =
        number % 2 == 0
        ? Double(Int.random(in: 0...60, using: &random) * 10)
        : Double.random(in: -50...1500, using: &random)
      return [
        width, number % 7 == 6 ? Double.random(in: -20...200, using: &random) : 40,
        number % 11 == 10 ? Double(Int.random(in: -2...20, using: &random) * 10) : 80,
      ]
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `what is remembered changes no answer`(seed: UInt64) throws {
    var random = SplitMix64(seed: 1000 + seed)
    let problem = Problem.layout(views: 4 + Int(seed % 20), using: &random)
    try compare(
      problem, vectors(50, using: &random),
      options: seed % 2 == 0 ? [.ambiguity, .violations] : [.violations], "seed \(seed)")
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `what is remembered changes no answer of random systems`(seed: UInt64) throws {
    var random = SplitMix64(seed: 2000 + seed)
    var problem = Problem.small(variables: 5, rows: 14, using: &random)
    problem.parameterCount = 3
    for index in problem.constraints.indices {
      problem.constraints[index].parameterTerms = [
        (parameter: Int.random(in: 0..<3, using: &random), coefficient: random.pick([0, 1, -0.5]))
      ]
    }
    let vectors = (0..<50).map { _ in
      (0..<3).map { _ in Double(Int.random(in: -12...12, using: &random)) }
    }
    try compare(problem, vectors, options: [.ambiguity, .violations], "seed \(seed)")
  }

  @Test func `a parameter that begins to change late is noticed`() throws {
    // x >= a, x == b at 750: the greater of the two.
    var problem = Problem(variableCount: 1, parameterCount: 2)
    problem.add([(0, 1)], .greaterOrEqual, 0)
    problem.add([(0, 1)], .equal, 0, 750)
    problem.constraints[0].parameterTerms = [(parameter: 0, coefficient: 1)]
    problem.constraints[1].parameterTerms = [(parameter: 1, coefficient: 1)]
    var solver = try Solver(problem.system)
    for (a, b) in [(1, 5), (2, 5), (3, 5), (4, 5), (6, 5), (7, 5), (7, 9), (8, 9), (3, 2)] {
      let expected = Double(max(a, b))
      #expect(isNear(try solver.solve([Double(a), Double(b)]).values[0], expected))
    }
    #expect(solver.statistics.pieces > 0)
  }

  @Test func `values can be written to memory of the caller`() throws {
    // The required pair cannot hold below 10.
    var problem = Problem(variableCount: 2, parameterCount: 1)
    problem.add([(0, 1)], .lessOrEqual, 0)
    problem.constraints[0].parameterTerms = [(parameter: 0, coefficient: 1)]
    problem.add([(0, 1)], .greaterOrEqual, 10)
    problem.add([(1, 1), (0, -1)], .equal, 5)
    var solver = try Solver(problem.system)
    var values: [Double] = []
    for parameter in [20.0, 3, 30, 10, 9, 11] {
      let status = try solver.solve([parameter], into: &values)
      let solution = try problem.solved([parameter])
      #expect(values == solution.values && status == solution.status, "parameter \(parameter)")
    }
  }

  @Test func `a second turn round the same sizes takes no pivots`() throws {
    var random = SplitMix64(seed: 5)
    let problem = Problem.layout(views: 24, using: &random)
    var solver = try Solver(problem.system)
    let sizes = (0..<40).map { [300 + 20 * Double($0), 40, 80] }
    for _ in 0..<3 { for size in sizes { _ = try solver.solve(size) } }
    let pivots = solver.statistics.pivots
    for size in sizes.reversed() { _ = try solver.solve(size) }
    #expect(solver.statistics.pivots == pivots)
  }

  @Test func `what is remembered is bounded`() throws {
    // The median of many numbers changes its breakpoint again and again.
    var problem = Problem(variableCount: 2, parameterCount: 1)
    for index in 0..<400 { problem.add([(0, 1), (1, 1)], .equal, Double(index), 500) }
    problem.add([(0, 1)], .equal, 0, 600)
    problem.constraints[400].parameterTerms = [(parameter: 0, coefficient: 1)]
    for index in 0..<400 { problem.add([(1, 1)], .equal, Double(index) * 2, 500) }
    var solver = try Solver(problem.system)
    for step in 0..<2000 {
      _ = try solver.solve([Double(step * 617 % 1009) - 300])
      #expect(solver.statistics.pieces <= PieceTable.maximalPieces)
      #expect(solver.statistics.pieceNumbers <= PieceTable.maximalNumbers)
    }
    #expect(solver.statistics.pieces > 0)
  }

  @Test func `components with too many changing parameters are solved as before`() throws {
    var problem = Problem(variableCount: 1, parameterCount: 12)
    for parameter in 0..<12 {
      problem.add([(0, 1)], .greaterOrEqual, 0, 750)
      problem.constraints[parameter].parameterTerms = [(parameter: parameter, coefficient: 1)]
    }
    problem.add([(0, 1)], .lessOrEqual, 0, 250)
    var random = SplitMix64(seed: 8)
    var solver = try Solver(problem.system)
    for _ in 0..<50 {
      let vector = (0..<12).map { _ in Double(Int.random(in: 0...99, using: &random)) }
      #expect(try solver.solve(vector).values[0] == vector.max())
    }
    #expect(solver.statistics.pieces == 0)
  }
}
