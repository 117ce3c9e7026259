/// The state that changes while a plan is solved for one parameter vector after another: the
/// values, and the bases from which the next vector starts.
final class SessionState {
  // Exclusivity is ensured by `Session`, which changes a state only while there is one reference to
  // it.
  let plan: Plan
  /// The values of the slots. The last slot and the last column are always 0: a value without
  /// a slot or column refers to these.
  let slots: Buffer<Double>
  /// The slots of the vector before.
  let oldSlots: Buffer<Double>
  let columnValues: Buffer<Double>
  @exclusivity(unchecked) var values: [Double]
  let doubles: Buffer<Double>
  let integers: Buffer<Int32>
  private let scratch: SimplexScratch

  /// The facts about each component.
  let facts: Buffer<ComponentFacts>
  private let memory: Buffer<MemoryLayout>
  /// The factored bases of large components, which have no tableau.
  private let factored: [FactoredBasis?]
  @exclusivity(unchecked) var pivots = 0
  @exclusivity(unchecked) var violatedComponents = 0
  /// Whether all values have been computed once.
  @exclusivity(unchecked) var isComplete = false

  // Pieces; see ``PieceTable``.
  @exclusivity(unchecked) var pieces: PieceTable
  @exclusivity(unchecked) var builder: PieceBuilder
  /// For each slot, whether it has changed since the session began.
  let isMoving: Buffer<Bool>
  /// For each component, from its `slotStart` on: those of its slots that have changed.
  let coordinates: Buffer<Int32>
  let dimension: Buffer<Int32>
  let usesPieces: Bool
  let point = Buffer<Double>(repeating: 0, count: PieceTable.maximalCoordinates)
  /// The components of the plan, without the checks of an array.
  private let ownComponents: Buffer<Plan.Component>
  var components: UnsafeMutablePointer<Plan.Component> { ownComponents.base }
  /// Whether the present vector starts from a complete answer.
  @exclusivity(unchecked) var isResolving = false
  /// Whether the rows without variables and parameters hold.
  @exclusivity(unchecked) var constantsHold = true
  /// Whether some vector has been solved.
  @exclusivity(unchecked) var hasBegun = false
  /// The ambiguities that were found; see ``ambiguity()``.
  @exclusivity(unchecked) var ambiguities: [[Int]: Ambiguity] = [:]
  @exclusivity(unchecked) var ambiguityKey: [Int] = []
  @exclusivity(unchecked) private var lastVersion = 0

  /// The facts about a component since it was last solved.
  struct ComponentFacts {
    var isSolved = false
    var isAmbiguous = false
    var violatesRequired = false
    var mayViolateRequired = false
    var pivotsSinceRefactor = 0
    /// Whether the last answer comes from a piece. The simplex then still has an earlier answer.
    var isBehind = false
    /// Whether that piece leaves no column open.
    var isUnique = false
    /// The number of the piece that holds; negative if none does.
    var piece: Int32 = -1
    /// A number that changes with each answer.
    var version = 0
    /// Whether it has been solved again since it was first solved.
    var isWarm = false
  }

  /// The positions at which the state of a component with several columns begins.
  struct MemoryLayout {
    var doubles = 0
    var integers = 0
    var doubleCount = 0
    var integerCount = 0
    var breakpoints = 0
  }

