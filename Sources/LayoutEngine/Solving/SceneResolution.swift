import ConstraintSolver
import Diagnostics
package import LayoutModel
import PlatformRules

/// The work on one scene in one environment: frames found so far, and what went wrong.
struct SceneResolution {
  /// With the size that the scene's root got.
  var environment: LayoutEnvironment
  let traits: IslandTraits
  /// The number of the traits.
  let traitsNumber: Int
  /// Only frames are wanted.
  let isSilent: Bool
  /// Whatever the root takes of it.
  let window: RowWindow
  /// What covers the scene's root; `nil` until it is placed.
  var safeArea: EdgeInsets?
  /// The islands that gave the frames, outer ones first.
  var sessions: [IslandSession] = []
  var contentSizes: [Int: Size] = [:]
  /// Of arranged views that are hidden.
  var hidden: Set<Int> = []
  var estimated: Set<Int> = []
  /// Views whose frames do not follow from the constraints alone; see ``ResolvedView/isSettled``.
  var unsettled: Set<Int> = []
  /// How those constraints stand that were asked for.
  var constraints: [MeasuredConstraint] = []
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
    guard isTouch else {
      return ResolvedLayout(
        scene: scene.id, environment: environment, status: .unsupported,
        diagnostics: [
          Diagnostic(
            .unsupportedRuntime, .note,
            "documents for \(document.properties.targetRuntime) can't be resolved",
            objects: [scene.id.text])
        ])
    }
    let state = solve(scene, in: environment)
    var layout = finish(scene, state)
    if findsTruncations { findTruncations(in: &layout, state) }
    return layout
  }

  /// Finds the frames of a scene, in ``frames``.
  ///
  /// - Parameter isSilent: nothing is said about what is wrong, which takes time.
  /// - Precondition: the document is for a touch screen.
  mutating func solve(
    _ scene: LayoutScene, in environment: LayoutEnvironment, isSilent: Bool = false
  ) -> SceneResolution {
    let (traits, number) = traits(in: environment)
    var state = SceneResolution(
      environment: environment, traits: traits, traitsNumber: number, isSilent: isSilent,
      window: RowWindow(width: environment.size.width, traits, canvas: canvas.canvas))
    frames.removeAll()
    for (position, root) in scene.roots.enumerated() {
      let place = rootPlace(
        of: root, at: position, in: scene, state.environment, traits, state.window)
      if place.isScene {
        state.environment.size = place.frame.size
        state.safeArea = place.safeArea
      }
      solve(root, frame: place.frame, surroundings: place.surroundings, &state)
    }
    return state
  }

  /// Where a root of a scene stands, and what it is given.
  struct RootPlace {
    var frame: Rect
    var surroundings: IslandSession.Surroundings
    /// What covers it, in physical directions.
    var safeArea: EdgeInsets
    /// It is what the environment's size is for.
    var isScene: Bool
  }

  func rootPlace(
    of root: Int, at position: Int, in scene: LayoutScene, _ environment: LayoutEnvironment,
    _ traits: IslandTraits, _ window: RowWindow
  ) -> RootPlace {
    let view = document.views[root]
    if position == 0 && (view.role == "view" || scene.controllers.isEmpty) {
      let metrics = canvas.metrics(of: scene, root: view, in: environment)
      let frame = rootFrame(view, metrics.frame, in: environment)
      var surroundings = IslandSession.Surroundings(
        size: frame.size, safeArea: BoxInsets(metrics.safeArea, traits.direction),
        usesSafeAreas: marginsGrow(in: environment),
        rootWidth: view.kind == .tableViewCell ? nil : frame.width,
        window: window)
      surroundings.keyboard = environment.keyboard
      return RootPlace(
        frame: frame, surroundings: surroundings, safeArea: metrics.safeArea, isScene: true)
    }
    let frame = view.recordedFrame ?? Rect()
    guard view.role == nil else {
      // Views of bars: the bar places them; bars of controllers stand at the edges of the device.
      let frame = canvas.barFrame(of: view, in: environment) ?? frame
      return RootPlace(
        frame: frame,
        surroundings: IslandSession.Surroundings(
          inContainer: frame.size, window: window),
        safeArea: .zero, isScene: false)
    }
    // A further top-level view is a root on a canvas of its own (1 of 1).
    let insets = environment.isAsDesigned ? canvas.detached(view, SceneBars()) : EdgeInsets()
    return RootPlace(
      frame: frame,
      surroundings: IslandSession.Surroundings(
        size: frame.size, safeArea: BoxInsets(insets, traits.direction),
        usesSafeAreas: marginsGrow(in: environment), rootWidth: frame.width,
        window: window),
      safeArea: insets, isScene: false)
  }

  /// Whether layout margins grow by safe areas.
  ///
  /// As views of iOS 11 do it, whatever guides the document uses.
  private func marginsGrow(in environment: LayoutEnvironment) -> Bool {
    if document.properties.usesSafeAreas || !environment.isAsDesigned { return true }
    let situation = Situation(.init(document.properties.generation, isAsDesigned: true))
    return RulesInForce(book, at: situation).holds(ArrangedViewRules.marginsGrow)
  }

  /// The root's frame: that of the environment, except for views of a xib that have a size of their own.
  private func rootFrame(
    _ view: LayoutView, _ frame: Rect, in environment: LayoutEnvironment
  ) -> Rect {
    guard !environment.isAsDesigned, view.controller == nil, let recorded = view.recordedFrame
    else { return frame }
    if canvas.isFullScreen(view) { return frame }
    let spansWidth = abs(recorded.width - canvas.canvas.size.width) < 1
    return Rect(
      width: spansWidth ? environment.size.width : recorded.width, height: recorded.height)
  }
}
