import ElementTree
import LayoutEngine
import LayoutModel

extension LayoutDrawing {
  /// The scene without a status bar if code shows it upon another one, below the clock of that.
  ///
  /// Nothing leads to such a scene, so it is laid out as a screen. If its root is clear and something that people read or
  /// touch lies at the place of the clock, it is no screen but a panel: a screen would have nothing behind it.
  func withoutForeignClock(_ scene: PlacedScene) -> PlacedScene {
    guard let status = scene.bars.status, split == nil, isShownByCode, hasClearRoot else {
      return scene
    }
    let isCovered = scene.views.contains { view in
      let common = view.frame.intersection(status)
      return view.isVisible && OccupiedArea.kinds.contains(view.resolved.kind)
        && common.width > 1 && common.height > 1
    }
    guard isCovered else { return scene }
    var result = scene
    result.bars.status = nil
    return result
  }

  /// Whether neither the app's start nor a segue, a container or another document leads to the scene.
  private var isShownByCode: Bool {
    guard let place = layout.place?.stated, place.kind == .screen, place.route.isEmpty,
      place.referrer == nil, place.container == nil, place.split == nil,
      let controller = document.scene(layout.scene)?.controllers.first
    else { return false }
    return document.tree.root["initialViewController"].map { ObjectID($0) }
      != document.controllers[controller].id
  }

  private var hasClearRoot: Bool {
    guard let index = layout.views.first?.index, document.views.indices.contains(index) else {
      return false
    }
    let colors = ColorTable(document, .light, assets: preview.assets)
    let stated = document.views[index].part(
      "color", key: "backgroundColor", in: layout.environment.cell)
    return colors.color(stated).map { $0.alpha == 0 } ?? false
  }
}
