import ConstraintSolver
import Diagnostics
import LayoutModel
import PlatformRules

/// An island with its solver's state, kept from one environment to the next.
///
/// It is a class, so that the solver continues from its last basis without being copied. Only one
/// ``LayoutResolver`` holds it.
final class IslandSession {
  let island: Island
  private var solver: Solver
  /// Systems with what had to be given up, which is the key, as near as possible.
  private var relaxed: [[Int]: Solver] = [:]
  /// Whether the solver began where another one stood.
  let isShared: Bool
  /// The one that has given the last solution.
  private var relaxedKey: [Int]?
  private var relaxedValues: [Double] = []
  private let evaluator: ParameterEvaluator
  /// Views of text that wraps, by slot.
  private let wrappingSlots: [Int]
  /// Views whose size is estimated.
  let estimatedViews: [Int]
  /// Places of the views inside that are roots of islands of their own.
  let innerPlaces: [InnerPlace]
  /// For which traits it is good.
  private let scope: IslandScope
  /// By the number of traits, whether it is good for them, where that was asked within these bounds.
  private var served: [Bool?] = []
  private var servedBounds = SystemBounds()
  /// Texts of its views, so far as they were asked for.
  private var textRooms: [(view: Int, room: TextRoom)]?

  /// The parameters of the last solution.
  private(set) var parameters: [Double] = []
  /// The values of the last solution, by variable.
  var values: [Double] { evaluator.values }
  private var next: [Double] = []
  /// What the last solve was given.
  var surroundings: Surroundings { evaluator.surroundings }

  /// Whether the constraints insist on a height of the root, where that was asked.
  var isHeightDetermined: Bool?

  /// What was said about the last solution, and about what.
  private var report:
    (conflicts: [[Int]], givenUp: [Int], ambiguity: Ambiguity, diagnostics: [Diagnostic])?
  /// Views whose frames the last solution leaves open, and what it left open.
  private var unsettled: (ambiguity: Ambiguity, views: [Int])?

  /// - Parameters:
  ///   - asked: the rules that were asked when the island was built.
  ///   - others: Other sessions of the same root. The solver starts from the state of one with the
  ///     same system. Devices that differ only in size class or scale mostly have the same system.
  init(
    _ island: Island, document: LayoutDocument, asked: AskedBounds? = nil,
    others: [IslandSession] = []
  ) throws(SolverError) {
    self.island = island
    if let other = others.first(where: { $0.island.system == island.system }) {
      solver = other.solver
      relaxed = other.relaxed
      isShared = true
    } else {
      solver = try Solver(island.system, conflictWork: Self.conflictWork(for: island.system))
      isShared = false
    }
    evaluator = ParameterEvaluator(island: island, document: document)
    wrappingSlots = island.measurements.indices.filter {
      island.measurements[$0]?.wrapping != nil
    }
    estimatedViews = island.measurements.indices.compactMap {
      island.measurements[$0]?.isEstimated == true ? island.views[$0] : nil
    }
    let rows = RowRules(document: document, traits: island.traits)
    // The footer of a table stands below its rows, and before them in the document.
    let isFooter = { document.views[$0].role == "tableFooterView" }
    innerPlaces =
      (island.innerRoots.filter { !isFooter($0) } + island.innerRoots.filter(isFooter))
      .compactMap { InnerPlace(of: $0, in: document, rows) }
    scope = IslandScope(island, in: document, asked: asked)
  }

  /// What a solve is given from outside.
  struct Surroundings {
    var size: Size
    /// Of the island's root, in reading direction.
    var safeArea: BoxInsets
    /// Whether margins grow by safe areas: documents before safe areas have none.
    var usesSafeAreas: Bool
    /// Width of the scene's root, where the island's root is that root.
    var rootWidth: Double?
    /// The height of a keyboard at the bottom of the scene's root; 0 if none is shown.
    var keyboard = 0.0
    /// Width of the table around a row.
    var tableWidth: Double?
    var window: RowWindow

    init(
      size: Size, safeArea: BoxInsets, usesSafeAreas: Bool, rootWidth: Double? = nil,
      window: RowWindow
    ) {
      self.size = size
      self.safeArea = safeArea
      self.usesSafeAreas = usesSafeAreas
      self.rootWidth = rootWidth
      self.window = window
    }

