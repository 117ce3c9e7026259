import ConstraintSolver
import Diagnostics
package import LayoutModel
import PlatformRules

/// The state of resolving one scene in one environment: the frames and faults found so far.
struct SceneResolution {
  /// The environment, with the size that the scene's root got.
  var environment: LayoutEnvironment
  let traits: IslandTraits
  /// The number of the traits in the resolver.
  let traitsNumber: Int
  /// Whether only frames are needed.
  var isSilent: Bool
  /// The whole window, even if the scene's root fills only a part of it. Rows depend on its size.
  let window: RowWindow
  /// The insets of the scene's root; `nil` until it is placed.
  var safeArea: EdgeInsets?
  /// The place in which the app shows the scene; `nil` as designed.
  var place: ResolvedPlace?
  /// The sessions of the islands that gave the frames, outer ones first.
  var sessions: [IslandSession] = []
  var contentSizes: [Int: Size] = [:]
  /// The arranged views that are hidden.
  var hidden: Set<Int> = []
  var estimated: Set<Int> = []
  /// Views whose frames do not follow from the constraints alone; see ``ResolvedView/isSettled``.
  var unsettled: Set<Int> = []
  /// The measured state of the constraints that the caller asked for.
  var constraints: [MeasuredConstraint] = []
  var diagnostics: [Diagnostic] = []
  var isAmbiguous = false
  var isUnsatisfiable = false
}

extension LayoutResolver {
  /// Resolves one scene in an environment.
  package func resolve(
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
            ResolutionFault.unsupportedRuntime(
              document.properties.targetRuntime, scene: scene.id))
        ])
    }
    return settled {
      let state = solveOnce(scene, in: environment)
      var layout = finish(scene, state)
      if findsTruncations { findTruncations(in: &layout, state) }
      return layout
    }
  }

  /// Finds the frames of a scene, in ``frames``.
  ///
  /// - Parameter isSilent: whether to leave out diagnostics, which take time.
  /// - Precondition: the document is for a touch screen.
  func solve(
    _ scene: LayoutScene, in environment: LayoutEnvironment, isSilent: Bool = false
  ) -> SceneResolution {
    settled { solveOnce(scene, in: environment, isSilent: isSilent) }
  }

  private func solveOnce(
    _ scene: LayoutScene, in environment: LayoutEnvironment, isSilent: Bool = false
  ) -> SceneResolution {
    let placed = placed(scene, in: environment)
    let (traits, number) = traits(in: placed?.traits(on: environment) ?? environment)
    var state = SceneResolution(
      environment: placed?.environment ?? environment, traits: traits, traitsNumber: number,
      isSilent: isSilent,
      window: RowWindow(
        width: placed?.windowWidth ?? environment.size.width, traits, canvas: canvas.canvas))
    state.place = placed?.place
    frames.removeAll()
    for (position, root) in scene.roots.enumerated() {
      let place = rootPlace(
        of: root, at: position, in: scene, placed, environment, (traits, number), state.window)
      if place.isScene {
        state.environment.size = place.frame.size
        state.safeArea = place.safeArea
        if state.place?.kind.isOfExtension ?? false {
          state.place?.frame.size.height = place.frame.height
        }
        if place.isGuessed || state.place?.isEstimated ?? false { state.estimated.insert(root) }
      }
      solve(root, frame: place.frame, surroundings: place.surroundings, &state)
    }
    return state
  }

  /// The place of a scene's root, and the facts that its island gets.
  struct RootPlace {
    var frame: Rect
    var surroundings: IslandSession.Surroundings
    /// The insets that cover it, in physical directions.
    var safeArea: EdgeInsets
    /// Whether it is the main root, whose size is that of the environment.
    var isScene: Bool
    /// Whether its height is that of the canvas, because nothing else determines one.
    var isGuessed = false
  }

  func rootPlace(
    of root: Int, at position: Int, in scene: LayoutScene, _ placed: PlacedRoot?,
    _ environment: LayoutEnvironment, _ known: (IslandTraits, number: Int), _ window: RowWindow
  ) -> RootPlace {
    let traits = known.0
    let view = document.views[root]
    if position == 0, let placed {
      let metrics = placed.metrics
      let frame = rootFrame(view, metrics.frame, placed.place?.stated)
      var surroundings = IslandSession.Surroundings(
        size: frame.size, safeArea: BoxInsets(metrics.safeArea, traits.direction),
        usesSafeAreas: marginsGrow(in: environment),
        rootWidth: hasSystemMargins(view, placed) ? frame.width : nil, window: window)
      surroundings.keyboard = keyboard(in: environment, over: metrics.frame, placed.place)
      var result = RootPlace(
        frame: frame, surroundings: surroundings, safeArea: metrics.safeArea, isScene: true)
      if let kind = placed.place?.stated.kind, kind == .view || kind == .row {
        if let height = heightAlone(of: root, surroundings, known) {
          result.frame.size.height = height
          result.surroundings.size.height = height
        } else {
          result.isGuessed = true
        }
      } else if let place = placed.place, place.kind.isOfExtension, place.kind != .messages,
        let height = heightAlone(of: root, surroundings, known)
      {
        // Content that insists on more than a compact widget has is for the expanded one. Before iOS 10 there is no compact one.
        let isCompact = place.kind == .widget && frame.height < environment.size.height
        let height = isCompact ? max(height, frame.height) : height
        result.frame.size.height = height
        result.surroundings.size.height = height
      }
      return result
    }
    let frame = view.recordedFrame ?? Rect()
    guard view.role == nil else {
      // These are views of bars. A bar places its views, and the bars of controllers lie at the
      // edges of the device.
      let size = Rect(width: frame.width, height: frame.height)
      let own = view.isInBar && !environment.isAsDesigned ? size : frame
      let frame = canvas.barFrame(of: view, in: scene, environment) ?? own
      return RootPlace(
        frame: frame,
        surroundings: IslandSession.Surroundings(
          inContainer: frame.size, window: window),
        safeArea: .zero, isScene: false)
    }
    let hasCanvas =
      environment.isAsDesigned
      && traits.measurement.rules.holds(CanvasInsetRules.furtherRootHasCanvas)
    let insets = hasCanvas ? canvas.detached(view, SceneBars()) : EdgeInsets()
    return RootPlace(
      frame: frame,
      surroundings: IslandSession.Surroundings(
        size: frame.size, safeArea: BoxInsets(insets, traits.direction),
        usesSafeAreas: marginsGrow(in: environment), rootWidth: frame.width,
        window: window),
      safeArea: insets, isScene: false)
  }

  /// Whether the system widens the margins of a scene's root. It does not if there is no window.
  ///
  /// - Source: recorded view archives of two storyboards, laid out in no window: 326 of 332 numbers agree
  ///   with margins of 8, 245 with those of a window.
  private func hasSystemMargins(_ root: LayoutView, _ placed: PlacedRoot) -> Bool {
    root.kind != .tableViewCell && placed.place?.kind != .noWindow
  }

  /// How far the keyboard extends over a root. The keyboard lies at the bottom edge of the window.
  private func keyboard(
    in environment: LayoutEnvironment, over root: Rect, _ place: ResolvedPlace?
  ) -> Double {
    guard environment.keyboard > 0, let place, place.kind == .container || place.kind.isPresented
    else { return environment.keyboard }
    let below = environment.size.height - place.frame.y - root.maxY
    return max(0, environment.keyboard - max(0, below))
  }

  /// Whether layout margins grow by safe areas.
  ///
  /// They do since iOS 11, whatever guides the document uses.
  private func marginsGrow(in environment: LayoutEnvironment) -> Bool {
    if document.properties.usesSafeAreas || !environment.isAsDesigned { return true }
    let situation = Situation(.init(document.properties.generation, isAsDesigned: true))
    return RulesInForce(book, at: situation).holds(ArrangedViewRules.marginsGrow)
  }

  /// The root's frame: the frame of its place, except for views of a xib that have a size of their
  /// own. Cells in a xib are as wide as a table at that place.
  private func rootFrame(_ view: LayoutView, _ frame: Rect, _ place: Place?) -> Rect {
    guard let place, place.kind == .view || place.kind == .row, let recorded = view.recordedFrame
    else { return frame }
    let spansWidth = place.kind == .row || canvas.spansWidth(view)
    return Rect(width: spansWidth ? frame.width : recorded.width, height: recorded.height)
  }
}

