import ConstraintSolver

/// A generator whose numbers are the same in every run.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

extension SplitMix64 {
  /// One of a few.
  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &self)]
  }
}

/// A system as a list, to be shuffled, scaled and compared.
struct Problem {
  struct Constraint {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: LinearSystem.Relation
    var constant: Double
    var parameterTerms: [(parameter: Int, coefficient: Double)] = []
    var priority = LinearSystem.required
    var rank: Int8 = 0
    var giveUpRank: Int32 = 0

    var strength: Strength { Strength(priority: priority, rank: rank) }
  }

  var variableCount: Int
  var parameterCount = 0
  var constraints: [Constraint] = []

  var system: LinearSystem {
    var system = LinearSystem(parameterCount: parameterCount)
    _ = system.addVariables(variableCount)
    for constraint in constraints {
      system.add(
        constraint.terms, constraint.relation, constant: constraint.constant,
        parameterTerms: constraint.parameterTerms, strength: constraint.strength,
        giveUpRank: constraint.giveUpRank)
    }
    return system
  }

  func solved(
    _ parameters: [Double] = [], options: SolveOptions = [.ambiguity, .violations]
  ) throws -> Solution {
    var solver = try Solver(system)
    return try solver.solve(parameters, options: options)
  }

  mutating func add(
    _ terms: [(Int, Double)], _ relation: LinearSystem.Relation, _ constant: Double,
    _ priority: Double = LinearSystem.required
  ) {
    constraints.append(
      Constraint(
        terms: terms.map { (variable: $0.0, coefficient: $0.1) }, relation: relation,
        constant: constant, priority: priority))
  }
}

extension Problem {
  /// Views in a row of a root, with sizes of their own, gaps, equal widths and disputes: variable
  /// 2 i is the position of view i, 2 i + 1 its width. View 0 is the root; its width is parameter 0,
  /// and the widths of texts are the others.
  static func layout(views: Int, using random: inout SplitMix64) -> Problem {
    var problem = Problem(variableCount: 2 * views, parameterCount: 3)
    let priorities = [1, 48, 249, 250, 250, 250.5, 251, 750, 750, 751, 999]
    func x(_ view: Int) -> Int { 2 * view }
    func w(_ view: Int) -> Int { 2 * view + 1 }
    problem.add([(x(0), 1)], .equal, 0)
    problem.add([(w(0), 1)], .equal, 0)
    problem.constraints[1].parameterTerms = [(parameter: 0, coefficient: 1)]
    for view in 1..<views {
      let home = Int.random(in: 0..<view, using: &random)
      let gap = Double(Int.random(in: 0...4, using: &random) * 4)
      func optional(_ chance: Double) -> Double {
        Double.random(in: 0..<1, using: &random) < chance
          ? random.pick(priorities) : LinearSystem.required
      }
      if Bool.random(using: &random) { problem.add([(w(view), 1)], .greaterOrEqual, 0) }
      let want = Double(Int.random(in: 1...12, using: &random) * 10)
      problem.add([(w(view), 1)], .lessOrEqual, want, optional(1))
      problem.add([(w(view), 1)], .greaterOrEqual, want, optional(1))
      if Int.random(in: 0..<4, using: &random) == 0 {
        let parameter = Int.random(in: 1...2, using: &random)
        for index in problem.constraints.count - 2..<problem.constraints.count {
          problem.constraints[index].parameterTerms = [(parameter: parameter, coefficient: 1)]
        }
      }
      switch Int.random(in: 0..<5, using: &random) {
      case 0:  // After the other view, inside the root.
        problem.add([(x(view), 1), (x(home), -1), (w(home), -1)], .equal, gap, optional(0.2))
        problem.add(
          [(x(view), 1), (w(view), 1), (x(0), -1), (w(0), -1)], .lessOrEqual, -gap, optional(0.6))
      case 1:  // Pinned to both edges.
        problem.add([(x(view), 1), (x(home), -1)], .equal, gap, optional(0.2))
        problem.add(
          [(x(home), 1), (w(home), 1), (x(view), -1), (w(view), -1)], .equal, gap, optional(0.3))
      case 2:  // Centred.
        problem.add(
          [(x(view), 1), (w(view), 0.5), (x(home), -1), (w(home), -0.5)], .equal, 0, optional(0.3))
      case 3:  // As wide as the other view, or a part of it.
        let part = random.pick([1.0, 0.5, 0.25])
        problem.add([(w(view), 1), (w(home), -part)], .equal, gap, optional(0.4))
        problem.add([(x(view), 1), (x(home), -1)], .greaterOrEqual, gap, optional(0.4))
      default:  // Nothing more: its position is open.
        problem.add([(x(view), 1), (x(home), -1)], .greaterOrEqual, gap, optional(0.8))
      }
    }
    return problem
  }

  /// Few variables and small whole numbers, so that a reference can try all vertices.
  static func small(variables: Int, rows: Int, using random: inout SplitMix64) -> Problem {
    var problem = Problem(variableCount: variables)
    for _ in 0..<rows {
      var terms: [(Int, Double)] = []
      for variable in 0..<variables where Int.random(in: 0..<5, using: &random) < 3 {
        terms.append((variable, Double(Int.random(in: -2...2, using: &random))))
      }
      let relations: [LinearSystem.Relation] = [.equal, .lessOrEqual, .greaterOrEqual]
      problem.add(
        terms, random.pick(relations),
        Double(Int.random(in: -9...9, using: &random)),
        random.pick([1000, 1000, 750, 500, 500, 250, 250, 250]))
    }
    return problem
  }
}

/// Whether two values are the same but for rounding.
func isNear(_ a: Double, _ b: Double, within tolerance: Double = 1e-6) -> Bool {
  abs(a - b) <= tolerance * (1 + max(abs(a), abs(b)))
}
