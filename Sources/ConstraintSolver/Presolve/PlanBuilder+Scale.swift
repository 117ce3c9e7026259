extension PlanBuilder {
  /// If the coefficients of one row differ by more than this factor, the columns get other units.
  private static let unevenRow = 100.0

  /// The greatest number of passes. More passes change little.
  private static let passes = 20

  /// Chooses a unit for each column, so that the coefficients within each row have similar sizes.
  ///
  /// If a component had multipliers of a millionth and of a million, the simplex could not tell
  /// small numbers from rounding errors. Units are powers of two, which cause no rounding. In
  /// layouts whose multipliers are between a tenth and ten, all are 1.
  mutating func scaleColumns() {
    var rows: [Range<Int>] = []
    var isUneven = false
    func add(_ start: Int32, _ count: Int32) {
      guard count > 1 else { return }
      rows.append(Int(start)..<Int(start + count))
      var (least, greatest) = (Double.infinity, 0.0)
      for index in Int(start)..<Int(start + count) {
        least = min(least, abs(presolve.poolCoefficient[index]))
        greatest = max(greatest, abs(presolve.poolCoefficient[index]))
      }
      if greatest > Self.unevenRow * least { isUneven = true }
    }
    for index in presolve.equations.indices where presolve.equations[index].isLive {
      add(presolve.equations[index].start, presolve.equations[index].count)
    }
    for index in presolve.reducedRows.indices {
      add(presolve.reducedRows[index].start, presolve.reducedRows[index].count)
    }
    guard isUneven else { return }
    balance(rows)
  }

  /// Balances the logarithms, in turns for rows and for columns.
  private mutating func balance(_ rows: [Range<Int>]) {
    let exponents = Buffer<Double>(repeating: 0, count: unit.count)
    let sums = Buffer<Double>(repeating: 0, count: unit.count)
    let counts = Buffer<Int32>(repeating: 0, count: unit.count)
    for _ in 0..<Self.passes {
      for index in sums.indices {
        sums[index] = 0
        counts[index] = 0
      }
      for row in rows {
        var mean = 0.0
        for index in row { mean += logarithm(index) + exponents[columnOfTerm(index)] }
        mean /= Double(row.count)
        for index in row {
          sums[columnOfTerm(index)] += mean - logarithm(index)
          counts[columnOfTerm(index)] += 1
        }
      }
      for column in exponents.indices where counts[column] > 0 {
        exponents[column] = sums[column] / Double(counts[column])
      }
    }
    for column in exponents.indices where counts[column] > 0 {
      let exponent = Int(min(max(exponents[column], -100), 100))
      unit[column] = Double(sign: .plus, exponent: exponent, significand: 1)
    }
  }

  private func columnOfTerm(_ index: Int) -> Int {
    Int(column[presolve.poolVariable[index]])
  }

  /// The binary logarithm of a coefficient, rounded down to a whole number.
  private func logarithm(_ index: Int) -> Double {
    let coefficient = abs(presolve.poolCoefficient[index])
    return Double(coefficient.exponent) + (coefficient.significand > 1.41 ? 0.5 : 0)
  }
}
