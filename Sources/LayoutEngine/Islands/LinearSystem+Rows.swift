import ConstraintSolver

extension LinearSystem {
  /// Makes the system of staged rows. Each row keeps its number. Rows that only decide ties come
  /// after them.
  ///
  /// - Parameters:
  ///   - excluded: The numbers of rows to leave out. The rows after them then get other numbers.
  ///   - giveUpRank: The order in which conflicting rows are given up: the lowest first.
  init(
    _ rows: [IslandBuilder.StagedRow], without excluded: Set<Int> = [], variableCount: Int,
    parameterCount: Int, giveUpRank: (IslandBuilder.StagedRow) -> Int32 = { _ in 0 }
  ) {
    self.init(parameterCount: parameterCount)
    _ = addVariables(variableCount)
    var hasPlainHugging = false
    for (number, row) in rows.enumerated() where !excluded.contains(number) {
      add(row, row.strength, giveUpRank: giveUpRank(row))
      if row.strength.isPlainHugging { hasPlainHugging = true }
    }
    guard hasPlainHugging else { return }
    for (number, row) in rows.enumerated() where !excluded.contains(number) {
      if let tieBreak = row.strength.tieBreak { add(row, tieBreak, giveUpRank: 0) }
    }
  }

  private mutating func add(
    _ row: IslandBuilder.StagedRow, _ strength: RowStrength, giveUpRank: Int32
  ) {
    add(
      row.form.terms, row.relation, constant: -row.form.constant,
      parameterTerms: row.form.parameters.map { ($0.parameter, -$0.coefficient) },
      strength: strength.strength, giveUpRank: giveUpRank)
  }
}
