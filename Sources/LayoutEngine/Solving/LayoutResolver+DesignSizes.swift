import ConstraintSolver
package import Diagnostics
import ElementTree
import LayoutModel

/// The sizes that views have while a document is designed, and perhaps nowhere else.
///
/// A constraint that contradicts such a size is not a fault of the layout: at run time the view may
/// be as large as its constraints ask for.
extension LayoutResolver {
  /// The lengths of an island's root that it has only on the canvas.
  ///
  /// - The size of a view alone in a xib is set by the code that adds it to another view. On a
  ///   device it still has its recorded lengths, except lengths that fill the canvas, which become
  ///   those of the device.
  /// - A scene of a chosen size, or on the square canvas of Xcode 7 and earlier, is not on a
  ///   device. If that size is less than the screen's, and nothing but code shows the scene, the
  ///   code sets it.
  /// - A prototype's `rowHeight` is for the canvas: rows have the height of their table's
  ///   `rowHeight`, or of their content. Static rows keep the height that they state. Without one
  ///   they fit their content, except on canvases up to Xcode 12. Items have the size that the
  ///   layout or its delegate states.
  /// - Source: "Creating self-sizing table view cells" and `UICollectionViewFlowLayout.itemSize` on
  ///   developer.apple.com; 32 of 38 conflicts in public documents that were laid out nevertheless
  ///   are of this kind.
  func designOnlyAxes(of root: Int, in environment: LayoutEnvironment) -> Set<LayoutAxis> {
    let view = document.views[root]
    guard let parent = view.parent.map({ document.views[$0] }) else {
      return designOnlyAxes(ofScene: view, in: environment)
    }
    guard view.placement == .cell else { return [] }
    switch parent.kind {
    case .tableView:
      if parent.element["dataMode"] == "prototypes" { return [.vertical] }
      let states = [view, parent].contains { ($0.element.number("rowHeight") ?? 0) > 0 }
      return environment.isAsDesigned && !states ? [.vertical] : []
    case .collectionView: return [.horizontal, .vertical]
    default: return []
    }
  }

  private func designOnlyAxes(
    ofScene root: LayoutView, in environment: LayoutEnvironment
  ) -> Set<LayoutAxis> {
    let scene = document.scenes[root.scene]
    let isMain = scene.roots.first == root.index
    // A view of a bar is as large as its bar.
    if !isMain || root.role != nil && root.role != "view" { return [.horizontal, .vertical] }
    if environment.isAsDesigned {
      let isChosen = canvas.bars[scene.index].isFreeform || canvas.canvas.device == nil
      return scene.controllers.isEmpty || isChosen ? [.horizontal, .vertical] : []
    }
    guard scene.controllers.isEmpty else {
      return environment.place == nil ? axesSetByCode(of: scene, root) : []
    }
    if canvas.isControllersView(root) {
      return environment.place == nil ? axesOfPart(root, in: scene) : []
    }
    guard !canvas.isFullScreen(root), root.recordedFrame != nil else { return [] }
    return canvas.spansWidth(root) ? [.vertical] : [.horizontal, .vertical]
  }

  /// The chosen lengths of a controller's view that are less than those of the canvas, if no
  /// document shows the controller. Such a controller is part of another one, and the code that
  /// adds its view sets these lengths. The initial controller of a storyboard fills a screen,
  /// unless its view is less than half as long.
  private func axesSetByCode(of scene: LayoutScene, _ root: LayoutView) -> Set<LayoutAxis> {
    guard let controller = scene.controllers.first.map({ document.controllers[$0] }),
      let place = canvas.places[scene.index].first, canvas.places[scene.index].count == 1,
      place.kind == .screen, place.route.isEmpty, place.referrer == nil
    else { return [] }
    let isInitial = document.properties.initialViewController == controller.id
    return axesOfPart(root, in: scene, mayFillScreen: isInitial)
  }

  /// The lengths that somebody has chosen for a controller's view, and that are less than those of the canvas.
  ///
  /// - Parameter mayFillScreen: whether it does so unless it is less than half as long.
  private func axesOfPart(
    _ root: LayoutView, in scene: LayoutScene, mayFillScreen: Bool = false
  ) -> Set<LayoutAxis> {
    guard canvas.bars[scene.index].isFreeform, let frame = root.recordedFrame else { return [] }
    let size = canvas.canvas.size
    let isPart = !mayFillScreen || frame.width < size.width / 2 || frame.height < size.height / 2
    var axes: Set<LayoutAxis> = []
    if isPart, frame.width < size.width - 1 { axes.insert(.horizontal) }
    if isPart, frame.height < size.height - 1 { axes.insert(.vertical) }
    return axes
  }

  /// The lengths of the root that exist only on the canvas and take part in a conflict of an
  /// island. The conflict is given by the numbers of its rows.
  func designOnlyAxes(
    in conflict: [Int], of island: Island, _ environment: LayoutEnvironment
  ) -> Set<LayoutAxis> {
    let own = island.variables[0]
    var found: Set<LayoutAxis> = []
    for number in conflict where island.origins[number] == .structure(view: island.root) {
      let row = island.system.constraint(number)
      guard row.relation == .equal, row.terms.count == 1 else { continue }
      if row.terms[0].variable == own.width { found.insert(.horizontal) }
      if row.terms[0].variable == own.height { found.insert(.vertical) }
    }
    return found.intersection(designOnlyAxes(of: island.root, in: environment))
  }
}

extension LayoutResolver {
  /// For each variable, whether an island leaves it open when its root is as high as its content.
  /// `nil` if the root has its height not only on the canvas.
  func fittingAmbiguity(
    _ session: IslandSession, _ state: SceneResolution
  ) -> [Bool]? {
    let fitting = fittingSession(
      of: session.island.root, session.surroundings, state)
    guard let fitting, fitting.givesUpNothing(beyond: session) else { return nil }
    // The same views in the same order have the same variables, so the numbers can be compared.
    let found = fitting.solution.ambiguous
    return found.count == session.values.count ? found : nil
  }

  /// The island of a root, solved at the same width and as high as its content. `nil` if the root's
  /// height is real.
  ///
  /// A root that fills the canvas represents a screen: it is as high as a device.
  func fittingSession(
    of root: Int, _ surroundings: IslandSession.Surroundings, _ state: SceneResolution
  ) -> IslandSession? {
    let view = document.views[root]
    let isScreen = view.parent == nil && canvas.isFullScreen(view)
    guard !isScreen, designOnlyAxes(of: root, in: state.environment).contains(.vertical) else {
      return nil
    }
    do {
      let session = try session(root, (state.traits, state.traitsNumber), height: .least)
      try session.solve(surroundings)
      return session
    } catch {
      // If it can't be solved, the report about the island itself says that.
      return nil
    }
  }
}

extension Diagnostic.Code {
  /// Required constraints contradict a size that a view has only while it is designed.
  package static let designSize = Self(rawValue: "design-size")
}
