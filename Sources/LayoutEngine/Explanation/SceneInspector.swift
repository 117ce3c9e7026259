import ConstraintSolver
package import LayoutModel

/// Resolves scenes and keeps the solved systems: the rows of each island, its parameters, and the
/// solution. Explanations and sweeps read these.
package struct SceneInspector {
  private(set) var resolver: LayoutResolver
  private var models: [ModelKey: IslandModel] = [:]
  private(set) lazy var names = ViewNames(resolver.document)
  /// The effects of the rules behind the surroundings. All scenes share them.
  private lazy var canvases = ChangedCanvases(resolver.document, resolver.book)

  /// - Parameter texts: the texts that replace the document's, in every environment.
  package init(_ document: LayoutDocument, texts: TextSubstitutions = [:]) {
    resolver = LayoutResolver(document, texts: texts)
  }

  package var document: LayoutDocument { resolver.document }

  /// The environment in which the document was last saved.
  package var designedEnvironment: LayoutEnvironment { resolver.canvas.environment }

  /// The frames alone, without the systems.
  package mutating func layout(scene: Int, in environment: LayoutEnvironment) -> ResolvedLayout {
    resolver.resolve(scene: scene, in: environment)
  }

  /// The frames before they are snapped to pixels. They come without diagnostics, because a sweep
  /// asks for thousands of them.
  ///
  /// - Parameter key: the views of the previous sample. If the views are the same, the result has
  ///   the same array.
  /// - Precondition: the document can be resolved.
  mutating func sample(
    scene index: Int, in environment: LayoutEnvironment, key: [Int]
  ) -> PiecewiseSearch.Sample {
    let scene = resolver.document.scenes[index]
    _ = resolver.solve(scene, in: environment, isSilent: true)
    let frames = resolver.frames
    var values: [Double] = []
    values.reserveCapacity(scene.views.count * 4)
    var count = 0
    var isSame = true
    for view in scene.views {
      guard let frame = frames[view].map(PixelSnapping.measurable) else { continue }
      if count >= key.count || key[count] != view { isSame = false }
      count += 1
      values.append(frame.x)
      values.append(frame.y)
      values.append(frame.width)
      values.append(frame.height)
    }
    let views =
      isSame && count == key.count ? key : scene.views.filter { frames[$0] != nil }
    return PiecewiseSearch.Sample(key: views, values: values)
  }

  /// The frames, with the systems that they were computed from.
  mutating func inspect(scene index: Int, in environment: LayoutEnvironment) -> InspectedScene {
    let layout = resolver.resolve(scene: index, in: environment)
    var result = InspectedScene(layout: layout)
    guard layout.status != .unsupported else { return result }
    let scene = document.scenes[index]
    let room = resolver.room(of: scene, in: environment)
    let placed = resolver.placed(scene, in: environment)
    let traits = resolver.traits(in: placed?.traits(on: environment) ?? environment)
    var frames: [Int: Rect] = [:]
    for view in layout.views { frames[view.index] = view.unsnapped }
    let document = document
    let canvases = canvases
    let window = RowWindow(
      width: placed?.windowWidth ?? environment.size.width, traits.0,
      canvas: resolver.canvas.canvas)
    result.reasons = { root in
      var reasons = SurroundingReasons(
        canvases, scene: scene, root: document.views[root], in: environment, room: room)
      let own = MarginRules(document: document, traits: traits.0)
        .own(document.views[root], isIslandRoot: true)
      if placed?.place?.kind != .noWindow {
        reasons.margin = layout.view(at: root)
          .flatMap { own.root?.reason(width: $0.frame.width) }
      }
      return reasons
    }
    for (position, root) in scene.roots.enumerated() {
      let place = resolver.settled {
        resolver.rootPlace(
          of: root, at: position, in: scene, placed, environment, traits, window)
      }
      inspect(root, place.surroundings, traits, frames, &result)
    }
    return result
  }

  private mutating func inspect(
    _ root: Int, _ surroundings: IslandSession.Surroundings,
    _ traits: (IslandTraits, number: Int), _ frames: [Int: Rect], _ result: inout InspectedScene
  ) {
    do {
      let model = try model(root, traits)
      let session = model.session
      try session.solve(surroundings)
      result.islands.append(
        InspectedIsland(
          builder: model.builder, island: session.island, solution: session.solution,
          parameters: session.parameters))
      for inner in session.innerPlaces {
        guard let frame = frames[inner.view], let outer = frames[inner.parent] else { continue }
        let inside = inner.surroundings(
          frame.size, in: outer, window: surroundings.window, covered: session.covered(inner.parent)
        )
        inspect(inner.view, inside, traits, frames, &result)
      }
    } catch {
      // The layout's diagnostics already report this, and there is no solution to inspect.
      result.unsolved.insert(root)
    }
  }

  private mutating func model(
    _ root: Int, _ traits: (IslandTraits, number: Int)
  ) throws(SolverError) -> IslandModel {
    let key = ModelKey(root: root, traits: traits.number)
    if let known = models[key] { return known }
    var builder = IslandBuilder(
      document: document, traits: traits.0, root: root, rootHeight: .given,
      measurer: resolver.measurer)
    let session = try IslandSession(builder.build(), document: document)
    let model = IslandModel(builder: builder, session: session)
    models[key] = model
    return model
  }

  private struct ModelKey: Hashable {
    var root: Int
    /// The number of the traits, as the resolver counts them.
    var traits: Int
  }

  private struct IslandModel {
    var builder: IslandBuilder
    var session: IslandSession
  }
}

/// A layout with the systems that it was computed from.
struct InspectedScene {
  var layout: ResolvedLayout
  /// The islands. Outer ones come before those inside them.
  var islands: [InspectedIsland] = []
  /// Finds the rules behind the surroundings of a root. It is called when they are explained.
  var reasons: ((_ root: Int) -> SurroundingReasons)?
  /// Roots of islands whose numbers are too large to be solved.
  var unsolved: Set<Int> = []
}

extension SceneInspector {
  /// Sweeps one scene over a range.
  ///
  /// As long as the same constraints determine a layout, it is an affine function of its root's
  /// size. So the scene is solved at every half point, and a law is fitted to points on one line. A
  /// breakpoint is where the laws of both sides meet. If they don't meet, it is found by bisection.
  package mutating func sweep(scene: Int, over range: SweepRange) -> LayoutSweep {
    let run = SweepRun(self, scene, range)
    defer { self = run.inspector }
    return run.sweep()
  }
}
