extension PlanBuilder {
  /// Lists the parts of the plan that may change with the parameters.
  func findDynamic(_ plan: Plan) {
    let isDynamic = Buffer<Bool>(repeating: false, count: plan.columnCount)
    let seenIn = Buffer<Int32>(repeating: -1, count: presolve.program.slotCount)
    for index in plan.components.indices {
      findDynamicActivities(&plan.components[index], plan)
      findSlots(Int32(index), seenIn, plan)
      let component = plan.components[index]
      guard component.isDynamic || component.isAnchorDynamic else { continue }
      plan.dynamicComponents.append(Int32(index))
      for offset in 0..<component.columnCount { isDynamic[component.columnStart + offset] = true }
    }
    for index in plan.rules.indices {
      let rule = plan.rules[index]
      var moves = !rule.right.isConstant
      for position in rule.termStart..<rule.termStart + rule.termCount {
        if isDynamic[plan.ruleTerms[position].index] { moves = true }
      }
      plan.rules[index].isDynamic = moves
      isDynamic[rule.column] = moves
    }
    plan.dynamicRules = plan.rules.filter(\.isDynamic)
    plan.dynamicChecks = plan.checks.filter { !$0.right.isConstant }
    for variable in plan.resolutions.indices {
      let resolution = plan.resolutions[variable]
      if resolution.slot >= 0 || resolution.column >= 0 && isDynamic[resolution.column] {
        plan.dynamicVariables.append(Int32(variable))
        plan.dynamicResolutions.append(
          resolution.withoutNone(slot: presolve.program.slotCount, column: plan.columnCount))
      }
    }
  }

  private func findSlots(_ index: Int32, _ seenIn: borrowing Buffer<Int32>, _ plan: Plan) {
    let component = plan.components[Int(index)]
    let start = Int32(plan.componentSlots.count)
    func see(_ slot: Int32) {
      guard slot >= 0, seenIn[slot] != index else { return }
      seenIn[slot] = index
      plan.componentSlots.append(slot)
    }
    let first = plan.breakpointStart[component.activityStart]
    let last = plan.breakpointStart[Int(component.activityStart) + component.activityCount]
    for position in first..<last { see(plan.breakpoints[position].value.slot) }
    for offset in 0..<component.columnCount {
      see(plan.anchors[component.columnStart + offset].slot)
    }
    plan.components[Int(index)].slotStart = start
    plan.components[Int(index)].slotCount = Int32(plan.componentSlots.count) - start
  }

  private func findDynamicActivities(_ component: inout Plan.Component, _ plan: Plan) {
    component.dynamicStart = Int32(plan.dynamicActivities.count)
    let anchorLevel = component.columnCount > 1 ? component.levelCount - 1 : -1
    for activity in 0..<Int32(component.activityCount) {
      let start = plan.breakpointStart[component.activityStart + activity]
      let end = plan.breakpointStart[component.activityStart + activity + 1]
      var moves = false
      for position in start..<end where !plan.breakpoints[position].value.isConstant {
        moves = true
        if plan.breakpoints[position].level != anchorLevel { component.isDynamic = true }
      }
      if moves { plan.dynamicActivities.append(activity) }
    }
    component.dynamicCount = Int32(plan.dynamicActivities.count) - component.dynamicStart
    for offset in 0..<component.columnCount
    where !plan.anchors[component.columnStart + offset].isConstant {
      component.isAnchorDynamic = true
    }
  }
}
