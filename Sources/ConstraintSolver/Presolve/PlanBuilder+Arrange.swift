extension PlanBuilder {
  /// Notes how each variable is computed from a column, and finds the anchor to which each column
  /// is drawn.
  mutating func resolveVariables(_ plan: Plan) {
    let variables = presolve.system.variableCount
    plan.resolutions = Buffer(capacity: variables)
    plan.anchors = Buffer(repeating: .zero, count: plan.solvedColumnCount)
    plan.anchorWeights = Buffer(repeating: 0, count: plan.solvedColumnCount)
    let anchored = Buffer<Int32>(repeating: 0, count: plan.components.count)
    for variable in 0..<variables {
      presolve.resolve(variable)
      let root = presolve.parent[variable]
      let offset = presolve.offset[variable]
      let ownColumn = root < 0 ? -1 : column[root]
      let scale = root == Int32(variable) ? 1 : presolve.scale[variable]
      let resolution = Plan.Resolution(
        scale: ownColumn < 0 ? 0 : scale * unit[ownColumn], base: offset.base,
        factor: offset.factor, slot: offset.slot, column: ownColumn)
      plan.resolutions.append(resolution)
      guard root >= 0, Int(resolution.column) < plan.solvedColumnCount,
        plan.anchorWeights[resolution.column] == 0
      else { continue }
      // The anchor of a column is the value at which its first variable is 0.
      let component = componentOfColumn[resolution.column]
      plan.anchors[resolution.column] = offset / -resolution.scale
      plan.anchorWeights[resolution.column] =
        abs(resolution.scale) * Plan.anchorWeight(rank: Int(anchored[component]))
      anchored[component] += 1
    }
  }

  /// Puts the forms in the order of their components, and numbers the activities.
  mutating func arrangeForms(_ forms: borrowing Forms, _ plan: Plan) {
    let solved = Int32(plan.solvedColumnCount)
    for form in 0..<forms.count {
      let component = componentOfColumn[forms.terms[forms.termStart[form]].index]
      plan.components[Int(component)].formCount += 1
    }
    var activity: Int32 = 0
    var nextForm: Int32 = 0
    for index in plan.components.indices {
      plan.components[index].activityStart = activity
      plan.components[index].formStart = nextForm
      activity += plan.components[index].columnCount + plan.components[index].formCount
      nextForm += plan.components[index].formCount
    }
    let filled = Buffer<Int32>(repeating: 0, count: plan.components.count)
    let activityOf = Buffer<Int32>(repeating: 0, count: plan.solvedColumnCount + forms.count)
    let order = Buffer<Int32>(repeating: 0, count: forms.count)
    for column in 0..<solved {
      let component = plan.components[Int(componentOfColumn[column])]
      activityOf[column] = component.activityStart + column - component.columnStart
    }
    for form in 0..<forms.count {
      let index = componentOfColumn[forms.terms[forms.termStart[form]].index]
      let component = plan.components[Int(index)]
      activityOf[solved + Int32(form)] =
        component.activityStart + component.columnCount + filled[index]
      order[component.formStart + filled[index]] = Int32(form)
      filled[index] += 1
    }
    for position in order.indices {
      let form = order[position]
      plan.formTermStart.append(Int32(plan.formTerms.count))
      let base =
        plan.components[Int(componentOfColumn[forms.terms[forms.termStart[form]].index])]
        .columnStart
      for index in Int(forms.termStart[form])..<Int(forms.termStart[form + 1]) {
        var term = forms.terms[index]
        term.index -= base
        plan.formTerms.append(term)
      }
    }
    plan.formTermStart.append(Int32(plan.formTerms.count))
    for index in entries.indices { entries[index].activity = activityOf[entries[index].activity] }
    addAnchors(plan)
  }

  /// Adds the anchors of components with several columns: there an anchor is a cost like others,
  /// below all priorities.
  private mutating func addAnchors(_ plan: Plan) {
    let level = Int32(plan.strengths.count + 1)
    for component in plan.components where component.columnCount > 1 {
      for index in 0..<component.columnCount {
        let column = component.columnStart + index
        let breakpoint = Plan.Breakpoint(
          value: plan.anchors[column], below: plan.anchorWeights[column],
          above: plan.anchorWeights[column], rowWeight: plan.anchorWeights[column], level: level)
        entries.append(Entry(activity: component.activityStart + index, breakpoint: breakpoint))
      }
    }
  }

  /// Sorts breakpoints by activity.
  func arrangeBreakpoints(_ forms: borrowing Forms, _ plan: Plan) {
    let activities = plan.solvedColumnCount + forms.count
    plan.breakpointStart = Buffer(repeating: 0, count: activities + 1)
    for index in entries.indices { plan.breakpointStart[entries[index].activity + 1] += 1 }
    for activity in 0..<activities {
      plan.breakpointStart[activity + 1] += plan.breakpointStart[activity]
    }
    let next = plan.breakpointStart.copy()
    let none = Plan.Breakpoint(value: .zero, below: 0, above: 0, rowWeight: 0, level: 0)
    plan.breakpoints = Buffer(repeating: none, count: entries.count)
    for index in entries.indices {
      let activity = entries[index].activity
      plan.breakpoints[next[activity]] = entries[index].breakpoint
      next[activity] += 1
    }
    for component in plan.components where component.columnCount == 1 {
      let start = Int(plan.breakpointStart[component.activityStart])
      let end = Int(plan.breakpointStart[component.activityStart + 1])
      Self.sortByLevel(
        UnsafeMutableBufferPointer(start: plan.breakpoints.base + start, count: end - start),
        levels: plan.strengths.count + 1)
    }
  }

  /// Sorts the breakpoints of a single column by level. Within a level, breakpoints that move alike
  /// with the parameters are neighbours, and keep their order.
  private static func sortByLevel(
    _ breakpoints: UnsafeMutableBufferPointer<Plan.Breakpoint>, levels: Int
  ) {
    var all = breakpoints
    if all.count > 16 {
      if levels <= all.count { distribute(all, levels: levels) } else { all.sort(by: isBefore) }
      return
    }
    for index in all.indices {
      let moved = all[index]
      var position = index
      while position > 0 && isBefore(moved, all[position - 1]) {
        all[position] = all[position - 1]
        position -= 1
      }
      all[position] = moved
    }
  }

  /// Does the same for many breakpoints, in linear time: it distributes them by level first. In a
  /// row of a thousand equal widths, the breakpoints of one level are often in order already.
  private static func distribute(
    _ breakpoints: UnsafeMutableBufferPointer<Plan.Breakpoint>, levels: Int
  ) {
    let next = Buffer<Int32>(repeating: 0, count: levels + 1)
    for breakpoint in breakpoints { next[breakpoint.level + 1] += 1 }
    for level in 0..<levels { next[level + 1] += next[level] }
    for breakpoint in Array(breakpoints) {
      breakpoints[Int(next[breakpoint.level])] = breakpoint
      next[breakpoint.level] += 1
    }
    // From here on, `next` holds the end of each level.
    var start = 0
    for level in 0..<levels {
      let range = start..<Int(next[level])
      start = range.upperBound
      let isInOrder = range.dropFirst().allSatisfy {
        !isBefore(breakpoints[$0], breakpoints[$0 - 1])
      }
      if !isInOrder {
        var part = UnsafeMutableBufferPointer(rebasing: breakpoints[range])
        part.sort(by: isBefore)
      }
    }
  }

  private static func isBefore(_ a: Plan.Breakpoint, _ b: Plan.Breakpoint) -> Bool {
    if a.level != b.level { return a.level < b.level }
    if a.value.slot != b.value.slot { return a.value.slot < b.value.slot }
    if a.value.factor != b.value.factor { return a.value.factor < b.value.factor }
    return a.value.base < b.value.base
  }

  /// Numbers the levels of each component separately, so that its slopes have one entry for each
  /// level that occurs in it.
  func numberLevels(_ plan: Plan) {
    let levelCount = plan.strengths.count + 2
    let local = Buffer<Int32>(repeating: -1, count: levelCount)
    for index in plan.components.indices {
      let component = plan.components[index]
      guard component.columnCount > 1 else { continue }
      let start = Int(plan.breakpointStart[component.activityStart])
      let end = Int(
        plan.breakpointStart[Int(component.activityStart) + component.activityCount])
      var used: [Int32] = []
      for position in start..<end where local[plan.breakpoints[position].level] < 0 {
        local[plan.breakpoints[position].level] = 0
        used.append(plan.breakpoints[position].level)
      }
      used.sort()
      for (number, level) in used.enumerated() { local[level] = Int32(number) }
      for position in start..<end {
        plan.breakpoints[position].level = local[plan.breakpoints[position].level]
      }
      for level in used { local[level] = -1 }
      plan.components[index].levelCount = Int32(used.count)
      plan.components[index].hasRequired = used.first == 0
    }
  }
}

extension Plan {
  /// Earlier variables are drawn to their anchors more strongly. The weights are convex in the
  /// rank, so that in layouts, where variables are numbered evenly, sums of them seldom tie.
  static func anchorWeight(rank: Int) -> Double {
    1 + 1 / Double(1 + rank)
  }
}