// MARK: Places

extension LayoutResolver {
  /// The root of a scene at its place; `nil` for a scene without one.
  ///
  /// A scene that fills a container view is as large as this view in the scene around it, which is
  /// solved for this purpose.
  ///
  /// - Complexity: The time to solve the scenes around it, each once.
  func placed(_ scene: LayoutScene, in environment: LayoutEnvironment) -> PlacedRoot? {
    guard let root = mainRoot(of: scene) else { return nil }
    return canvas.placed(
      scene, root: root, in: environment, room: room(of: scene, in: environment))
  }

  func mainRoot(of scene: LayoutScene) -> LayoutView? {
    guard let root = scene.roots.first.map({ document.views[$0] }),
      root.role == "view" || scene.controllers.isEmpty
    else { return nil }
    return root
  }

  /// The room of the container view that a scene fills.
  func room(
    of scene: LayoutScene, in environment: LayoutEnvironment
  ) -> PlaceArea.Room? {
    guard !environment.isAsDesigned, embedding < Self.deepestContainer,
      let id = canvas.container(of: scene, in: environment),
      let container = document.view(id), container.scene != scene.index
    else { return nil }
    embedding += 1
    let given = surrounding
    defer {
      embedding -= 1
      surrounding = given
    }
    var around = environment
    around.place = nil
    around.addedInsets = .zero
    if let known = surrounding.popLast() { around = known }
    let state = solve(document.scenes[container.scene], in: around, isSilent: true)
    guard let place = state.place, var frame = frames[container.index],
      !isSizeOpen(of: container.index, state)
    else { return nil }
    var origin = Point(x: place.frame.x, y: place.frame.y)
    for outer in document.superviews(of: container.index) {
      guard let own = frames[outer] else { continue }
      origin.x += own.x
      origin.y += own.y
    }
    frame = PixelSnapping(scale: environment.scale).snapped(frame, in: origin)
    frame.origin = Point(x: frame.x + origin.x, y: frame.y + origin.y)
    let session = state.sessions.first { $0.island.slots[container.index] != nil }
    let covered = session.map { $0.covered(container.index) } ?? BoxInsets()
    let isMirrored = state.traits.direction == .rightToLeft
    return PlaceArea.Room(
      frame: frame,
      safeArea: EdgeInsets(
        top: covered.top, left: isMirrored ? covered.trailing : covered.leading,
        bottom: covered.bottom, right: isMirrored ? covered.leading : covered.trailing),
      cell: state.environment.cell, windowWidth: state.window.width)
  }

  /// Whether the constraints do not determine how large a view is: code does, and nobody knows here how.
  private func isSizeOpen(of view: Int, _ state: SceneResolution) -> Bool {
    guard let session = state.sessions.first(where: { $0.island.slots[view] != nil }) else {
      return false
    }
    return session.isSizeOpen(of: view)
  }

  /// How deep container views in container views are followed. No app nests more, but segues can lead round in a circle.
  private static let deepestContainer = 6
}
