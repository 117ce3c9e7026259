extension PlanBuilder {
  /// The sums of columns that occur. Sums that are multiples of one another are one form.
  ///
  /// "w >= 0", hugging, resistance and "w == 44" are four rows but one cost of w. If they stayed
  /// separate, equal forms would only replace one another in degenerate pivots.
  struct Forms: ~Copyable {
    /// The first term of each form, and one more entry at the end.
    var termStart = Buffer<Int32>()
    var terms = Buffer<LinearSystem.Term>()
    var count = 0

    // A hash table with open addressing; -1 marks a free place.
    var table: Buffer<Int32>

    init(rows: Int) {
      var size = 16
      while size < rows * 2 { size *= 2 }
      table = Buffer(repeating: -1, count: size)
      termStart.append(0)
    }
  }

  /// Two forms are equal if their coefficients differ by less than this. The table looks them up by
  /// the leading bits of their coefficients.
  private static let sameCoefficient = 1e-13

  /// Assigns rows to columns (activities from 0) and to forms (activities from
  /// `solvedColumnCount`).
  mutating func collectForms(_ plan: Plan) -> Forms {
    var rows = presolve.reducedRows.count
    for index in presolve.equations.indices where presolve.equations[index].isLive { rows += 1 }
    var forms = Forms(rows: rows)
    for index in presolve.equations.indices where presolve.equations[index].isLive {
      let row = presolve.equations[index]
      enter(row.start, row.count, .equal, 0, row.right, &forms, plan)
    }
    for index in presolve.reducedRows.indices {
      let row = presolve.reducedRows[index]
      let original = presolve.system.rows[Int(row.constraint)]
      enter(
        row.start, row.count, original.relation, levels.level(of: original.strength), row.right,
        &forms, plan)
    }
    return forms
  }

  private mutating func enter(
    _ start: Int32, _ count: Int32, _ relation: LinearSystem.Relation, _ level: Int32,
    _ right: AffineValue, _ forms: inout Forms, _ plan: Plan
  ) {
    if count == 0 { return }
    let activity: Int32
    let unit: Double
    if count == 1 {
      activity = column[presolve.poolVariable[start]]
      unit = presolve.poolCoefficient[start] * self.unit[activity]
    } else {
      (activity, unit) = form(start, count, &forms, plan)
    }
    let weight = level == 0 ? 1 : abs(unit)
    var breakpoint = Plan.Breakpoint(
      value: right / unit, below: 0, above: 0, rowWeight: abs(unit), level: level)
    let isUpper = relation == .lessOrEqual
    if relation == .equal || isUpper == (unit > 0) { breakpoint.above = weight }
    if relation == .equal || isUpper != (unit > 0) { breakpoint.below = weight }
    entries.append(Entry(activity: activity, breakpoint: breakpoint))
  }

  /// The activity of a sum of columns, and the factor by which it is multiplied to give the row.
  private mutating func form(
    _ start: Int32, _ count: Int32, _ forms: inout Forms, _ plan: Plan
  ) -> (activity: Int32, unit: Double) {
    let first = forms.terms.count
    for index in Int(start)..<Int(start + count) {
      let column = column[presolve.poolVariable[index]]
      forms.terms.append(
        LinearSystem.Term(
          index: column, coefficient: presolve.poolCoefficient[index] * self.unit[column]))
    }
    sort(forms.terms, from: first)
    let unit = leading(forms.terms, from: first)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in first..<forms.terms.count {
      let scaled = forms.terms[index].coefficient / unit
      forms.terms[index].coefficient = scaled
      let bits = (scaled.bitPattern &+ (1 << 15)) >> 16
      hash = (hash ^ UInt64(forms.terms[index].index)) &* 0x9e37_79b9_7f4a_7c15
      hash = ((hash ^ bits) &* 0x9e37_79b9_7f4a_7c15)
      hash ^= hash >> 29
    }
    let mask = forms.table.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while forms.table[slot] >= 0 {
      let other = forms.table[slot]
      if isSame(other, first, forms) {
        forms.terms.truncate(to: first)
        return (Int32(plan.solvedColumnCount) + other, unit)
      }
      slot = (slot + 1) & mask
    }
    let number = Int32(forms.count)
    forms.table[slot] = number
    forms.count += 1
    forms.termStart.append(Int32(forms.terms.count))
    return (Int32(plan.solvedColumnCount) + number, unit)
  }

  /// Sorts the terms from `first` on by column.
  private func sort(_ terms: borrowing Buffer<LinearSystem.Term>, from first: Int) {
    if terms.count - first > 24 {
      var added = UnsafeMutableBufferPointer(
        start: terms.base + first, count: terms.count - first)
      added.sort { $0.index < $1.index }
      return
    }
    for index in first..<terms.count {
      let term = terms[index]
      var position = index
      while position > first && terms[position - 1].index > term.index {
        terms[position] = terms[position - 1]
        position -= 1
      }
      terms[position] = term
    }
  }

  /// The first of the largest coefficients. Rounding noise must not decide which one it is.
  private func leading(_ terms: borrowing Buffer<LinearSystem.Term>, from first: Int) -> Double {
    var largest = 0.0
    for index in first..<terms.count { largest = max(largest, abs(terms[index].coefficient)) }
    for index in first..<terms.count
    where abs(terms[index].coefficient) >= largest * (1 - 1e-9) {
      return terms[index].coefficient
    }
    return largest
  }

  private func isSame(_ number: Int32, _ first: Int, _ forms: borrowing Forms) -> Bool {
    let start = Int(forms.termStart[number])
    let count = Int(forms.termStart[number + 1]) - start
    guard count == forms.terms.count - first else { return false }
    for offset in 0..<count {
      let a = forms.terms[start + offset]
      let b = forms.terms[first + offset]
      if a.index != b.index
        || abs(a.coefficient - b.coefficient) > Self.sameCoefficient * abs(a.coefficient)
      {
        return false
      }
    }
    return true
  }
}
