extension ActiveSet {
  /// Moves as long as the cost falls.
  ///
  /// - Parameters:
  ///   - slots: The constants.
  ///   - isCold: Whether the answer is to be checked in any case; else now and then.
  /// - Throws: ``SolverError/pivotLimit(pivots:)`` rather than going on for ever.
  mutating func optimise(
    _ slots: borrowing Buffer<Double>, isCold: Bool
  ) throws(SolverError) {
    let size = columnCount + rowCount
    let moveLimit = 2000 + 200 * size
    let stallLimit = 50 + 2 * size
    var moves = 0
    var stalls = 0
    var repairs = 0
    var isPerturbed = false
    var pivotsAtRefactor = pivots
    while true {
      while let choice = choose() {
        moves += 1
        guard moves <= moveLimit else { throw .pivotLimit(pivots: pivots) }
        let origin = abs(activeValue(choice.column))
        if let step = move(choice) {
          stalls = step > SimplexTolerance.stall * (1 + origin) ? 0 : stalls + 1
        } else {
          // The cost cannot fall for ever: what stops it was taken for zero, or is rounding.
          pivotTolerance = 0
          repairs += 1
          guard repairs <= Self.maximalRepairs else { throw .pivotLimit(pivots: pivots) }
          refactor()
        }
        if stalls > stallLimit {
          perturb(seed: moves)
          isPerturbed = true
          stalls = 0
        }
        if pivots - pivotsAtRefactor > SimplexTolerance.refactor {
          pivotsAtRefactor = pivots
          refactor()
        }
      }
      if isPerturbed {
        isPerturbed = false
        evaluateBreakpoints(slots)
        settleAfterPerturbation()
      }
      if moves == 0 || !isCold && uncheckedPivots < SimplexTolerance.checkInterval { break }
      uncheckedPivots = 0
      if isAccurate() {
        placeRowsKeepingTies()
        computeSlopes()
        if choose() == nil { break }
      } else {
        refactor()
      }
      repairs += 1
      if repairs > Self.maximalRepairs { break }
    }
    checkInvariants()
  }

  /// So often the tableau is put right before the answer is taken as it is.
  private static var maximalRepairs: Int { 6 }

  /// Whether the forms still have the values that their columns give them.
  private func isAccurate() -> Bool {
    for form in 0..<rowCount {
      var sum = 0.0
      var magnitude = 1.0
      for index in Int(formTermStart[form])..<Int(formTermStart[form + 1]) {
        let part = formTerms[index].coefficient * columnValue(Int(formTerms[index].index))
        sum += part
        magnitude += abs(part)
      }
      let value = columnValue(columnCount + form)
      if abs(sum - value) > 1e-11 * magnitude { return false }
    }
    return true
  }

  /// Puts the rows where their values are; at a breakpoint the side that was found stays.
  private func placeRowsKeepingTies(within part: Double = SimplexTolerance.value) {
    for row in 0..<rowCount {
      rowValues[row] = computedValue(row)
      if !isInside(row, within: part) {
        rowPosition[row] = Int32(interval(of: rowValues[row], rowActivity[row]))
      }
    }
  }

  /// Shifts each activity by a little of its own, where many breakpoints meet at one point and
  /// moves of length zero could go round in a circle.
  private func perturb(seed: Int) {
    var state = UInt64(truncatingIfNeeded: seed) &* 0x9e37_79b9_7f4a_7c15 | 1
    for activity in 0..<Int32(columnCount + rowCount) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let random = Double(state >> 40) / Double(1 << 24) - 0.5
      for position in start(activity)..<end(activity) {
        values[position] += random * Self.perturbation * (1 + abs(values[start(activity)]))
      }
    }
    placeRowsKeepingTies()
    computeSlopes()
  }

  private static var perturbation: Double { 1e-8 }

  /// Goes back to the true constants. The basis is the best for the shifted ones, and so for these,
  /// where what is nearly a tie stays on its side.
  private func settleAfterPerturbation() {
    placeRowsKeepingTies(within: 1e-6)
    computeSlopes()
  }
}
