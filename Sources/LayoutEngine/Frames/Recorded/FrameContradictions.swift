import ConstraintSolver
import LayoutModel

/// Proofs that recorded frames of an island differ from the result of its constraints, whatever the
/// platform rules and the measured sizes are.
///
/// A proof may use required constraints, the requirements of stack views, the recorded sizes of the
/// root and of content views, and the frames of views that only their masks place. It may not use
/// lower priorities, intrinsic sizes and baselines. Margins and safe areas may have any value that
/// ``PlausiblePlatform`` allows.
///
/// A view that the layout puts elsewhere is certainly misplaced if both of these hold:
///
/// - The recorded frames violate a required relation between it and other views
///   (``violated(by:among:)``). So one of these views is misplaced.
/// - The other views are where the layout puts them, or no frames of theirs are possible together
///   with its recorded frame (``isImpossible(_:)``). So it is this view.
///
/// A view that only follows another one agrees with the frames around it: for example, all views
/// inside a view of another height. It becomes misplaced when those frames are updated, and then
/// the first condition holds for it, too.
struct FrameContradictions {
  private let island: Island
  /// The rows by number; `nil` for a row that proves nothing.
  private let rows: [Row?]
  /// For each variable, the values that the recorded frames allow.
  private let recorded: [Bounds]
  /// The numbers of the rows that concern each view.
  private let rowsOfView: [Int: [Int]]
  /// Variables of views whose frames are given, and the values that they can have.
  private let fixed: [(variable: Int, range: Bounds)]
  /// Everything that a proof may use, without the recorded frames of the views in question. `nil`
  /// if it has no solution or can't be solved. It is made when it is first needed.
  private lazy var given: LinearSystem? = Self.system(rows, recorded, fixed)

  /// A required row over variables whose recorded values are checked.
  private struct Row {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: LinearSystem.Relation
    /// The number that is subtracted from the terms: the constant and the parameters.
    var right: Bounds
    /// The views whose recorded frames the row concerns.
    var views: [Int]
    /// How far the recorded frames of its views may be off, in sum.
    var give: Double
  }

  /// - Parameters:
  ///   - session: a session that has solved the island as designed.
  ///   - doubted: views whose recorded frames Interface Builder itself has marked as wrong.
  ///   - shown: margins that recorded frames of the document show.
  init(
    _ session: IslandSession, document: LayoutDocument, doubting doubted: Set<Int>,
    _ shown: ShownMargins
  ) {
    let island = session.island
    self.island = island
    let platform = PlausiblePlatform(document: document, island: island, shown: shown)
    let parameters = zip(island.parameters, session.parameters).map {
      platform.bounds($0, taken: $1)
    }
    let evidence = FrameEvidence(document: document, island: island, solved: session.values)
    var ownerOfVariable: [Int: Int] = [:]
    var recorded: [Bounds] = []
    for (slot, view) in island.views.enumerated() {
      let own = island.variables[slot]
      while recorded.count < own.x { recorded.append(.any) }
      for variable in own.x...own.height { ownerOfVariable[variable] = view }
      let isKnown = !doubted.contains(view) && !island.hiddenViews.contains(view)
      recorded += isKnown ? evidence.box(slot) : Array(repeating: .any, count: 4)
    }
    while recorded.count < island.system.variableCount { recorded.append(.any) }
    self.recorded = recorded

    var rowsOfView: [Int: [Int]] = [:]
    rows = island.origins.indices.map { number in
      guard let row = evidence.row(number) else { return nil }
      var right = Bounds(row.constant)
      for term in row.parameterTerms {
        right = right + parameters[term.parameter] * term.coefficient
      }
      var weights: [Int: Double] = [:]
      for term in row.terms {
        guard let view = ownerOfVariable[term.variable], !evidence.isGiven(view) else { continue }
        weights[view] = max(weights[view] ?? 0, abs(term.coefficient))
      }
      let views = weights.keys.sorted()
      for view in views { rowsOfView[view, default: []].append(number) }
      return Row(
        terms: row.terms, relation: row.relation, right: right, views: views,
        give: weights.values.reduce(0, +) * RecordedFrameCheck.tolerance)
    }
    self.rowsOfView = rowsOfView
    fixed = evidence.fixed()
  }