    /// As a container gives it: a size, and nothing that covers it.
    init(inContainer size: Size, tableWidth: Double? = nil, window: RowWindow) {
      self.init(
        size: size, safeArea: BoxInsets(), usesSafeAreas: false, window: window)
      self.tableWidth = tableWidth
    }
  }

  /// How often parameters that follow from the solution may be set and solved again: margins that
  /// are inherited, safe areas of inner views, and heights of text. Layouts settle after two or
  /// three.
  private static let maximumPasses = 8

  /// Solves until the parameters that depend on the solution no longer change it. The result is in
  /// ``values`` and ``parameters``.
  ///
  /// Text is asked for its natural width first, and then wrapped to the width that it got, as a label
  /// with an automatic preferred width does.
  func solve(_ surroundings: Surroundings) throws(SolverError) {
    evaluator.begin(surroundings)
    for _ in 0..<Self.maximumPasses {
      evaluator.evaluate(into: &next)
      if evaluator.hasValues, Self.areEqual(next, parameters) {
        if !wrap() { return }
        continue
      }
      swap(&parameters, &next)
      try solveOnce()
      evaluator.hasValues = true
    }
  }

  /// The work that a search for conflicts may do in one pass. It is in proportion to the system, so
  /// that the searches of all islands of a document together, for one device, are in proportion to
  /// the document: at most ``maximumPasses`` times this. A conflict of all views of an island with a
  /// hundred views is within it.
  ///
  /// Eighty nested views that preserve margins need more, on each device and in each pass.
  static func conflictWork(for system: LinearSystem) -> Int {
    min(max(system.constraintCount << 8, 1 << 17), 1 << 21)
  }

  /// Constraints that had to be given up still count: Interface Builder meets them as closely as
  /// possible, before anything optional (18 of 18 views of two cells too low for the heights
  /// inside).
  private func solveOnce() throws(SolverError) {
    relaxedKey = nil
    if try solver.solve(parameters, into: &evaluator.values) == .optimal { return }
    let key = solver.givenUp
    if relaxed[key] == nil {
      let system = island.system.relaxing(key, to: RowStrength.givenUp.strength)
      if relaxed.count >= Self.maximalRelaxed { relaxed.removeAll() }
      relaxed[key] = try Solver(system, conflictWork: Self.conflictWork(for: system))
    }
    if try relaxed[key]?.solve(parameters, into: &relaxedValues) == .optimal {
      swap(&evaluator.values, &relaxedValues)
      relaxedKey = key
    }
  }

  /// The greatest number of systems that are kept.
  private static let maximalRelaxed = 16

  /// Sets preferred widths: the widths that texts got when they first asked for their natural
  /// width.
  ///
  /// There are two passes only, as with UILabel's automatic preferred width: text that becomes
  /// narrower, or gets more room, in the second pass is not wrapped again.
  ///
  /// - Returns: whether a text had no preferred width before.
  private func wrap() -> Bool {
    var hasChanged = false
    for slot in wrappingSlots where evaluator.textWidths[slot] == nil {
      evaluator.textWidths[slot] = values[island.variables[slot].width]
      hasChanged = true
    }
    return hasChanged
  }

  /// Far below a pixel, far above rounding errors of a solve.
  private static let tolerance = 1e-4

  private static func areEqual(_ a: [Double], _ b: [Double]) -> Bool {
    guard a.count == b.count else { return false }
    for index in a.indices where abs(a[index] - b[index]) > tolerance { return false }
    return true
  }
}

extension IslandSession {
  /// How far bars around the island's root reach into a view of it from its top.
  func coveredTop(of view: Int) -> Double { island.slots[view].map(evaluator.coveredTop) ?? 0 }

  /// How constraints stand at the last solution, of which the island has those that it has.
  func measured(_ constraints: Set<Int>) -> [MeasuredConstraint] {
    island.origins.indices.compactMap { row in
      guard case .constraint(let index) = island.origins[row], constraints.contains(index) else {
        return nil
      }
      return MeasuredConstraint(
        index: index,
        residual: island.system.residual(of: row, values: values, parameters: parameters))
    }
  }

  /// How far what covers the island's root reaches into a view of it.
  func covered(_ view: Int) -> BoxInsets {
    island.slots[view].map(evaluator.covered) ?? BoxInsets()
  }

