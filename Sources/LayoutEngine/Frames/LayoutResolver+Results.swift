import ConstraintSolver
import Diagnostics
import LayoutModel

extension LayoutResolver {
  /// Snaps the frames and lists the installed views.
  func finish(_ scene: LayoutScene, _ state: SceneResolution) -> ResolvedLayout {
    var environment = state.environment
    environment.isTextSizeOfCanvas =
      environment.isAsDesigned && environment.contentSizeCategory == nil
    environment.contentSizeCategory = state.traits.measurement.textCategory
    let snapping = PixelSnapping(scale: environment.scale)
    let lookups = lookups
    origins.removeAll()
    var views: [ResolvedView] = []
    views.reserveCapacity(scene.views.count)
    for index in scene.views {
      guard let frame = frames[index].map(PixelSnapping.measurable) else { continue }
      let parent = document.views[index].parent
      let outer = parent.flatMap { origins[$0]?.origin } ?? Point()
      // The position of a root on the screen does not count for the coordinates inside it.
      let origin = parent == nil ? Point() : Point(x: outer.x + frame.x, y: outer.y + frame.y)
      origins[index] = Rect(x: origin.x, y: origin.y)
      let isHidden =
        state.hidden.contains(index) || lookups[index].isHidden(in: environment.cell)
      views.append(
        ResolvedView(
          id: document.views[index].id, name: lookups[index].name, kind: document.views[index].kind,
          index: index, frame: snapping.snapped(frame, in: outer), unsnapped: frame,
          contentSize: state.contentSizes[index], isHidden: isHidden,
          isEstimated: state.estimated.contains(index),
          isSettled: !state.unsettled.contains(index)))
    }
    let status: LayoutStatus =
      state.isUnsatisfiable ? .unsatisfiable : state.isAmbiguous ? .ambiguous : .ok
    var layout = ResolvedLayout(
      scene: scene.id, environment: environment, status: status, views: views,
      diagnostics: state.diagnostics, safeArea: state.safeArea, constraints: state.constraints)
    layout.place = state.place
    return layout
  }

  /// Reports faults and their objects: conflicts with the constraint that was given up, and views
  /// that are not determined.
  ///
  /// - Parameter isAsHighAsContent: whether the row is as high as its content, apart from a
  ///   fraction of a pixel. An ambiguity that only this fraction causes is not reported.
  func report(
    _ session: IslandSession, isAsHighAsContent: Bool, _ state: inout SceneResolution
  ) {
    let island = session.island
    let lookups = lookups
    var found = session.diagnostics { findings in
      lazy var held = heldViews(in: island, findings.isAmbiguous)
      // This is rarely needed, and only if something is ambiguous.
      let isOpen = island.views.indices.contains {
        ambiguousFrame(
          $0, island, findings.isAmbiguous, findings.isAmbiguous, lookups, held: { held }) != nil
      }
      let fitting = isOpen ? fittingAmbiguity(session, state) : nil
      return zip(findings.conflicts, findings.givenUp).map { conflict, lost in
        conflictDiagnostic(
          conflict, lost, island,
          designOnly: designOnlyAxes(in: conflict, of: island, state.environment))
      }
        + unexplainedDiagnostic(
          findings.givenUp.dropFirst(findings.conflicts.count).map { island.origins[$0] }, island,
          explained: findings.conflicts.count)
        + island.views.indices.compactMap { slot in
          ambiguousFrame(
            slot, island, findings.isAmbiguous, fitting ?? findings.isAmbiguous, lookups,
            held: { held }
          ).map { Diagnostic($0, at: document.views[island.views[slot]].location) }
        }
    }
    let unsettled = session.unsettledViews
    if !unsettled.isEmpty { state.unsettled.formUnion(unsettled) }
    if isAsHighAsContent {
      found.removeAll { $0.code == .ambiguousFrame && $0.severity == .note }
    }
    if found.isEmpty { return }
    if session.isUnsatisfiable { state.isUnsatisfiable = true }
    if found.last?.code == .ambiguousFrame { state.isAmbiguous = true }
    state.diagnostics += found
  }

  /// The greatest number of members of a conflict that a message names. For a row of a thousand
  /// views, more of them would not help.
  private static let named = 8
  /// The greatest number of members of a conflict that are listed for repairs.
  private static let listed = 40

