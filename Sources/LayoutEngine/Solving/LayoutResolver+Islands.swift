import ConstraintSolver
package import Diagnostics
import LayoutModel

extension LayoutResolver {
  /// Solves an island, stores the frames of its views, and continues with the islands inside it.
  ///
  /// - Parameters:
  ///   - frame: the frame of the root, in its superview's coordinates.
  ///   - isFitting: whether its height follows from its content.
  ///   - isAsHighAsContent: whether it has the height that follows from its content, up to a
  ///     difference of less than a pixel.
  /// - Returns: the root's size.
  @discardableResult
  func solve(
    _ root: Int, frame: Rect, surroundings: IslandSession.Surroundings, isFitting: Bool = false,
    isAsHighAsContent: Bool = false, _ state: inout SceneResolution
  ) -> Size {
    frames[root] = frame
    do {
      let session = try session(
        root, (state.traits, state.traitsNumber), height: isFitting ? .least : .given)
      try session.solve(surroundings)
      state.sessions.append(session)
      note(session, frame: frame, &state)
      if !state.isSilent { report(session, isAsHighAsContent: isAsHighAsContent, &state) }
      if !measuredConstraints.isEmpty {
        state.constraints += session.measured(measuredConstraints)
      }
      for inner in session.innerPlaces { place(inner, in: session, &state) }
      let own = session.island.variables[0]
      return Size(width: session.values[own.width], height: session.values[own.height])
    } catch {
      state.isUnsatisfiable = true
      state.diagnostics.append(
        Diagnostic(
          ResolutionFault.unsolvable(root: document.views[root].id, reason: "\(error)"),
          at: document.views[root].location))
      return frame.size
    }
  }

  /// The island of a root for these traits, built if there is none. One that was built before is lent to the work around it,
  /// see ``settled(_:)``.
  func session(
    _ root: Int, _ traits: (IslandTraits, number: Int), height: RootHeight
  ) throws(SolverError) -> IslandSession {
    let others = sessions[root][height]
    if let known = others.first(where: { $0.serves(traits.0, number: traits.number) }) {
      lent.append((known, traits.number))
      return known
    }
    let (noting, asked) = IslandScope.noting(traits.0)
    let session = try IslandSession(
      island(root, noting, height: height), document: document, asked: asked, others: others)
    keep(session, of: root, height)
    return session
  }

  /// Work on islands, of which the result counts only if each island that was lent is good for the traits of the work also when
  /// the work is done.
  ///
  /// An island that was built for one system may be asked for a rule only later, while it is solved for another system to
  /// which that rule says something else. Then its scope has become narrower, and the work is done again with an island of
  /// its own. A scope only becomes narrower, so this ends.
  ///
  /// - Parameter work: what is done again starts afresh, and leaves nothing behind.
  func settled<Result>(_ work: () -> Result) -> Result {
    let start = lent.count
    defer { lent.removeSubrange(start...) }
    while true {
      let result = work()
      let isGood = lent[start...].allSatisfy { session, number in
        session.serves(knownTraits[number], number: number)
      }
      if isGood { return result }
      lent.removeSubrange(start...)
    }
  }

  /// Builds an island. What the builder has collected for it is gone when the system is prepared for solving, which takes as
  /// much memory again.
  private func island(
    _ root: Int, _ traits: IslandTraits, height: RootHeight
  ) throws(SolverError) -> Island {
    var builder = IslandBuilder(
      document: document, traits: traits, root: root, rootHeight: height,
      measurer: measurer, leafSizes: leafSizes)
    return try builder.build()
  }

  /// Turns alignment rectangles in reading direction into frames.
  private func note(
    _ session: IslandSession, frame: Rect, _ state: inout SceneResolution
  ) {
    let island = session.island
    let values = session.values
    let isMirrored = island.traits.direction == .rightToLeft
    if !island.hiddenViews.isEmpty { state.hidden.formUnion(island.hiddenViews) }
    if !session.estimatedViews.isEmpty { state.estimated.formUnion(session.estimatedViews) }
    for (slot, view) in island.views.enumerated() {
      let own = island.variables[slot]
      if let content = own.content, document.views[view].kind == .scrollView {
        state.contentSizes[view] = Size(width: values[content], height: values[content + 1])
      }
      guard let parent = island.parents[slot] else {
        frames[view] = Rect(
          x: frame.x, y: frame.y, width: values[own.width], height: values[own.height])
        continue
      }
      var rect = Rect(
        x: values[own.x], y: values[own.y], width: values[own.width], height: values[own.height])
      if isMirrored {
        let outer = island.variables[parent]
        var extent = values[outer.width]
        if let content = outer.content, document.views[island.views[parent]].kind == .scrollView {
          extent = max(extent, values[content])
        }
        rect.origin.x = extent - rect.maxX
      }
      if let insets = island.measurements[slot]?.alignmentInsets {
        rect = rect.inset(
          by: EdgeInsets(
            top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
      }
      frames[view] = rect
    }
  }

  // MARK: Inner islands

  /// Places a view that gets its size from its container: a cell, a header, a view of a bar.
  private func place(
    _ inner: InnerPlace, in session: IslandSession, _ state: inout SceneResolution
  ) {
    guard let outer = frames[inner.parent] else { return }
    let covered = session.covered(inner.parent)
    var frame = inner.frame(
      in: outer, placed: frames, window: state.window, covered: covered)
    var surroundings = inner.surroundings(
      frame.size, in: outer, window: state.window, covered: covered)
    var isAsHighAsContent = false
    if inner.sizesItself, let height = fittingHeight(inner, frame, surroundings, state) {
      frame.size.height = inner.rowHeight(fitting: height, in: state.window)
      surroundings.size = frame.size
      isAsHighAsContent = !state.traits.isAsDesigned
    }
    let size = solve(
      inner.view, frame: frame, surroundings: surroundings,
      isAsHighAsContent: isAsHighAsContent, &state)
    frames[inner.view]?.size = size
  }

  /// The least height that a cell's constraints allow; `nil` if they determine none.
  private func fittingHeight(
    _ inner: InnerPlace, _ frame: Rect, _ surroundings: IslandSession.Surroundings,
    _ state: SceneResolution
  ) -> Double? {
    // Diagnostics of this trial do not count, and would take time. The frames are found later, with
    // the layout.
    var trial = state
    trial.isSilent = true
    let size = solve(
      inner.view, frame: frame, surroundings: surroundings, isFitting: true, &trial)
    forget(inner.view)
    return size.height < 1 ? nil : size.height
  }

  /// Removes the frames of a view and of the views inside it.
  private func forget(_ index: Int) {
    frames[index] = nil
    for child in document.views[index].children { forget(child) }
  }
}

extension Diagnostic.Code {
  /// The numbers of a layout are too large to be solved.
  package static let unsolvable = Self(rawValue: "unsolvable")
  /// The document is for a system whose layout Ninegrid does not know.
  package static let unsupportedRuntime = Self(rawValue: "unsupported-runtime")
}