  /// The number of rows.
  var rowCount: Int { rows.count }

  /// A row of a view that recorded frames violate; `nil` if there is none. A row is preferred if
  /// all its other views are where the layout puts them. Then it is this view that violates it.
  ///
  /// - Parameter displaced: the views that the layout puts elsewhere, by axis. A view that is too
  ///   far left says nothing about heights.
  func violated(
    by view: Int, among displaced: FrameProofs.Displaced
  ) -> (origin: RowOrigin, isAlone: Bool)? {
    var first: RowOrigin?
    for number in rowsOfView[view] ?? [] {
      guard let row = rows[number] else { continue }
      var gap = row.right * -1
      for term in row.terms { gap = gap + recorded[term.variable] * term.coefficient }
      let distance =
        switch row.relation {
        case .equal: gap.distanceFromZero
        case .lessOrEqual: max(gap.lower, 0)
        case .greaterOrEqual: max(-gap.upper, 0)
        }
      guard distance.isFinite, distance > row.give + 1e-6 else { continue }
      if !row.views.contains(where: { $0 != view && isDisplaced($0, in: row, displaced) }) {
        return (island.origins[number], true)
      }
      first = first ?? island.origins[number]
    }
    return first.map { ($0, false) }
  }

  /// Whether the layout puts a view elsewhere on an axis that the row concerns.
  private func isDisplaced(_ view: Int, in row: Row, _ displaced: FrameProofs.Displaced) -> Bool {
    guard let slot = island.slots[view] else { return false }
    let own = island.variables[slot]
    func says(_ variables: [Int]) -> Bool { row.terms.contains { variables.contains($0.variable) } }
    return displaced.horizontally.contains(view) && says([own.x, own.width])
      || displaced.vertically.contains(view) && says([own.y, own.height])
  }

  /// Whether the recorded frame of a view is impossible, whatever the frames of the other views
  /// are.
  ///
  /// - Complexity: that of a solve of the island.
  mutating func isImpossible(_ view: Int) -> Bool {
    guard var system = given, let slot = island.slots[view] else { return false }
    let own = island.variables[slot]
    for variable in own.x...own.height {
      let range = recorded[variable]
      if range.isAny { return false }
      // These rows are optional, so that no conflict is searched. The missed rows give the answer.
      let give = RecordedFrameCheck.tolerance
      system.add(
        variable: variable, .greaterOrEqual, constant: range.lower - give, priority: Self.asked)
      system.add(
        variable: variable, .lessOrEqual, constant: range.upper + give, priority: Self.asked)
    }
    guard let solution = Self.solution(of: system), solution.status == .optimal else {
      return false
    }
    return solution.violations.contains { $0.total > Self.missed }
  }

  /// Solves a system. `nil` if its numbers are too large to be solved, which proves nothing.
  private static func solution(of system: LinearSystem) -> Solution? {
    do {
      var solver = try Solver(system)
      return try solver.solve(options: [.violations])
    } catch {
      return nil
    }
  }

  private static let asked = 500.0
  /// The amount from which a row counts as missed: far below a pixel, far above rounding errors of
  /// a solve.
  private static let missed = 0.01

  /// One system of everything that is given. In it, parameters are variables within their ranges.
  private static func system(
    _ rows: [Row?], _ recorded: [Bounds], _ fixed: [(variable: Int, range: Bounds)]
  ) -> LinearSystem? {
    var system = LinearSystem()
    _ = system.addVariables(recorded.count)
    for row in rows {
      guard let row else { continue }
      if row.right.lower == row.right.upper {
        system.add(row.terms, row.relation, constant: row.right.lower)
        continue
      }
      // Each row may use another value of its right side. This proves less, but never too much.
      if row.relation != .greaterOrEqual, row.right.upper < .infinity {
        system.add(row.terms, .lessOrEqual, constant: row.right.upper)
      }
      if row.relation != .lessOrEqual, row.right.lower > -.infinity {
        system.add(row.terms, .greaterOrEqual, constant: row.right.lower)
      }
    }
    for (variable, range) in fixed {
      system.add(variable: variable, .greaterOrEqual, constant: range.lower)
      system.add(variable: variable, .lessOrEqual, constant: range.upper)
    }
    return solution(of: system)?.status == .optimal ? system : nil
  }
}
