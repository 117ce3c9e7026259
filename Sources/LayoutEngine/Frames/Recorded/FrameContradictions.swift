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
/// A view that the layout puts elsewhere is misplaced for sure where both hold:
///
/// - a required relation between it and others does not hold for the recorded frames of all of them
///   (``violated(by:among:)``): one of them is out of place;
/// - the others are where the layout puts them, or no frames of theirs let its own one hold (``isImpossible(_:)``): so it
///   is this one.
///
/// What only follows, as all that lies in a view of another height, holds with the frames around it. It is out of place
/// when those are updated, and then the first one holds of it, too.
struct FrameContradictions {
  private let island: Island
  /// By number of the row; `nil` for what proves nothing.
  private let rows: [Row?]
  /// By variable: what recorded frames say.
  private let recorded: [Bounds]
  /// Numbers of rows, by view.
  private let rowsOfView: [Int: [Int]]
  /// Variables of views whose frames are not asked about, and what they may be.
  private let fixed: [(variable: Int, range: Bounds)]
  /// Everything that a proof may use, without the recorded frames of the views in question. `nil`
  /// if it has no solution or can't be solved. It is made when it is first needed.
  private lazy var given: LinearSystem? = Self.system(rows, recorded, fixed)

  /// A required row over variables whose recorded values are looked at.
  private struct Row {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: LinearSystem.Relation
    /// What is subtracted from the terms: constant and parameters.
    var right: Bounds
    /// The views whose recorded frames it is about.
    var views: [Int]
    /// How far the recorded frames of its views may be off in sum.
    var give: Double
  }

  /// - Parameters:
  ///   - session: a session that has solved the island as designed.
  ///   - doubted: views whose recorded frames Interface Builder itself calls wrong.
  ///   - shown: margins that the document shows.
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

  /// How many rows there are.
  var rowCount: Int { rows.count }

  /// A row that recorded frames violate and that says something about a view, where there is one: best one whose other
  /// views are all where the layout puts them, so that it is this view that violates it.
  ///
  /// - Parameter displaced: the views that the layout puts elsewhere, by axis: what lies too far left says nothing about
  ///   heights.
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

  /// Whether the layout puts a view elsewhere on an axis of which a row says something.
  private func isDisplaced(_ view: Int, in row: Row, _ displaced: FrameProofs.Displaced) -> Bool {
    guard let slot = island.slots[view] else { return false }
    let own = island.variables[slot]
    func says(_ variables: [Int]) -> Bool { row.terms.contains { variables.contains($0.variable) } }
    return displaced.horizontally.contains(view) && says([own.x, own.width])
      || displaced.vertically.contains(view) && says([own.y, own.height])
  }

  /// Whether the recorded frame of a view can't be, whatever the frames of the others are.
  ///
  /// - Complexity: that of a solve of the island.
  mutating func isImpossible(_ view: Int) -> Bool {
    guard var system = given, let slot = island.slots[view] else { return false }
    let own = island.variables[slot]
    for variable in own.x...own.height {
      let range = recorded[variable]
      if range.isAny { return false }
      // Optional, so that nothing is searched for what can't be: what is missed tells.
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

  /// `nil` where numbers are beyond what can be solved, which proves nothing.
  private static func solution(of system: LinearSystem) -> Solution? {
    do {
      var solver = try Solver(system)
      return try solver.solve(options: [.violations])
    } catch {
      return nil
    }
  }

  private static let asked = 500.0
  /// Far below a pixel, far above rounding errors of a solve.
  private static let missed = 0.01

  /// All that is given as one system, in which parameters are variables within their ranges.
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
      // What the right side may be is taken apart for each row: that proves less, never more.
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
