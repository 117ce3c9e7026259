import ConstraintSolver
package import LayoutModel

/// Resolves scenes and keeps what was solved: the rows of each island, the numbers that it was given,
/// and the solution. What explanations and sweeps look at.
package struct SceneInspector {
  private(set) var resolver: LayoutResolver
  private var models: [LayoutResolver.IslandKey: IslandModel] = [:]

  /// - Parameter texts: what stands in for the document's texts, in every environment.
  package init(_ document: LayoutDocument, texts: TextSubstitutions = [:]) {
    resolver = LayoutResolver(document, texts: texts)
  }

  package var document: LayoutDocument { resolver.document }

  /// The environment in which the document was last saved.
  package var designedEnvironment: LayoutEnvironment { resolver.canvas.environment }

  /// The frames alone.
  package mutating func layout(scene: Int, in environment: LayoutEnvironment) -> ResolvedLayout {
    resolver.resolve(scene: scene, in: environment)
  }

  /// The frames with the systems behind them.
  mutating func inspect(scene index: Int, in environment: LayoutEnvironment) -> InspectedScene {
    let layout = resolver.resolve(scene: index, in: environment)
    var result = InspectedScene(layout: layout)
    guard layout.status != .unsupported else { return result }
    let traits = IslandTraits(
      environment, generation: document.properties.generation, hasToolbars: resolver.hasToolbars)
    var frames: [Int: Rect] = [:]
    for view in layout.views { frames[view.index] = view.unsnapped }
    let scene = document.scenes[index]
    for (position, root) in scene.roots.enumerated() {
      guard let frame = frames[root] else { continue }
      let surroundings = surroundings(
        of: root, at: position, in: scene, frame: frame, environment, traits)
      inspect(root, surroundings, traits, frames, &result)
    }
    return result
  }

  private mutating func inspect(
    _ root: Int, _ surroundings: IslandSession.Surroundings, _ traits: IslandTraits,
    _ frames: [Int: Rect], _ result: inout InspectedScene
  ) {
    do {
      let model = try model(root, traits)
      let (solution, parameters) = try model.session.solve(surroundings, document: document)
      result.islands.append(
        InspectedIsland(
          builder: model.builder, island: model.session.island, solution: solution,
          parameters: parameters))
      for inner in model.session.island.innerRoots {
        guard let frame = frames[inner] else { continue }
        // As the container gives it: a size, and nothing that covers it.
        let surroundings = IslandSession.Surroundings(
          size: frame.size, safeArea: BoxInsets(), usesSafeAreas: false, rootWidth: nil)
        inspect(inner, surroundings, traits, frames, &result)
      }
    } catch {
      // The layout's diagnostics say so already; there is nothing to look at.
      result.unsolved.insert(root)
    }
  }

  private mutating func model(
    _ root: Int, _ traits: IslandTraits
  ) throws(SolverError) -> IslandModel {
    let key = LayoutResolver.IslandKey(root: root, traits: traits, minimumHeight: nil)
    if let known = models[key] { return known }
    var builder = IslandBuilder(
      document: document, traits: traits, root: root, minimumHeight: nil,
      measurer: resolver.measurer)
    let session = IslandSession(try builder.build())
    let model = IslandModel(builder: builder, session: session)
    models[key] = model
    return model
  }

  private struct IslandModel {
    var builder: IslandBuilder
    var session: IslandSession
  }
}

extension SceneInspector {
  /// What a root of a scene is given, as ``LayoutResolver`` gives it.
  private func surroundings(
    of root: Int, at position: Int, in scene: LayoutScene, frame: Rect,
    _ environment: LayoutEnvironment, _ traits: IslandTraits
  ) -> IslandSession.Surroundings {
    let view = document.views[root]
    let generation = document.properties.generation.major
    let marginsGrow =
      document.properties.usesSafeAreas || !environment.isAsDesigned || generation >= 10
    if position == 0, view.role == "view" || scene.controllers.isEmpty {
      let metrics = resolver.canvas.metrics(of: scene, root: view, in: environment)
      return IslandSession.Surroundings(
        size: frame.size, safeArea: BoxInsets(metrics.safeArea, traits.direction),
        usesSafeAreas: marginsGrow,
        rootWidth: view.kind == .tableViewCell ? nil : frame.width)
    }
    if view.role == nil {
      let insets =
        environment.isAsDesigned ? resolver.canvas.detached(view, SceneBars()) : EdgeInsets()
      return IslandSession.Surroundings(
        size: frame.size, safeArea: BoxInsets(insets, traits.direction),
        usesSafeAreas: marginsGrow, rootWidth: frame.width)
    }
    return IslandSession.Surroundings(
      size: frame.size, safeArea: BoxInsets(), usesSafeAreas: false, rootWidth: nil)
  }
}

/// A layout with the systems behind it.
struct InspectedScene {
  var layout: ResolvedLayout
  /// Outer islands before those inside them.
  var islands: [InspectedIsland] = []
  /// Roots of islands with numbers beyond what can be solved.
  var unsolved: Set<Int> = []

  /// The island in which a view is solved: for the root of an inner one, the inner one.
  func island(of view: Int) -> InspectedIsland? {
    islands.last { $0.island.slots[view] != nil }
  }
}
