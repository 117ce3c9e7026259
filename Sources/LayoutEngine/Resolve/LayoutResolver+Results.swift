import ConstraintSolver
package import Diagnostics
import LayoutModel

extension LayoutResolver {
  /// Snaps the frames and lists the installed views.
  func finish(
    _ scene: LayoutScene, _ environment: LayoutEnvironment, _ state: SceneResolution
  ) -> ResolvedLayout {
    let snapping = PixelSnapping(scale: environment.scale)
    var origins: [Int: Point] = [:]
    var views: [ResolvedView] = []
    views.reserveCapacity(scene.views.count)
    for index in scene.views {
      guard let frame = state.frames[index].map(PixelSnapping.measurable) else { continue }
      let view = document.views[index]
      let outer = view.parent.flatMap { origins[$0] } ?? Point()
      // A root's own place on the screen is no part of the coordinates inside it.
      origins[index] =
        view.parent == nil ? Point() : Point(x: outer.x + frame.x, y: outer.y + frame.y)
      views.append(
        ResolvedView(
          id: view.id, name: view.name, kind: view.kind, index: index,
          frame: snapping.snapped(frame, in: outer), unsnapped: frame,
          contentSize: state.contentSizes[index],
          isHidden: state.hidden.contains(index) || view.isHidden(in: environment.cell),
          isEstimated: state.estimated.contains(index)))
    }
    let status: LayoutStatus =
      state.isUnsatisfiable ? .unsatisfiable : state.isAmbiguous ? .ambiguous : .ok
    return ResolvedLayout(
      scene: scene.id, environment: environment, status: status, views: views,
      diagnostics: state.diagnostics)
  }

  /// Says what is wrong with whom: conflicts with the constraint given up, and views that are not determined.
  func report(
    _ island: Island, _ solution: Solution, _ state: inout SceneResolution
  ) {
    for (conflict, lost) in zip(solution.conflicts, solution.givenUp) {
      state.isUnsatisfiable = true
      state.diagnostics.append(
        conflictDiagnostic(conflict.map { island.origins[$0] }, island.origins[lost], island))
    }
    guard !solution.ambiguous.isEmpty else { return }
    for (slot, index) in island.views.enumerated() {
      let own = island.variables[slot]
      let view = document.views[index]
      if island.hiddenViews.contains(index) { continue }
      let check = view.element["verifyAmbiguity"]
      if check == "off" { continue }
      var free: [String] = []
      if solution.ambiguous[own.x] { free.append("x") }
      if solution.ambiguous[own.y] { free.append("y") }
      if check != "ignoreSizes" {
        if solution.ambiguous[own.width] { free.append("width") }
        if solution.ambiguous[own.height] { free.append("height") }
      }
      // A scroll view with something inside needs to know how large its content is.
      if let content = own.content, view.kind == .scrollView,
        view.children.contains(where: { island.slots[$0] != nil })
      {
        if solution.ambiguous[content] { free.append("content width") }
        if solution.ambiguous[content + 1] { free.append("content height") }
      }
      guard !free.isEmpty else { continue }
      state.isAmbiguous = true
      state.diagnostics.append(
        Diagnostic(
          .ambiguousFrame, .warning,
          "\(free.joined(separator: ", ")) of '\(view.id)' (\(view.name)) \(free.count == 1 ? "is" : "are") not determined",
          hint: "add a constraint, or change a priority", at: view.location,
          objects: [view.id.text]))
    }
  }

  private func conflictDiagnostic(
    _ origins: [RowOrigin], _ lost: RowOrigin, _ island: Island
  ) -> Diagnostic {
    var objects: [String] = []
    var parts: [String] = []
    for origin in [lost] + origins.filter({ $0 != lost }) {
      let (id, text) = describe(origin, in: island.traits.cell)
      if !objects.contains(id) { objects.append(id) }
      if !parts.contains(text) { parts.append(text) }
    }
    let (id, _) = describe(lost, in: island.traits.cell)
    return Diagnostic(
      .conflictingConstraints, .error,
      "these cannot hold together: \(parts.joined(separator: "; ")); '\(id)' is given up",
      hint: "delete one of them, or lower its priority below 1000", at: location(of: lost),
      objects: objects)
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

  private func named(_ view: Int, _ words: String) -> (id: String, text: String) {
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