  /// The last solution as a whole, with what it leaves open.
  var solution: Solution {
    Solution(
      status: solver.givenUp.isEmpty ? .optimal : .unsatisfiable, values: values,
      conflicts: solver.conflicts, givenUp: solver.givenUp,
      ambiguous: ambiguity.isAmbiguous)
  }

  /// Whether the island would be the same if it were built for these traits, which have a number of their own. The
  /// answer can become no, but never yes, when the island asks for further rules.
  func serves(_ traits: IslandTraits, number: Int) -> Bool {
    let bounds = scope.bounds
    if bounds != servedBounds { (served, servedBounds) = ([], bounds) }
    if number < served.count, let known = served[number] { return known }
    while served.count <= number { served.append(nil) }
    let isServed = scope.contains(traits)
    served[number] = isServed
    return isServed
  }

  /// What the last solution leaves open.
  private var ambiguity: Ambiguity {
    guard let relaxedKey else { return solver.ambiguity() }
    return relaxed[relaxedKey]?.ambiguity() ?? solver.ambiguity()
  }

  /// Sets of constraints solved in search of conflicts, by the solver and those from which it goes on.
  var conflictSolves: Int { solver.statistics.conflictSolves }

  /// Whether the last solution had to give something up.
  var isUnsatisfiable: Bool { !solver.givenUp.isEmpty }

  /// Whether another session had to give up everything that this one gave up. One direction of a
  /// layout may fit while the other can't.
  func givesUpNothing(beyond other: IslandSession) -> Bool {
    if solver.givenUp.isEmpty { return true }
    let known = Set(other.solver.givenUp.map { other.island.origins[$0] })
    return solver.givenUp.allSatisfy { known.contains(island.origins[$0]) }
  }

  /// Views whose frames do not follow from the constraints alone: see ``ResolvedView/isSettled``.
  var unsettledViews: [Int] {
    if isUnsatisfiable { return island.views }
    let ambiguity = ambiguity
    if ambiguity.isEmpty { return [] }
    if let unsettled, unsettled.ambiguity === ambiguity { return unsettled.views }
    let views = island.views.indices.compactMap { slot in
      let own = island.variables[slot]
      let isSettled = !(own.x...own.height).contains { ambiguity.isAmbiguous[$0] }
      return isSettled ? nil : island.views[slot]
    }
    unsettled = (ambiguity, views)
    return views
  }

  /// Whether a solution that gives nothing up leaves the width or the height of a view open.
  func isSizeOpen(of view: Int) -> Bool {
    guard !isUnsatisfiable, let slot = island.slots[view] else { return false }
    let ambiguity = ambiguity
    if ambiguity.isEmpty { return false }
    let own = island.variables[slot]
    return ambiguity.isAmbiguous[own.width] || ambiguity.isAmbiguous[own.height]
  }

  /// The views with texts, and what these may do; found when first asked for.
  func textRooms(_ find: (Int) -> TextRoom?) -> [(view: Int, room: TextRoom)] {
    if let textRooms { return textRooms }
    let found = island.views.compactMap { view in find(view).map { (view: view, room: $0) } }
    textRooms = found
    return found
  }

  /// What is wrong with the last solution; made once for all that have the same.
  func diagnostics(_ write: (IslandFindings) -> [Diagnostic]) -> [Diagnostic] {
    let ambiguity = ambiguity
    let conflicts = solver.conflicts
    let givenUp = solver.givenUp
    if givenUp.isEmpty, ambiguity.isEmpty { return [] }
    if let report, report.ambiguity === ambiguity, report.givenUp == givenUp,
      report.conflicts == conflicts
    {
      return report.diagnostics
    }
    let found = write(
      IslandFindings(
        conflicts: conflicts, givenUp: givenUp, isAmbiguous: ambiguity.isAmbiguous))
    report = (conflicts, givenUp, ambiguity, found)
    return found
  }
}

/// What is wrong with the solution of an island, in numbers of rows and variables.
struct IslandFindings {
  var conflicts: [[Int]]
  /// For each conflict; after these what was given up where the search for conflicts had to stop.
  var givenUp: [Int]
  /// For each variable.
  var isAmbiguous: [Bool]
}
