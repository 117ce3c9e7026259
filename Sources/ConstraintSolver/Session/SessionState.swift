/// What changes while a plan is solved for one parameter vector after the other: values, and the
/// bases from which the next vector goes on.
final class SessionState {
  let plan: Plan
  let slots: Buffer<Double>
  /// Those of the vector before.
  private let oldSlots: Buffer<Double>
  let columnValues: Buffer<Double>
  private(set) var values: [Double]
  let doubles: Buffer<Double>
  let integers: Buffer<Int32>
  private let scratch: SimplexScratch

  /// By component.
  let facts: Buffer<ComponentFacts>
  private let memory: Buffer<MemoryLayout>
  private(set) var pivots = 0
  private var violatedComponents = 0
  /// Whether all values have been computed once.
  private var isComplete = false

  /// What is known of a component since it was last solved.
  struct ComponentFacts {
    var isSolved = false
    var isAmbiguous = false
    var violatesRequired = false
    var mayViolateRequired = false
    var uncheckedPivots = 0
  }

  /// Where the state of a component of several columns begins.
  struct MemoryLayout {
    var doubles = 0
    var integers = 0
    var doubleCount = 0
    var integerCount = 0
    var breakpoints = 0
  }

  init(_ plan: Plan) {
    self.plan = plan
    slots = Buffer(repeating: 0, count: plan.program.slotCount)
    oldSlots = Buffer(repeating: 0, count: plan.program.slotCount)
    columnValues = Buffer(repeating: 0, count: plan.columnCount)
    values = Array(repeating: 0, count: plan.resolutions.count)
    facts = Buffer(repeating: ComponentFacts(), count: plan.components.count)
    memory = Buffer(repeating: MemoryLayout(), count: plan.components.count)
    var total = MemoryLayout()
    var (columns, rows, levels) = (0, 0, 0)
    for (index, component) in plan.components.enumerated() where component.columnCount > 1 {
      let n = Int(component.columnCount)
      let k = Int(component.formCount)
      let l = Int(component.levelCount)
      let first = Int(plan.breakpointStart[component.activityStart])
      let last = Int(plan.breakpointStart[Int(component.activityStart) + n + k])
      memory[index] = total
      memory[index].breakpoints = last - first
      memory[index].doubleCount = k * n + n * l + k + l + 3 * (last - first)
      memory[index].integerCount = 2 * (last - first) + 2 * n + 2 * k + n + k
      total.doubles += memory[index].doubleCount
      total.integers += memory[index].integerCount
      columns = max(columns, n)
      rows = max(rows, k)
      levels = max(levels, l)
    }
    doubles = Buffer(repeating: 0, count: total.doubles)
    integers = Buffer(repeating: 0, count: total.integers)
    scratch = SimplexScratch(columns: columns, rows: rows, levels: levels)
  }

  /// A state that goes on independently.
  init(copying other: SessionState) {
    plan = other.plan
    slots = other.slots.copy()
    oldSlots = other.oldSlots.copy()
    columnValues = other.columnValues.copy()
    values = other.values
    doubles = other.doubles.copy()
    integers = other.integers.copy()
    facts = other.facts.copy()
    memory = other.memory.copy()
    scratch = SimplexScratch(like: other.scratch)
    pivots = other.pivots
    violatedComponents = other.violatedComponents
    isComplete = other.isComplete
  }

  /// The simplex of a component of several columns.
  func activeSet(_ index: Int) -> ActiveSet {
    activeSet(
      index, doubles.base + memory[index].doubles, integers.base + memory[index].integers)
  }

  /// A copy of the state of a component, in memory of its own.
  func withCopy<Result>(_ index: Int, _ body: (inout ActiveSet) -> Result) -> Result {
    let next = memory[index]
    let savedDoubles = doubles.copy(from: next.doubles, count: next.doubleCount)
    let savedIntegers = integers.copy(from: next.integers, count: next.integerCount)
    var set = activeSet(index, savedDoubles.base, savedIntegers.base)
    return body(&set)
  }

  private func activeSet(
    _ index: Int, _ doubles: UnsafeMutablePointer<Double>,
    _ integers: UnsafeMutablePointer<Int32>
  ) -> ActiveSet {
    let component = plan.components[index]
    let n = Int(component.columnCount)
    let k = Int(component.formCount)
    let l = Int(component.levelCount)
    let b = memory[index].breakpoints
    var double = doubles
    var integer = integers
    func nextDoubles(_ count: Int) -> UnsafeMutablePointer<Double> {
      defer { double += count }
      return double
    }
    func nextIntegers(_ count: Int) -> UnsafeMutablePointer<Int32> {
      defer { integer += count }
      return integer
    }
    let firstStart = plan.breakpointStart[component.activityStart]
    return ActiveSet(
      columnCount: n, rowCount: k, levelCount: l, breakpointCount: b,
      planBreakpoints: plan.breakpoints.base + Int(firstStart),
      starts: plan.breakpointStart.base + Int(component.activityStart), firstStart: firstStart,
      formTermStart: plan.formTermStart.base + Int(component.formStart),
      formTerms: plan.formTerms.base,
      dynamicActivities: UnsafeMutableBufferPointer(
        start: plan.dynamicActivities.base + Int(component.dynamicStart),
        count: Int(component.dynamicCount)),
      tableau: nextDoubles(k * n), slopes: nextDoubles(n * l), rowValues: nextDoubles(k),
      levelScales: nextDoubles(l), values: nextDoubles(b), below: nextDoubles(b),
      jumps: nextDoubles(b),
      levels: nextIntegers(b), order: nextIntegers(b), activeActivity: nextIntegers(n),
      activePosition: nextIntegers(n), rowActivity: nextIntegers(k), rowPosition: nextIntegers(k),
      location: nextIntegers(n + k), scratch: scratch)
  }
}

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
