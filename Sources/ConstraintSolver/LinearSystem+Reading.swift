extension LinearSystem {
  /// One constraint as the caller added it.
  package struct Constraint {
    package var terms: [(variable: Int, coefficient: Double)]
    package var relation: Relation
    package var constant: Double
    package var parameterTerms: [(parameter: Int, coefficient: Double)]
    package var priority: Double

    /// Whether the constraint must hold.
    package var isRequired: Bool { priority >= LinearSystem.required }
  }

  /// The constraint with this number. Numbers count from 0 in the order of adding.
  package func constraint(_ index: Int) -> Constraint {
    let row = rows[index]
    return Constraint(
      terms: terms[termRange(index)].map { (Int($0.index), $0.coefficient) },
      relation: row.relation, constant: row.constant,
      parameterTerms: parameterTerms[parameterRange(index)].map {
        (Int($0.index), $0.coefficient)
      },
      priority: row.priority)
  }
}

extension LinearSystem {
  /// The left side of a constraint minus its right side: 0 if it holds with equality.
  package func residual(of constraint: Int, values: [Double], parameters: [Double]) -> Double {
    var result = -rows[constraint].constant
    for position in termRange(constraint) {
      result += terms[position].coefficient * values[Int(terms[position].index)]
    }
    for position in parameterRange(constraint) {
      result -=
        parameterTerms[position].coefficient * parameters[Int(parameterTerms[position].index)]
    }
    return result
  }
}
