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
  /// Solvers of systems in which some constraints only have to be met as closely as possible. The
  /// key is the list of constraints that were given up.
  private var relaxed: [[Int]: Solver] = [:]
  /// Whether the solver started from the state of another session.
  let isShared: Bool
  /// The key of the relaxed system that gave the last solution.
  private var relaxedKey: [Int]?
  private var relaxedValues: [Double] = []
  private let evaluator: ParameterEvaluator
  /// The slots of views whose text wraps.
  private let wrappingSlots: [Int]
  /// The views whose size is estimated.
  let estimatedViews: [Int]
  /// The places of the views inside that are roots of islands of their own.
  let innerPlaces: [InnerPlace]
  /// The traits for which the island is valid.
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
  /// The surroundings of the last solve.
  var surroundings: Surroundings { evaluator.surroundings }

  /// Whether the constraints determine a height of the root; `nil` until that is first asked.
  var isHeightDetermined: Bool?

  /// The last report, with the findings for which it was made.
  private var report:
    (conflicts: [[Int]], givenUp: [Int], ambiguity: Ambiguity, diagnostics: [Diagnostic])?
  /// The views whose frames a solution left open, with the ambiguity for which they were found.
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
    // The footer of a table lies below its rows, but comes before them in the document.
    let isFooter = { document.views[$0].role == "tableFooterView" }
    innerPlaces =
      (island.innerRoots.filter { !isFooter($0) } + island.innerRoots.filter(isFooter))
      .compactMap { InnerPlace(of: $0, in: document, rows) }
    scope = IslandScope(island, in: document, asked: asked)
  }

  /// The facts that a solve gets from outside.
  struct Surroundings {
    var size: Size
    /// The safe area of the island's root, in reading direction.
    var safeArea: BoxInsets
    /// Whether margins grow by safe areas. Documents from before safe areas have none.
    var usesSafeAreas: Bool
    /// The width of the scene's root, if the island's root is that root.
    var rootWidth: Double?
    /// The height of a keyboard at the bottom of the scene's root; 0 if none is shown.
    var keyboard = 0.0
    /// The width of the table around a row.
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

    /// Surroundings that a container gives: a size, and nothing that covers it.
    init(inContainer size: Size, tableWidth: Double? = nil, window: RowWindow) {
      self.init(
        size: size, safeArea: BoxInsets(), usesSafeAreas: false, window: window)
      self.tableWidth = tableWidth
    }
  }

  /// The greatest number of passes. In each pass, the parameters that follow from the solution are
  /// set: margins that are inherited, safe areas of inner views, and heights of text. Then it is
  /// solved again. Layouts settle after two or three passes.
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

  /// Solves once. Constraints that had to be given up still count: Interface Builder meets them as
  /// closely as possible, before anything optional (18 of 18 views of two cells that are too low
  /// for the heights inside).
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

  /// The greatest number of relaxed systems that are kept.
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

  /// The tolerance in points: far below a pixel, far above rounding errors of a solve.
  private static let tolerance = 1e-4

  private static func areEqual(_ a: [Double], _ b: [Double]) -> Bool {
    guard a.count == b.count else { return false }
    for index in a.indices where abs(a[index] - b[index]) > tolerance { return false }
    return true
  }
}

extension IslandSession {
  /// The states of constraints at the last solution. Only constraints of this island are included.
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

  /// How far the insets of the island's root extend into one of its views.
  func covered(_ view: Int) -> BoxInsets {
    island.slots[view].map(evaluator.covered) ?? BoxInsets()
  }

  /// The last solution as a whole, with the variables that it leaves open.
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

  /// The variables that the last solution leaves open.
  private var ambiguity: Ambiguity {
    guard let relaxedKey else { return solver.ambiguity() }
    return relaxed[relaxedKey]?.ambiguity() ?? solver.ambiguity()
  }

  /// The number of sets of constraints that were solved in search of conflicts. It includes those
  /// of the solver from which this one started.
  var conflictSolves: Int { solver.statistics.conflictSolves }

  /// Whether the last solution had to give up a constraint.
  var isUnsatisfiable: Bool { !solver.givenUp.isEmpty }

  /// Whether another session had to give up everything that this one gave up. One direction of a
  /// layout may fit while the other can't.
  func givesUpNothing(beyond other: IslandSession) -> Bool {
    if solver.givenUp.isEmpty { return true }
    let known = Set(other.solver.givenUp.map { other.island.origins[$0] })
    return solver.givenUp.allSatisfy { known.contains(island.origins[$0]) }
  }

  /// The views whose frames do not follow from the constraints alone; see
  /// ``ResolvedView/isSettled``.
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

  /// The diagnostics of the last solution. They are made once for all solutions with the same
  /// findings.
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

/// The findings about the solution of an island, in numbers of rows and variables.
struct IslandFindings {
  var conflicts: [[Int]]
  /// The row that was given up for each conflict. After these come the rows that were given up
  /// because the search for conflicts stopped.
  var givenUp: [Int]
  /// For each variable, whether it is ambiguous.
  var isAmbiguous: [Bool]
}
