import ConstraintSolver

extension Problem {
  /// Variables that depend on one another every which way, so that one component with many ties
  /// remains.
  ///
  /// Coefficients of 0.3333 leave 0.0001 of three of them: tableaus that rounding spoils sooner than
  /// those of a layout.
  static func coupled(variables: Int, using random: inout SplitMix64) -> Problem {
    var problem = Problem(variableCount: variables, parameterCount: 3)
    for _ in 0..<3 * variables {
      var terms: [(Int, Double)] = []
      for _ in 0..<Int.random(in: 2...4, using: &random) {
        let variable = Int.random(in: 0..<variables, using: &random)
        terms.append((variable, random.pick([1.0, -1, 1, -1, 0.5, 2, -0.3333])))
      }
      problem.add(
        terms, random.pick([LinearSystem.Relation.equal, .lessOrEqual, .greaterOrEqual]),
        Double(Int.random(in: -9...9, using: &random)) * 8,
        random.pick([100.0, 250, 250, 251, 750, 750.5, 999]))
      if Int.random(in: 0..<3, using: &random) == 0 {
        problem.constraints[problem.constraints.count - 1].parameterTerms = [
          (
            parameter: Int.random(in: 0...2, using: &random),
            coefficient: random.pick([1.0, 0.5, -1])
          )
        ]
      }
    }
    for variable in 0..<variables {
      problem.add([(variable, 1)], .greaterOrEqual, 0, random.pick([1000, 1000, 900]))
      problem.add(
        [(variable, 1)], .equal, Double(Int.random(in: 0...20, using: &random) * 10),
        random.pick([100, 250.0, 500]))
    }
    return problem
  }

  /// Multiplies rows by powers of ten, and the first coefficient of some by another.
  mutating func unbalance(using random: inout SplitMix64) {
    for index in constraints.indices {
      let factor = random.pick([1e-6, 1e-3, 1.0, 1e3, 1e6])
      let other = random.pick([1e-6, 1.0, 1.0, 1e6])
      constraints[index].constant *= factor
      for term in constraints[index].terms.indices {
        constraints[index].terms[term].coefficient *= term == 0 ? factor * other : factor
      }
    }
  }
}
