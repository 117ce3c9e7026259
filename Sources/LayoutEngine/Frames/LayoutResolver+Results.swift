import ConstraintSolver
package import Diagnostics
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
      // A root's own place on the screen is no part of the coordinates inside it.
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
      // Rarely asked for, and not before something is open.
      let isOpen = island.views.indices.contains {
        ambiguousFrame($0, island, findings.isAmbiguous, findings.isAmbiguous, lookups) != nil
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
        + island.views.indices.compactMap {
          ambiguousFrame(
            $0, island, findings.isAmbiguous, fitting ?? findings.isAmbiguous, lookups)
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

  /// The diagnostic for the parts of a view's frame that are not determined, if there are any. It
  /// is a note if only the canvas's height causes the ambiguity, or if the view's class may decide.
  ///
  /// - Parameter staysOpen: the variables that are still ambiguous when the root is as high as its
  ///   content, if only the canvas gives it another height.
  private func ambiguousFrame(
    _ slot: Int, _ island: Island, _ isAmbiguous: [Bool], _ staysOpen: [Bool],
    _ lookups: [ViewLookup]
  ) -> Diagnostic? {
    let index = island.views[slot]
    let own = island.variables[slot]
    let check = lookups[index].ambiguityCheck
    if check == .none || island.hiddenViews.contains(index) { return nil }
    let view = document.views[index]
    var parts = [("x", own.x), ("y", own.y)]
    if check != .positions { parts += [("width", own.width), ("height", own.height)] }
    if let content = own.content, needsContentSize(view, island) {
      parts += [("content width", content), ("content height", content + 1)]
    }
    let free = parts.filter { isAmbiguous[$0.1] }
    if free.isEmpty { return nil }
    let names = free.map(\.0).joined(separator: ", ")
    var severity = Diagnostic.Severity.warning
    var hint = "add a constraint, or change a priority"
    if !free.contains(where: { staysOpen[$0.1] }) {
      severity = .note
      hint =
        named(island.root, "only the canvas gives this height to").text
        + "; with that of its content nothing is open"
    } else if check == .unlessOfClass, !free.contains(where: { $0.1 == own.x || $0.1 == own.y }) {
      severity = .note
      hint = "its class may ask for a size; if it does not, add a constraint"
    }
    return Diagnostic(
      .ambiguousFrame, severity,
      "\(names) of '\(view.id)' (\(lookups[index].name)) \(free.count == 1 ? "is" : "are") not determined",
      hint: hint, at: view.location, objects: [view.id.text], parts: free.map(\.0))
  }

  /// Whether constraints should say how large a scroll view's content is: something in it is placed by them.
  private func needsContentSize(_ view: LayoutView, _ island: Island) -> Bool {
    view.kind == .scrollView
      && view.children.contains {
        let child = document.views[$0]
        return island.slots[$0] != nil && !child.translatesAutoresizingMask && !child.isFixedFrame
      }
  }

  /// The greatest number of named members of a conflict. For a row of a thousand views, more of
  /// them would not help.
  private static let named = 8
  /// The greatest number of members that are listed for repairs.
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
    var parts: [String] = []
    var told: Set<RowOrigin> = []
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
      let (id, text) = describe(number, of: island)
      if !objects.contains(id) { objects.append(id) }
      guard parts.count < Self.named else {
        others.insert(origin)
        continue
      }
      told.insert(origin)
      if !parts.contains(text) { parts.append(text) }
    }
    others.subtract(told)
    if !others.isEmpty { parts.append("and \(others.count) more") }
    let id = objects.first ?? ""
    let words = "\(parts.joined(separator: "; ")); '\(id)' is given up"
    let place = location(of: island.origins[lost])
    let origins = conflict.map { island.origins[$0] }
    if let placeholder = placeholder(in: origins) {
      return Diagnostic(
        .designSize, .note, "these cannot hold together on the canvas: \(words)",
        hint: "'\(placeholder)' is a placeholder, which is removed when the document is built",
        at: place, objects: objects)
    }
    if !designOnly.isEmpty {
      let lengths = LayoutAxis.allCases.filter(designOnly.contains)
        .map { $0 == .horizontal ? "width" : "height" }.joined(separator: " and ")
      return Diagnostic(
        .designSize, .note, "these cannot hold together on the canvas: \(words)",
        hint: named(island.root, "only the canvas gives this \(lengths) to").text
          + "; make it another on the canvas, or leave it if it is another at run time",
        at: place, objects: objects)
    }
    return Diagnostic(
      .conflictingConstraints, .error, "these cannot hold together: \(words)",
      hint: conflictHint(origins), at: place, objects: objects)
  }

  /// A constraint of a conflict that exists at design time only.
  private func placeholder(in origins: [RowOrigin]) -> ObjectID? {
    for case .constraint(let index) in origins where document.constraints[index].isPlaceholder {
      return document.constraints[index].id
    }
    return nil
  }

  /// What ends a conflict, by what takes part in it.
  private func conflictHint(_ origins: [RowOrigin]) -> String {
    for case .autoresizing(let view) in origins {
      let name = "'\(document.views[view].id)' (\(document.views[view].name))"
      return "\(name) is placed by its autoresizing mask: delete its constraints, "
        + "or let constraints alone place it"
    }
    let usual = "delete one of them, or lower its priority below 1000"
    for case .stack(let view) in origins {
      let name = "'\(document.views[view].id)' (\(document.views[view].name))"
      return "\(usual); or change alignment, distribution or spacing of \(name)"
    }
    return usual
  }

  /// The diagnostic for constraints that were given up without a known reason, because the search
  /// for conflicts had to stop.
  ///
  /// - Parameter explained: the number of conflicts that were found before.
  func unexplainedDiagnostic(
    _ lost: [RowOrigin], _ island: Island, explained: Int
  ) -> [Diagnostic] {
    guard let first = lost.first else { return [] }
    let objects = lost.prefix(Self.named).map { describe($0, in: island.traits.cell).id }
    let rest = lost.count > Self.named ? " and \(lost.count - Self.named) more" : ""
    let found = "the search for conflicts stopped after \(explained)"
    let names = objects.map { "'\($0)'" }.joined(separator: ", ")
    return [
      Diagnostic(
        .conflictingConstraints, .error,
        "\(names)\(rest) can't hold either, and \(lost.count == 1 ? "is" : "are") given up; \(found)",
        hint: "mend the conflicts that are named, and look again", at: location(of: first),
        objects: objects)
    ]
  }

  /// An id and a few words for a row of an island.
  private func describe(_ number: Int, of island: Island) -> (id: String, text: String) {
    let origin = island.origins[number]
    guard case .structure(let view) = origin, let slot = island.slots[view] else {
      return describe(origin, in: island.traits.cell)
    }
    let row = island.system.constraint(number)
    let own = island.variables[slot]
    for (variable, length) in [(own.width, "width"), (own.height, "height")]
    where row.terms.contains(where: { $0.variable == variable }) {
      let (id, text) = named(view, "the \(length) of")
      return (id, row.relation == .equal ? text : text + ", which can't be less than 0")
    }
    return named(view, "the place of")
  }

  /// An id and a few words for the origin of a row.
  func describe(_ origin: RowOrigin, in cell: GridCell) -> (id: String, text: String) {
    switch origin {
    case .constraint(let index):
      let constraint = document.constraints[index]
      return (
        constraint.id.text, "'\(constraint.id)' \(document.equation(constraint, in: cell).text)"
      )
    case .intrinsicSize(let view, let axis):
      return named(view, "the intrinsic \(axis == .horizontal ? "width" : "height") of")
    case .stack(let view):
      return named(view, "the arrangement of stack view")
    case .autoresizing(let view):
      return named(view, "the autoresizing mask of")
    case .structure(let view):
      return named(view, "the size of")
    }
  }

  func named(_ view: Int, _ words: String) -> (id: String, text: String) {
    let view = document.views[view]
    return (view.id.text, "\(words) '\(view.id)' (\(view.name))")
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

extension Diagnostic.Code {
  /// A position or size is not determined by the constraints.
  package static let ambiguousFrame = Self(rawValue: "ambiguous-frame")
  /// Required constraints that cannot hold together.
  package static let conflictingConstraints = Self(rawValue: "conflicting-constraints")
}