  /// The diagnostic for constraints that cannot hold together. The constraint that was given up
  /// comes first, then the constraints of the document, which a person can change, and at the end
  /// the rule that lengths aren't negative.
  ///
  /// - Parameters:
  ///   - conflict: the numbers of the rows; `lost` is the one that was given up.
  ///   - designOnly: the lengths of the island's root that take part, and that the root has only on
  ///     the canvas.
  func conflictDiagnostic(
    _ conflict: [Int], _ lost: Int, _ island: Island, designOnly: Set<LayoutAxis> = []
  ) -> Diagnostic {
    var objects: [String] = []
    var told: [ConstraintConflict.Member] = []
    var toldOrigins: Set<RowOrigin> = []
    var others: Set<RowOrigin> = []
    let members = [
      conflict.filter { island.origins[$0].isConstraint },
      conflict.filter { !island.origins[$0].isConstraint && !island.origins[$0].isStructure },
      conflict.filter { island.origins[$0].isStructure },
    ]
    for number in [lost] + members.joined() {
      let origin = island.origins[number]
      guard objects.count < Self.listed else {
        others.insert(origin)
        continue
      }
      let member = member(number, of: island)
      if !objects.contains(member.id.text) { objects.append(member.id.text) }
      guard told.count < Self.named else {
        others.insert(origin)
        continue
      }
      toldOrigins.insert(origin)
      if !told.contains(member) { told.append(member) }
    }
    others.subtract(toldOrigins)
    let fault = ConstraintConflict(
      members: told, othersCount: others.count, objects: objects,
      remedy: remedy(for: conflict.map { island.origins[$0] }, island, designOnly: designOnly))
    return Diagnostic(fault, at: location(of: island.origins[lost]))
  }

  /// What ends a conflict, by what takes part in it.
  private func remedy(
    for origins: [RowOrigin], _ island: Island, designOnly: Set<LayoutAxis>
  ) -> ConstraintConflict.Remedy {
    for case .constraint(let index) in origins where document.constraints[index].isPlaceholder {
      return .placeholder(document.constraints[index].id)
    }
    if !designOnly.isEmpty {
      return .canvas(
        NamedObject(document.views[island.root]), LayoutAxis.allCases.filter(designOnly.contains))
    }
    for case .autoresizing(let view) in origins {
      return .autoresizing(NamedObject(document.views[view]))
    }
    for case .stack(let view) in origins { return .stack(NamedObject(document.views[view])) }
    return .change
  }

  /// The diagnostic for constraints that were given up without a known reason, because the search
  /// for conflicts had to stop.
  ///
  /// - Parameter explained: the number of conflicts that were found before.
  func unexplainedDiagnostic(
    _ lost: [RowOrigin], _ island: Island, explained: Int
  ) -> [Diagnostic] {
    guard let first = lost.first else { return [] }
    let objects = lost.prefix(Self.named).map { member($0, in: island.traits.cell).id.text }
    return [
      Diagnostic(
        ResolutionFault.unexplained(objects, count: lost.count, explained: explained),
        at: location(of: first))
    ]
  }

  /// What a row of an island is in a conflict.
  private func member(_ number: Int, of island: Island) -> ConstraintConflict.Member {
    let origin = island.origins[number]
    guard case .structure(let view) = origin, let slot = island.slots[view] else {
      return member(origin, in: island.traits.cell)
    }
    let row = island.system.constraint(number)
    let own = island.variables[slot]
    let lengths: [(Int, LayoutAxis)] = [(own.width, .horizontal), (own.height, .vertical)]
    for (variable, axis) in lengths where row.terms.contains(where: { $0.variable == variable }) {
      return .length(
        NamedObject(document.views[view]), axis, isLeast: row.relation != .equal)
    }
    return .place(NamedObject(document.views[view]))
  }

  private func member(_ origin: RowOrigin, in cell: GridCell) -> ConstraintConflict.Member {
    switch origin {
    case .constraint(let index):
      let constraint = document.constraints[index]
      return .constraint(constraint.id, equation: document.equation(constraint, in: cell).text)
    case .intrinsicSize(let view, let axis):
      return .intrinsicSize(NamedObject(document.views[view]), axis)
    case .stack(let view): return .stack(NamedObject(document.views[view]))
    case .autoresizing(let view): return .autoresizing(NamedObject(document.views[view]))
    case .structure(let view): return .size(NamedObject(document.views[view]))
    }
  }

  private func location(of origin: RowOrigin) -> SourceLocation? {
    switch origin {
    case .constraint(let index): document.constraintLocations[index]
    case .intrinsicSize(let view, _), .stack(let view), .autoresizing(let view),
      .structure(let view):
      document.views[view].location
    }
  }
}
