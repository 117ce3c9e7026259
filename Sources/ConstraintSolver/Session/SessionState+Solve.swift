extension SessionState {
  /// Computes all values for a parameter vector.
  ///
  /// - Returns: Whether all required constraints hold.
  func solve(_ parameters: [Double]) throws(SolverError) -> Bool {
    for slot in slots.indices { oldSlots[slot] = slots[slot] }
    plan.program.evaluate(parameters, into: slots)
    let wasComplete = isComplete
    // Where this vector stops half-way, the next one computes everything.
    isComplete = false
    var isSatisfied = true
    for check in plan.checks where !holds(check) { isSatisfied = false }
    if wasComplete {
      for position in plan.dynamicComponents.indices {
        let index = Int(plan.dynamicComponents[position])
        if hasNewSlots(plan.components[index]) { try solveComponent(index) }
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

  private func hasNewSlots(_ component: Plan.Component) -> Bool {
    for position in component.slotStart..<component.slotStart + component.slotCount {
      let slot = plan.componentSlots[position]
      if slots[slot] != oldSlots[slot] { return true }
    }
    return false
  }

  private func solveComponent(_ index: Int) throws(SolverError) {
    if isSettled(index) { return }
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

  /// Whether the last answer of a component holds for the new constants too.
  private func isSettled(_ index: Int) -> Bool {
    guard facts[index].isSolved, !plan.components[index].isDynamic else { return false }
    return !plan.components[index].isAnchorDynamic || !facts[index].isAmbiguous
  }

  private func solveSingle(_ index: Int) {
    let component = plan.components[index]
    let optimum = singleOptimum(index)
    facts[index] = ComponentFacts(
      isSolved: true, isAmbiguous: optimum.isAmbiguous,
      violatesRequired: optimum.violatesRequired)
    columnValues[component.columnStart] = optimum.value(
      nearestTo: plan.anchors[component.columnStart].evaluated(slots))
  }

  /// Where a component of one column may lie.
  func singleOptimum(_ index: Int) -> SingleColumn {
    let component = plan.components[index]
    let start = Int(plan.breakpointStart[component.activityStart])
    let end = Int(plan.breakpointStart[component.activityStart + 1])
    return SingleColumn(
      UnsafeMutableBufferPointer(start: plan.breakpoints.base + start, count: end - start), slots)
  }

  /// Columns of a component at which required constraints do not hold.
  func violatedColumns(_ index: Int) -> [Int] {
    activeSet(index).violatedColumns(slots)
  }

  /// Optimises; begins afresh, with other tolerances, where rounding leads in a circle.
  private func optimise(_ set: inout ActiveSet, isCold: Bool) throws(SolverError) {
    do {
      try set.optimise(slots, isCold: isCold)
    } catch {
      for (index, tolerance) in SimplexTolerance.pivotAgain.enumerated() {
        set.pivotTolerance = tolerance
        set.begin(slots)
        do {
          return try set.optimise(slots, isCold: true)
        } catch  where index < SimplexTolerance.pivotAgain.count - 1 {}
      }
    }
  }

  private func solveSeveral(_ index: Int) throws(SolverError) {
    let component = plan.components[index]
    var set = activeSet(index)
    let wasSolved = facts[index].isSolved
    // Where it stops half-way, the next vector begins afresh.
    facts[index].isSolved = false
    let hasChanged: Bool
    if wasSolved {
      hasChanged = set.resume(slots)
    } else {
      set.begin(slots)
      hasChanged = true
    }
    if hasChanged {
      set.uncheckedPivots = facts[index].uncheckedPivots
      defer { pivots += set.pivots }
      try optimise(&set, isCold: !wasSolved)
      facts[index].uncheckedPivots = set.uncheckedPivots
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

  /// Computes what follows from the columns: all of it the first time, later what may change.
  private func computeValues(onlyDynamic: Bool) throws(SolverError) {
    for rule in plan.rules where rule.isDynamic || !onlyDynamic {
      var sum = rule.right.evaluated(slots)
      for index in Int(rule.termStart)..<Int(rule.termStart + rule.termCount) {
        let term = plan.ruleTerms[index]
        sum += term.coefficient * columnValues[term.index]
      }
      columnValues[rule.column] = sum
    }
    var overflow = 0.0
    let resolutions = plan.resolutions.base
    let (columns, slots) = (columnValues.base, self.slots.base)
    values.withUnsafeMutableBufferPointer { values in
      if onlyDynamic {
        let dynamic = plan.dynamicVariables.base
        for position in plan.dynamicVariables.indices {
          let variable = Int(dynamic[position])
          let value = resolutions[variable].value(columns, slots)
          values[variable] = value
          overflow += value * 0
        }
      } else {
        for variable in values.indices {
          let value = resolutions[variable].value(columns, slots)
          values[variable] = value
          overflow += value * 0
        }
      }
    }
    if overflow.isNaN { throw .overflow }
  }
}
