import ConstraintSolver
package import Diagnostics
import LayoutModel

extension LayoutResolver {
  /// Solves an island, notes the frames of its views, and goes on with the islands inside it.
  ///
  /// - Parameters:
  ///   - frame: of the root, in its superview's coordinates; its height is replaced where
  ///     `minimumHeight` says that it follows from what is inside.
  /// - Returns: the root's size.
  @discardableResult
  mutating func solve(
    _ root: Int, frame: Rect, surroundings: IslandSession.Surroundings, traits: IslandTraits,
    minimumHeight: Double? = nil, _ state: inout SceneResolution
  ) -> Size {
    state.frames[root] = frame
    do {
      let session = try session(root, traits, minimumHeight)
      let (solution, _) = try session.solve(surroundings, document: document)
      note(session.island, solution, frame: frame, &state)
      report(session.island, solution, &state)
      for inner in session.island.innerRoots {
        placeInner(inner, traits, &state)
      }
      let slot = session.island.variables[0]
      return Size(width: solution.values[slot.width], height: solution.values[slot.height])
    } catch {
      state.isUnsatisfiable = true
      state.diagnostics.append(
        Diagnostic(
          .unsolvable, .error,
          "the layout of '\(document.views[root].id)' can't be solved: \(error)",
          hint: "look for constants and multipliers of extreme size",
          at: document.views[root].location, objects: [document.views[root].id.text]))
      return frame.size
    }
  }

  private mutating func session(
    _ root: Int, _ traits: IslandTraits, _ minimumHeight: Double?
  ) throws(SolverError) -> IslandSession {
    let key = IslandKey(root: root, traits: traits, minimumHeight: minimumHeight)
    if let known = islands[key] { return known }
    var builder = IslandBuilder(
      document: document, traits: traits, root: root, minimumHeight: minimumHeight,
      measurer: measurer)
    let session = IslandSession(try builder.build())
    islands[key] = session
    return session
  }

  /// Turns alignment rectangles in reading direction into frames.
  private func note(
    _ island: Island, _ solution: Solution, frame: Rect, _ state: inout SceneResolution
  ) {
    let values = solution.values
    let isMirrored = island.traits.direction == .rightToLeft
    for (slot, view) in island.views.enumerated() {
      let own = island.variables[slot]
      if island.hiddenViews.contains(view) { state.hidden.insert(view) }
      if let measurement = island.measurements[slot], measurement.isEstimated {
        state.estimated.insert(view)
      }
      if let content = own.content, document.views[view].kind == .scrollView {
        state.contentSizes[view] = Size(width: values[content], height: values[content + 1])
      }
      guard let parent = island.parents[slot] else {
        state.frames[view] = Rect(
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
      state.frames[view] = rect
    }
  }

  // MARK: Inner islands

  /// Places a view that has its size from its container: a cell, a header, a view of a bar.
  private mutating func placeInner(
    _ index: Int, _ traits: IslandTraits, _ state: inout SceneResolution
  ) {
    let view = document.views[index]
    guard let parent = view.parent, let outer = state.frames[parent] else { return }
    let rows = RowRules(document: document, traits: traits)
    var frame = view.recordedFrame ?? Rect()
    var sizesItself = false
    switch (view.placement, document.views[parent].kind) {
    case (.cell, .tableView):
      frame = rows.rowFrame(view, table: document.views[parent], tableWidth: outer.width)
      frame.origin.y = rows.rowOrigin(view, placed: state.frames) ?? frame.y
      sizesItself = rows.sizesItself(view, table: document.views[parent])
    case (.cell, .collectionView):
      frame.size = rows.itemSize(view, collection: document.views[parent]) ?? frame.size
      if let origin = rows.itemOrigin(view, collection: document.views[parent], extent: outer.size)
      {
        frame.origin = origin
      }
    case (.keyed, .tableView):
      frame.size.width = outer.width
    case (.keyed, .collectionView):
      frame.size = rows.supplementarySize(
        view, collection: document.views[parent], extent: outer.size)
    default:
      break
    }
    if sizesItself, let height = fittingHeight(index, frame, traits, state) {
      frame.size.height = rows.rowHeight(fitting: height, table: document.views[parent])
    }
    let size = solve(
      index, frame: frame,
      surroundings: IslandSession.Surroundings(
        size: frame.size, safeArea: BoxInsets(), usesSafeAreas: false, rootWidth: nil),
      traits: traits, &state)
    state.frames[index]?.size = size
  }

  /// The least height that a cell's constraints allow; `nil` where they ask for none.
  private mutating func fittingHeight(
    _ index: Int, _ frame: Rect, _ traits: IslandTraits, _ state: SceneResolution
  ) -> Double? {
    // On a copy: only the height counts, the layout follows with it.
    var trial = state
    let size = solve(
      index, frame: frame,
      surroundings: IslandSession.Surroundings(
        size: frame.size, safeArea: BoxInsets(), usesSafeAreas: false, rootWidth: nil),
      traits: traits, minimumHeight: 0, &trial)
    return size.height < 1 ? nil : size.height
  }
}

extension Diagnostic.Code {
  /// The numbers of a layout are beyond what can be solved.
  package static let unsolvable = Self(rawValue: "unsolvable")
  /// A document for a system without Auto Layout as Ninegrid knows it.
  package static let unsupportedRuntime = Self(rawValue: "unsupported-runtime")
}
