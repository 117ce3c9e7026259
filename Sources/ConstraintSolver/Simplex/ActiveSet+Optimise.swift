extension ActiveSet {
  /// Makes moves as long as the cost falls.
  ///
  /// At the end the answer is checked: the tableau with a vector made for this, the slopes by
  /// computing them again. If a small slope has decided something, the tableau is computed again,
  /// too.
  ///
  /// - Parameter slots: The constants.
  /// - Throws: ``SolverError/pivotLimit(pivots:)`` or
  ///   ``SolverError/unevenCoefficients(pivots:ratio:)`` instead of going on for ever.
  mutating func optimise(_ slots: borrowing Buffer<Double>) throws(SolverError) {
    let size = columnCount + rowCount
    let moveLimit = 2000 + 200 * size
    let stallLimit = 50 + 2 * size
    var moves = 0
    var stalls = 0
    var repairs = 0
    var isPerturbed = false
    while true {
      scratch.isDoubtful = false
      while let choice = choose() {
        moves += 1
        guard moves <= moveLimit else { throw unreached }
        let origin = abs(activeValue(choice.column))
        if let step = move(choice) {
          stalls = step > SimplexTolerance.stall * (1 + origin) ? 0 : stalls + 1
        } else {
          // The cost cannot fall for ever. So either an entry that should have stopped the move was
          // taken for zero, or the slope is only a rounding error.
          if pivotTolerance > 0 {
            pivotTolerance = 0
            refactor()
          } else {
            flatten(choice)
          }
        }
        if stalls > stallLimit {
          perturb(seed: moves)
          isPerturbed = true
          stalls = 0
        }
        if pivotsSinceRefactor > refactorLimit || factored?.isLong == true { refactor() }
      }
      if isPerturbed {
        isPerturbed = false
        evaluateBreakpoints(slots)
        settleAfterPerturbation()
      }
      if scratch.isDoubtful && pivotsSinceRefactor > 0 || !isAccurate() {
        refactor()
      } else {
        placeRowsKeepingTies()
        computeSlopes()
        if choose() == nil { break }
      }
      repairs += 1
      if repairs > Self.maximalRepairs { break }
    }
    checkInvariants()
  }

  private var refactorLimit: Int {
    factored == nil
      ? max(SimplexTolerance.refactor, columnCount) : SimplexTolerance.refactorFactored
  }

  /// Sets the slope of a choice to zero, on the side of its direction.
  private func flatten(_ choice: Choice) {
    let position = Int(activePosition[choice.column])
    var own = 0.0
    if Int(levels[position]) == choice.level {
      own = choice.isUp ? jumps[position] - below[position] : -below[position]
    }
    slope(choice.column)[choice.level] = -own
  }

  /// If coefficients differ by more than this factor, that counts as the reason of a failure.
  private static var evenRatio: Double { 1e9 }

  /// Why the optimum was not reached.
  private var unreached: SolverError {
    var (least, greatest) = (Double.infinity, 0.0)
    for index in Int(formTermStart[0])..<Int(formTermStart[rowCount]) {
      least = min(least, abs(formTerms[index].coefficient))
      greatest = max(greatest, abs(formTerms[index].coefficient))
    }
    for position in 0..<breakpointCount where Int(levels[position]) != anchorLevel {
      let weight = planBreakpoints[Int(order[position])].rowWeight
      least = min(least, weight)
      greatest = max(greatest, weight)
    }
    return greatest > Self.evenRatio * least
      ? .unevenCoefficients(pivots: pivots, ratio: greatest / least)
      : .pivotLimit(pivots: pivots)
  }

  /// The greatest number of times that the tableau is repaired. After that, the answer is taken as
  /// it is.
  private static var maximalRepairs: Int { 6 }

  /// Whether the tableau still agrees with the forms: for random active values, each form must have
  /// the value that its columns give it.
  ///
  /// The present values would not be a good test, because many of them are 0.
  private func isAccurate() -> Bool {
    let active = scratch.active
    var state: UInt64 = 0x9e37_79b9_7f4a_7c15
    for column in 0..<columnCount {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      active[column] = 0.5 + Double(state >> 40) / Double(1 << 24)
    }
    factored?.findValues(active)
    let rowValues = scratch.eventStep
    for row in 0..<rowCount { rowValues[row] = gatheredValue(row) }
    for form in 0..<rowCount {
      var sum = 0.0
      var magnitude = 1.0
      for index in Int(formTermStart[form])..<Int(formTermStart[form + 1]) {
        let part = formTerms[index].coefficient * testValue(Int(formTerms[index].index), rowValues)
        sum += part
        magnitude += abs(part)
      }
      if abs(sum - testValue(columnCount + form, rowValues)) > SimplexTolerance.residual * magnitude
      {
        return false
      }
    }
    return true
  }

  /// The value that an activity would have if the active ones had the values in `scratch.active`.
  private func testValue(_ activity: Int, _ rowValues: UnsafeMutablePointer<Double>) -> Double {
    let place = Int(location[activity])
    return place >= 0 ? scratch.active[place] : rowValues[~place]
  }

  /// Computes the values of the rows and moves each row to the interval of its value. A row at a
  /// breakpoint stays on its side.
  private func placeRowsKeepingTies(within part: Double = SimplexTolerance.value) {
    gatherValues()
    for row in 0..<rowCount {
      rowValues[row] = computedValue(row)
      if !isInside(row, within: part) {
        rowPosition[row] = Int32(interval(of: rowValues[row], rowActivity[row]))
      }
    }
  }

  /// Shifts each activity by a small amount of its own. Where many breakpoints meet at one point,
  /// moves of length zero could otherwise go round in a circle.
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

  /// Goes back to the true constants. The basis is optimal for the shifted constants. So it is
  /// optimal for the true ones, too, if near ties stay on their side.
  private func settleAfterPerturbation() {
    placeRowsKeepingTies(within: 1e-6)
    computeSlopes()
  }
}
