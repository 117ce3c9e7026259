import ConstraintSolver
import Diagnostics
package import LayoutModel

/// The work on one scene in one environment: frames found so far, and what went wrong.
struct SceneResolution {
  let environment: LayoutEnvironment
  /// Unsnapped frames in the superview's coordinates, by view.
  var frames: [Int: Rect] = [:]
  var contentSizes: [Int: Size] = [:]
  var hidden: Set<Int> = []
  var estimated: Set<Int> = []
  var diagnostics: [Diagnostic] = []
  var isAmbiguous = false
  var isUnsatisfiable = false
}

extension LayoutResolver {
  /// One scene in an environment.
  package mutating func resolve(
    scene index: Int, in environment: LayoutEnvironment
  ) -> ResolvedLayout {
    if !environment.texts.isEmpty, environment.texts != texts {
      return resolveTranslated(scene: index, in: environment)
    }
    let scene = document.scenes[index]
    guard document.properties.isTouch else {
      return ResolvedLayout(
        scene: scene.id, environment: environment, status: .unsupported,
        diagnostics: [
          Diagnostic(
            .unsupportedRuntime, .note,
            "documents for \(document.properties.targetRuntime) can't be resolved",
            objects: [scene.id.text])
        ])
    }
    var environment = environment
    var state = SceneResolution(environment: environment)
    let traits = IslandTraits(
      environment, generation: document.properties.generation, hasToolbars: hasToolbars)
    for (position, root) in scene.roots.enumerated() {
      let view = document.views[root]
      let isMain = position == 0 && (view.role == "view" || scene.controllers.isEmpty)
      if isMain {
        let metrics = canvas.metrics(of: scene, root: view, in: environment)
        let frame = rootFrame(view, metrics.frame, in: environment)
        environment.size = frame.size
        solve(
          root, frame: frame,
          surroundings: IslandSession.Surroundings(
            size: frame.size, safeArea: BoxInsets(metrics.safeArea, traits.direction),
            usesSafeAreas: marginsGrow(in: environment),
            rootWidth: view.kind == .tableViewCell ? nil : frame.width),
          traits: traits, &state)
      } else if view.role == nil {
        // A further top-level view is a root on a canvas of its own (1 of 1).
        let frame = view.recordedFrame ?? Rect()
        let insets = environment.isAsDesigned ? canvas.detached(view, SceneBars()) : EdgeInsets()
        solve(
          root, frame: frame,
          surroundings: IslandSession.Surroundings(
            size: frame.size, safeArea: BoxInsets(insets, traits.direction),
            usesSafeAreas: marginsGrow(in: environment), rootWidth: frame.width),
          traits: traits, &state)
      } else {
        // Views of bars: the bar places them.
        solve(root, recorded: view, traits: traits, &state)
      }
    }
    var layout = finish(scene, environment, state)
    findTruncations(in: &layout)
    return layout
  }

  /// Whether layout margins grow by safe areas.
  ///
  /// As views of iOS 11 do it, whatever guides the document uses: since Xcode 10 on the canvas, too
  /// (15 of 15); before only in documents with safe areas.
  private func marginsGrow(in environment: LayoutEnvironment) -> Bool {
    document.properties.usesSafeAreas || !environment.isAsDesigned
      || document.properties.generation.major >= 10
  }

  /// The root's frame: that of the environment, except for views of a xib that have a size of their own.
  private func rootFrame(
    _ view: LayoutView, _ frame: Rect, in environment: LayoutEnvironment
  ) -> Rect {
    guard !environment.isAsDesigned, view.controller == nil, let recorded = view.recordedFrame
    else { return frame }
    let canvasSize = canvas.canvas.size
    let isFullScreen =
      abs(recorded.width - canvasSize.width) < 1 && abs(recorded.height - canvasSize.height) < 1
    if isFullScreen { return frame }
    let spansWidth = abs(recorded.width - canvasSize.width) < 1
    return Rect(
      width: spansWidth ? environment.size.width : recorded.width, height: recorded.height)
  }

  // MARK: Islands

  mutating func solve(
    _ root: Int, recorded view: LayoutView, traits: IslandTraits,
    _ state: inout SceneResolution
  ) {
    let frame = view.recordedFrame ?? Rect()
    solve(
      root, frame: frame,
      surroundings: IslandSession.Surroundings(
        size: frame.size, safeArea: BoxInsets(), usesSafeAreas: false, rootWidth: nil),
      traits: traits, &state)
  }
}
