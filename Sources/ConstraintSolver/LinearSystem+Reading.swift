extension LinearSystem {
  /// One constraint, as it was added.
  package struct Constraint {
    package var terms: [(variable: Int, coefficient: Double)]
    package var relation: Relation
    package var constant: Double
    package var parameterTerms: [(parameter: Int, coefficient: Double)]
    package var priority: Double

    /// Whether it must hold.
    package var isRequired: Bool { priority >= LinearSystem.required }
  }

  /// The constraint of this number, from 0 in the order of adding.
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
