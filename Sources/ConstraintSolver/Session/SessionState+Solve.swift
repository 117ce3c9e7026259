extension SessionState {
  /// Computes all values for a parameter vector.
  ///
  /// - Returns: Whether all required constraints hold.
  func solve(_ parameters: [Double]) throws(SolverError) -> Bool {
    oldSlots.base.update(from: slots.base, count: slots.count)
    plan.program.evaluate(parameters, into: slots)
    let wasComplete = isComplete
    // If this vector fails half-way, the next one computes everything.
    isComplete = false
    var isSatisfied = true
    if !wasComplete { constantsHold = plan.checks.allSatisfy { !$0.right.isConstant || holds($0) } }
    if !constantsHold { isSatisfied = false }
    for check in plan.dynamicChecks where !holds(check) { isSatisfied = false }
    isResolving = wasComplete
    if hasBegun { noteMoving() }
    hasBegun = true
    if wasComplete {
      for position in plan.dynamicComponents.indices {
        let index = Int(plan.dynamicComponents[position])
        switch answer(index) {
        case .unchanged, .found: break
        case .unknown: try solveComponent(index)
        }
      }
    } else {
      for index in plan.components.indices { try solveComponent(index) }
    }
    if violatedComponents > 0 { isSatisfied = false }
    try computeValues(onlyDynamic: wasComplete)
    isComplete = true
    return isSatisfied
  }

  /// Whether a row without variables holds.
  func holds(_ check: Plan.Check) -> Bool {
    let right = check.right.evaluated(slots)
    let tolerance = SimplexTolerance.value * (1 + check.right.magnitude(slots))
    switch check.relation {
    case .equal: return abs(right) <= tolerance
    case .lessOrEqual: return right >= -tolerance
    case .greaterOrEqual: return right <= tolerance
    }
  }

  /// The sum of the violations of required constraints.
  var requiredExcess: Double {
    var sum = 0.0
    for check in plan.checks {
      let right = check.right.evaluated(slots)
      switch check.relation {
      case .equal: sum += abs(right)
      case .lessOrEqual: sum += max(0, -right)
      case .greaterOrEqual: sum += max(0, right)
      }
    }
    for index in plan.components.indices {
      let component = plan.components[index]
      if component.columnCount > 1 {
        if component.hasRequired { sum += activeSet(index).requiredExcess }
        continue
      }
      let value = columnValues[component.columnStart]
      for breakpoint in singleBreakpoints(index) where breakpoint.level == 0 {
        let gap = value - breakpoint.value.evaluated(slots)
        sum += gap > 0 ? breakpoint.above * gap : breakpoint.below * -gap
      }
    }
    return sum
  }

  private func solveComponent(_ index: Int) throws(SolverError) {
    if isSettled(index) { return }
    try solveFully(index)
    if isResolving { learnPiece(index) }
  }

  /// Solves a component without looking at its pieces.
  func solveFully(_ index: Int) throws(SolverError) {
    facts[index].isBehind = false
    facts[index].piece = -1
    facts[index].version = nextVersion()
    let violatedBefore = facts[index].violatesRequired
    if plan.components[index].columnCount == 1 {
      solveSingle(index)
    } else {
      try solveSeveral(index)
    }
    if facts[index].violatesRequired != violatedBefore {
      violatedComponents += violatedBefore ? -1 : 1
    }
  }

  /// Whether the last answer of a component also holds for the new constants.
  private func isSettled(_ index: Int) -> Bool {
    guard facts[index].isSolved, !plan.components[index].isDynamic else { return false }
    return !plan.components[index].isAnchorDynamic || !facts[index].isAmbiguous
  }

  private func solveSingle(_ index: Int) {
    let component = plan.components[index]
    let optimum = singleOptimum(index)
    facts[index].isSolved = true
    facts[index].isAmbiguous = optimum.isAmbiguous
    facts[index].violatesRequired = optimum.violatesRequired
    columnValues[component.columnStart] = optimum.value(
      nearestTo: plan.anchors[component.columnStart].evaluated(slots))
  }

  /// The interval in which a component of one column may lie.
  func singleOptimum(_ index: Int) -> SingleColumn {
    SingleColumn(singleBreakpoints(index), slots)
  }

  /// The breakpoints of a component of one column.
  func singleBreakpoints(_ index: Int) -> UnsafeMutableBufferPointer<Plan.Breakpoint> {
    let component = plan.components[index]
    let start = Int(plan.breakpointStart[component.activityStart])
    let end = Int(plan.breakpointStart[component.activityStart + 1])
    return UnsafeMutableBufferPointer(start: plan.breakpoints.base + start, count: end - start)
  }

  /// The columns of a component at which required constraints do not hold.
  func violatedColumns(_ index: Int) -> [Int] {
    activeSet(index).violatedColumns(slots)
  }

  /// Optimises. If rounding errors lead in a circle, it starts again with other tolerances.
  private func optimise(_ set: inout ActiveSet) throws(SolverError) {
    do {
      try set.optimise(slots)
    } catch {
      for (index, tolerance) in SimplexTolerance.pivotAgain.enumerated() {
        set.pivotTolerance = tolerance
        set.begin(slots)
        do {
          return try set.optimise(slots)
        } catch  where index < SimplexTolerance.pivotAgain.count - 1 {}
      }
    }
  }

  private func solveSeveral(_ index: Int) throws(SolverError) {
    let component = plan.components[index]
    var set = activeSet(index)
    let wasSolved = facts[index].isSolved
    // If this vector fails half-way, the next one starts from the beginning.
    facts[index].isSolved = false
    let hasChanged: Bool
    if wasSolved {
      hasChanged = set.resume(slots)
    } else {
      set.begin(slots)
      hasChanged = true
    }
    if hasChanged {
      set.pivotsSinceRefactor = facts[index].pivotsSinceRefactor
      defer { pivots += set.pivots }
      try optimise(&set)
      facts[index].pivotsSinceRefactor = set.pivotsSinceRefactor
      facts[index].mayViolateRequired = component.hasRequired && set.mayViolateRequired
    }
    facts[index].isAmbiguous = component.isAnchorDynamic && set.mayBeAmbiguous
    facts[index].violatesRequired =
      facts[index].mayViolateRequired && set.violatesRequired(slots)
    facts[index].isSolved = true
    for column in 0..<set.columnCount {
      columnValues[Int(component.columnStart) + column] = set.columnValue(column)
    }
  }

  /// Computes the values that depend on the columns: all of them the first time, later only those
  /// that may change.
  private func computeValues(onlyDynamic: Bool) throws(SolverError) {
    for rule in onlyDynamic ? plan.dynamicRules : plan.rules {
      var sum = rule.right.evaluated(slots)
      for index in Int(rule.termStart)..<Int(rule.termStart + rule.termCount) {
        let term = plan.ruleTerms[index]
        sum += term.coefficient * columnValues[term.index]
      }
      columnValues[rule.column] = sum
    }
    let isFinite = onlyDynamic ? resolveDynamic() : resolveAll()
    if !isFinite { throw .overflow }
  }

  /// Computes all variables.
  /// - Returns: Whether all values are finite.
  private func resolveAll() -> Bool {
    var overflow = 0.0
    let (zeroSlot, zeroColumn) = (plan.program.slotCount, plan.columnCount)
    for variable in plan.resolutions.indices {
      let resolution = plan.resolutions[variable]
      let value = resolution.withoutNone(slot: zeroSlot, column: zeroColumn)
        .value(columnValues.base, slots.base)
      values[variable] = value
      overflow += value * 0
    }
    return !overflow.isNaN
  }

  /// Computes the variables that may change.
  /// - Returns: Whether all values are finite.
  private func resolveDynamic() -> Bool {
    let resolutions = plan.dynamicResolutions.base
    let variables = plan.dynamicVariables.base
    let count = plan.dynamicVariables.count
    let (columns, slots) = (columnValues.base, self.slots.base)
    return values.withUnsafeMutableBufferPointer { values in
      guard let values = values.baseAddress else { return true }
      // Four values are computed at a time, so that none waits for the sum that detects an
      // overflow.
      var overflow = SIMD4<Double>.zero
      var position = 0
      while position + 4 <= count {
        let four = SIMD4(
          resolutions[position].value(columns, slots),
          resolutions[position + 1].value(columns, slots),
          resolutions[position + 2].value(columns, slots),
          resolutions[position + 3].value(columns, slots))
        values[Int(variables[position])] = four[0]
        values[Int(variables[position + 1])] = four[1]
        values[Int(variables[position + 2])] = four[2]
        values[Int(variables[position + 3])] = four[3]
        overflow += four * 0
        position += 4
      }
      while position < count {
        let value = resolutions[position].value(columns, slots)
        values[Int(variables[position])] = value
        overflow[0] += value * 0
        position += 1
      }
      return !overflow.sum().isNaN
    }
  }
}
