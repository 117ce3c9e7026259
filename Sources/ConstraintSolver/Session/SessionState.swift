/// What changes while a plan is solved for one parameter vector after the other: values, and the
/// bases from which the next vector goes on.
final class SessionState {
  let plan: Plan
  let slots: Buffer<Double>
  /// Those of the vector before.
  let oldSlots: Buffer<Double>
  let columnValues: Buffer<Double>
  var values: [Double]
  let doubles: Buffer<Double>
  let integers: Buffer<Int32>
  private let scratch: SimplexScratch

  /// By component.
  let facts: Buffer<ComponentFacts>
  private let memory: Buffer<MemoryLayout>
  var pivots = 0
  var violatedComponents = 0
  /// Whether all values have been computed once.
  var isComplete = false

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