  /// - Parameter factoring: a component has factors instead of a tableau if its tableau would have
  ///   at least this many entries.
  init(_ plan: Plan, usesPieces: Bool = true, factoring: Int = SessionState.factoring) {
    self.plan = plan
    self.usesPieces = usesPieces
    slots = Buffer(repeating: 0, count: plan.program.slotCount + 1)
    oldSlots = Buffer(repeating: 0, count: plan.program.slotCount + 1)
    columnValues = Buffer(repeating: 0, count: plan.columnCount + 1)
    values = Array(repeating: 0, count: plan.resolutions.count)
    facts = Buffer(repeating: ComponentFacts(), count: plan.components.count)
    ownComponents = Buffer(plan.components)
    pieces = PieceTable(components: plan.components.count)
    isMoving = Buffer(repeating: false, count: plan.program.slotCount)
    coordinates = Buffer(repeating: -1, count: plan.componentSlots.count)
    dimension = Buffer(repeating: 0, count: plan.components.count)
    builder = PieceBuilder(slots.base, isMoving.base, coordinates.base)
    memory = Buffer(repeating: MemoryLayout(), count: plan.components.count)
    var total = MemoryLayout()
    var factored = [FactoredBasis?](repeating: nil, count: plan.components.count)
    var (columns, rows, levels) = (0, 0, 0)
    for (index, component) in plan.components.enumerated() where component.columnCount > 1 {
      let n = Int(component.columnCount)
      let k = Int(component.formCount)
      let l = Int(component.levelCount)
      let first = Int(plan.breakpointStart[component.activityStart])
      let last = Int(plan.breakpointStart[Int(component.activityStart) + n + k])
      memory[index] = total
      memory[index].breakpoints = last - first
      let isFactored = k * n >= factoring && (factoring == 0 || 4 * k < 3 * n)
      if isFactored {
        factored[index] = FactoredBasis(
          columns: n, forms: k, plan.formTermStart.base + Int(component.formStart),
          plan.formTerms.base)
      }
      memory[index].doubleCount = (isFactored ? 0 : k * n) + n * l + k + l + 3 * (last - first)
      memory[index].integerCount =
        2 * (last - first) + 2 * n + 2 * k + n + k + (isFactored ? 0 : n * ActiveSet.words(k))
      total.doubles += memory[index].doubleCount
      total.integers += memory[index].integerCount
      columns = max(columns, n)
      rows = max(rows, k)
      levels = max(levels, l)
    }
    doubles = Buffer(repeating: 0, count: total.doubles)
    integers = Buffer(repeating: 0, count: total.integers)
    self.factored = factored
    scratch = SimplexScratch(columns: columns, rows: rows, levels: levels)
  }

  /// From this number of entries on, factors take less time than a tableau if there are clearly
  /// fewer forms than columns, as in a chain of views, which fills half of a tableau. If there are
  /// as many forms as columns, as in a grid of views with least distances, the tableau stays sparse
  /// and is faster (30 × 30 views: 0.7 s against 1.6).
  static let factoring = 3 << 18

  /// An independent state. It learns its pieces again.
  init(copying other: SessionState) {
    plan = other.plan
    slots = other.slots.copy()
    oldSlots = other.oldSlots.copy()
    columnValues = other.columnValues.copy()
    values = other.values
    doubles = other.doubles.copy()
    integers = other.integers.copy()
    facts = other.facts.copy()
    ownComponents = other.ownComponents.copy()
    usesPieces = other.usesPieces
    pieces = PieceTable(components: plan.components.count)
    isMoving = other.isMoving.copy()
    coordinates = other.coordinates.copy()
    dimension = other.dimension.copy()
    builder = PieceBuilder(slots.base, isMoving.base, coordinates.base)
    memory = other.memory.copy()
    factored = other.factored.map { $0.map { FactoredBasis(copying: $0) } }
    scratch = SimplexScratch(like: other.scratch)
    pivots = other.pivots
    violatedComponents = other.violatedComponents
    isComplete = other.isComplete
    hasBegun = other.hasBegun
    constantsHold = other.constantsHold
    lastVersion = other.lastVersion
    for component in facts.indices { facts[component].piece = -1 }
  }

  /// A number that no answer of a component has had yet.
  @inline(__always)
  func nextVersion() -> Int {
    lastVersion += 1
    return lastVersion
  }

  /// The simplex of a component with several columns.
  func activeSet(_ index: Int) -> ActiveSet {
    activeSet(
      index, doubles.base + memory[index].doubles, integers.base + memory[index].integers,
      factored[index])
  }

  /// A copy of the state of a component, in memory of its own.
  func withCopy<Result>(_ index: Int, _ body: (inout ActiveSet) -> Result) -> Result {
    let next = memory[index]
    let savedDoubles = doubles.copy(from: next.doubles, count: next.doubleCount)
    let savedIntegers = integers.copy(from: next.integers, count: next.integerCount)
    var set = activeSet(
      index, savedDoubles.base, savedIntegers.base,
      factored[index].map { FactoredBasis(copying: $0) })
    return body(&set)
  }

  private func activeSet(
    _ index: Int, _ doubles: UnsafeMutablePointer<Double>,
    _ integers: UnsafeMutablePointer<Int32>, _ factored: FactoredBasis?
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
      tableau: nextDoubles(factored == nil ? k * n : 0), slopes: nextDoubles(n * l),
      rowValues: nextDoubles(k),
      levelScales: nextDoubles(l), values: nextDoubles(b), below: nextDoubles(b),
      jumps: nextDoubles(b),
      levels: nextIntegers(b), order: nextIntegers(b), activeActivity: nextIntegers(n),
      activePosition: nextIntegers(n), rowActivity: nextIntegers(k), rowPosition: nextIntegers(k),
      location: nextIntegers(n + k),
      pattern: nextIntegers(factored == nil ? n * ActiveSet.words(k) : 0),
      scratch: scratch, factored: factored)
  }
}
