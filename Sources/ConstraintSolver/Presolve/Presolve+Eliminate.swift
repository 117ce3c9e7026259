extension Presolve {
  /// Rewrites every remaining row in terms of representatives.
  mutating func reduceRows() {
    for row in equations.indices where equations[row].isLive {
      let equation = equations[row]
      equations[row].right = reduce(Int(equation.start), Int(equation.count), equation.right)
      equations[row].count = Int32(scratchVariable.count)
      equations[row].start = storeScratch()
    }
    for variable in isUsed.indices { isUsed[variable] = false }
    reducedRows.removeAll()
    for row in 0..<system.rows.count where !isRequiredEquality(row) {
      let range = system.termRange(row)
      let right = reduce(range.lowerBound, range.count, rightSide(row))
      for index in scratchVariable.indices { isUsed[scratchVariable[index]] = true }
      let count = Int32(scratchVariable.count)
      reducedRows.append(
        ReducedRow(start: storeScratch(), count: count, constraint: Int32(row), right: right))
    }
  }

  /// Removes equalities that contain a variable which occurs nowhere else.
  ///
  /// - Returns: Whether a merged row has fewer than three variables, so that uniting can go on.
  mutating func eliminate() -> Bool {
    var members = EquationMembers(variables: system.variableCount)
    for variable in equationCount.indices { equationCount[variable] = 0 }
    for row in equations.indices where equations[row].isLive {
      members.add(row, equations[row], poolVariable)
      for index in termRange(equations[row]) { equationCount[poolVariable[index]] += 1 }
    }
    var singletons = Buffer<Int32>()
    var doubletons = Buffer<Int32>()
    // The later variables go first, so that the earlier ones stay and are drawn to 0 where
    // nothing determines them.
    for variable in (0..<system.variableCount).reversed() where canGo(variable) {
      if equationCount[variable] == 1 { singletons.append(Int32(variable)) }
      if equationCount[variable] == 2 { doubletons.append(Int32(variable)) }
    }
    removeSingletons(&singletons, members)
    return mergeDoubletons(doubletons, &singletons, &members)
  }

  private func canGo(_ variable: Int) -> Bool {
    parent[variable] == Int32(variable) && !isUsed[variable] && !isEliminated[variable]
  }

  func termRange(_ equation: Equation) -> Range<Int> {
    Int(equation.start)..<Int(equation.start + equation.count)
  }

  /// Removes the row of each variable that occurs in one equality and nothing else. Afterwards
  /// other variables may occur in one equality only.
  private mutating func removeSingletons(
    _ singletons: inout Buffer<Int32>, _ members: borrowing EquationMembers
  ) {
    var next = 0
    while next < singletons.count {
      let variable = Int(singletons[next])
      next += 1
      guard canGo(variable), equationCount[variable] == 1,
        let row = members.first(Int32(variable), in: equations)
      else { continue }
      record(variable, from: row)
      equations[row].isLive = false
      for index in termRange(equations[row]) {
        let other = poolVariable[index]
        equationCount[other] -= 1
        if equationCount[other] == 1 && canGo(Int(other)) { singletons.append(other) }
      }
    }
    singletons.removeAll()
  }

  /// Records that `variable` is computed from the other variables of `row`.
  private mutating func record(_ variable: Int, from row: Int) {
    let equation = equations[row]
    let coefficient = self.coefficient(of: Int32(variable), in: equation)
    let start = Int32(eliminatedTerms.count)
    for index in termRange(equation) where poolVariable[index] != Int32(variable) {
      eliminatedTerms.append(
        LinearSystem.Term(
          index: poolVariable[index], coefficient: -poolCoefficient[index] / coefficient))
    }
    eliminated.append(
      EliminatedVariable(
        variable: Int32(variable), termStart: start,
        termCount: Int32(eliminatedTerms.count) - start, right: equation.right / coefficient))
    isEliminated[variable] = true
  }

  private func coefficient(of variable: Int32, in equation: Equation) -> Double {
    for index in termRange(equation) where poolVariable[index] == variable {
      return poolCoefficient[index]
    }
    return 0
  }

  /// Merging may copy this many terms for each term of the system. Without a limit, rows that many
  /// variables share could take quadratic time.
  private static let workPerTerm = 64

  /// Merges the two rows of each variable that occurs in two equalities and nothing else.
  ///
  /// A row takes part once in a round. So a chain of rows is merged in pairs, then in pairs of
  /// pairs and so on: O(n log n) instead of O(n²).
  private mutating func mergeDoubletons(
    _ candidates: borrowing Buffer<Int32>, _ singletons: inout Buffer<Int32>,
    _ members: inout EquationMembers
  ) -> Bool {
    var hasShortRows = false
    var list = candidates.copy()
    var work = Self.workPerTerm * (system.terms.count + 64)
    var round: Int32 = 0
    var isDeferring = true
    while list.count > 0 {
      var postponed = Buffer<Int32>()
      var merged = 0
      for position in list.indices {
        let variable = Int(list[position])
        guard canGo(variable), equationCount[variable] == 2,
          let (first, second) = members.firstTwo(Int32(variable), in: equations),
          isWellScaled(Int32(variable), first), isWellScaled(Int32(variable), second)
        else { continue }
        if isDeferring && max(equations[first].round, equations[second].round) == round {
          postponed.append(Int32(variable))
          continue
        }
        work -= Int(equations[first].count + equations[second].count)
        if work < 0 { return hasShortRows }
        let row = merge(variable, first, second, round: round)
        merged += 1
        if equations[row].count < 3 {
          hasShortRows = true
        } else {
          members.add(row, equations[row], poolVariable)
        }
        for index in termRange(equations[row]) where equationCount[poolVariable[index]] == 1 {
          singletons.append(poolVariable[index])
        }
        if !hasShortRows { removeSingletons(&singletons, members) }
      }
      // If all rows share one row, it gains nothing to wait for the next round.
      isDeferring = merged * 4 > postponed.count
      list = postponed
      round += 1
    }
    return hasShortRows
  }

  /// Whether dividing by the coefficient of the variable keeps the other coefficients in bounds.
  private func isWellScaled(_ variable: Int32, _ row: Int) -> Bool {
    var largest = 0.0
    var own = 0.0
    for index in termRange(equations[row]) {
      let size = abs(poolCoefficient[index])
      largest = max(largest, size)
      if poolVariable[index] == variable { own = size }
    }
    return own * 1e3 >= largest
  }

  /// Substitutes `variable` in one of the two rows by its value from the shorter row.
  private mutating func merge(_ variable: Int, _ a: Int, _ b: Int, round: Int32) -> Int {
    let (first, second) = equations[a].count <= equations[b].count ? (a, b) : (b, a)
    let factor =
      -coefficient(of: Int32(variable), in: equations[second])
      / coefficient(of: Int32(variable), in: equations[first])
    record(variable, from: first)
    scratchVariable.removeAll()
    scratchCoefficient.removeAll()
    scratchMagnitude.removeAll()
    stamp &+= 1
    var hasMerged = false
    for (row, multiple) in [(second, 1), (first, factor)] {
      equations[row].isLive = false
      for index in termRange(equations[row]) {
        equationCount[poolVariable[index]] -= 1
        if poolVariable[index] == Int32(variable) { continue }
        accumulate(poolVariable[index], multiple * poolCoefficient[index], &hasMerged)
      }
    }
    if hasMerged { dropCancelled() }
    var right = equations[second].right
    program.add(equations[first].right, times: factor, to: &right)
    for index in scratchVariable.indices { equationCount[scratchVariable[index]] += 1 }
    let count = Int32(scratchVariable.count)
    equations.append(
      Equation(
        start: storeScratch(), count: count, constraint: equations[second].constraint, round: round,
        isLive: true,
        isQueued: false, right: right))
    return equations.count - 1
  }
}
