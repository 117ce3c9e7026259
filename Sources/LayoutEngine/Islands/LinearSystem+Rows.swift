import ConstraintSolver

extension LinearSystem {
  /// The system of staged rows: each has its number; what only decides ties comes after them.
  ///
  /// - Parameters:
  ///   - excluded: Numbers of rows that take no part; then those after them have others.
  ///   - breakRank: Which of several conflicting rows is given up first: the lowest.
  init(
    _ rows: [IslandBuilder.StagedRow], without excluded: Set<Int> = [], variableCount: Int,
    parameterCount: Int, breakRank: (IslandBuilder.StagedRow) -> Int32 = { _ in 0 }
  ) {
    self.init(parameterCount: parameterCount)
    _ = addVariables(variableCount)
    var hasPlainHugging = false
    for (number, row) in rows.enumerated() where !excluded.contains(number) {
      add(row, row.strength, breakRank: breakRank(row))
      if row.strength.isPlainHugging { hasPlainHugging = true }
    }
    guard hasPlainHugging else { return }
    for (number, row) in rows.enumerated() where !excluded.contains(number) {
      if let tieBreak = row.strength.tieBreak { add(row, tieBreak, breakRank: 0) }
    }
  }

  private mutating func add(
    _ row: IslandBuilder.StagedRow, _ strength: RowStrength, breakRank: Int32
  ) {
    add(
      row.form.terms, row.relation, constant: -row.form.constant,
      parameterTerms: row.form.parameters.map { ($0.parameter, -$0.coefficient) },
      strength: strength.strength, breakRank: breakRank)
  }
}
