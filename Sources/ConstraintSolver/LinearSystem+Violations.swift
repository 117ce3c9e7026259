extension LinearSystem {
  /// By how much a point violates a constraint.
  func violation(_ index: Int, at values: [Double], _ parameters: [Double]) -> Double {
    var gap = -rows[index].constant
    for position in parameterRange(index) {
      let term = parameterTerms[position]
      gap -= term.coefficient * parameters[Int(term.index)]
    }
    for position in termRange(index) {
      gap += terms[position].coefficient * values[Int(terms[position].index)]
    }
    switch rows[index].relation {
    case .equal: return abs(gap)
    case .lessOrEqual: return max(0, gap)
    case .greaterOrEqual: return max(0, -gap)
    }
  }

  /// Whether a point violates a constraint by more than a rounding error.
  func isViolated(_ index: Int, at values: [Double], _ parameters: [Double]) -> Bool {
    var size = 1 + abs(rows[index].constant)
    for position in parameterRange(index) {
      let term = parameterTerms[position]
      size += abs(term.coefficient * parameters[Int(term.index)])
    }
    for position in termRange(index) {
      size += abs(terms[position].coefficient * values[Int(terms[position].index)])
    }
    return violation(index, at: values, parameters) > SimplexTolerance.value * size
  }

  /// The sums of the violations, one sum for each strength.
  ///
  /// - Parameter strengths: The strengths below required that occur, from strong to weak.
  func violations(
    at values: [Double], _ parameters: [Double], _ strengths: [Strength]
  ) -> [(priority: Double, rank: Int8, total: Double)] {
    var totals = strengths.map { (priority: $0.priority, rank: $0.rank, total: 0.0) }
    for index in rows.indices where !rows[index].isRequired {
      let violation = violation(index, at: values, parameters)
      if violation == 0 { continue }
      // Binary search for the first strength that is not above this one.
      var low = 0
      var high = totals.count - 1
      while low < high {
        let middle = (low + high) / 2
        if strengths[middle] > rows[index].strength {
          low = middle + 1
        } else {
          high = middle
        }
      }
      totals[low].total += violation
    }
    return totals
  }
}
