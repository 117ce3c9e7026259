import LayoutModel
import PlatformRules

/// The rules behind the numbers that surround a scene's root.
struct SurroundingReasons {
  /// The rules behind the safe area of the root, by edge in reading direction.
  var safeArea: [BoxEdge: [RuleAnswer]] = [:]
  /// The rule behind the side margins of the root.
  var margin: RuleAnswer?

  /// - Parameter canvases: the canvases of the document, kept from one scene to the next.
  init(
    _ canvases: ChangedCanvases, scene: LayoutScene, root: LayoutView,
    in environment: LayoutEnvironment, room: PlaceArea.Room?
  ) {
    func covered(_ canvas: CanvasRules) -> BoxInsets {
      let metrics = canvas.placed(scene, root: root, in: environment, room: room).metrics
      return BoxInsets(metrics.safeArea, environment.direction)
    }
    let base = covered(canvases.base)
    for change in canvases.changes() {
      let other = covered(change.canvas)
      for edge in BoxEdge.allCases where other[edge] != base[edge] {
        safeArea[edge, default: []].append(change.answer)
      }
    }
  }

  /// The rules behind a parameter of the root, in words: `canvas-status-bar: 20, canvas before
  /// Xcode 11; …`.
  func words(_ parameter: IslandParameter, root: Int) -> String? {
    switch parameter {
    case .safeArea(root, let edge):
      guard let answers = safeArea[edge], !answers.isEmpty else { return nil }
      return answers.map(\.description).joined(separator: "; ")
    case .margin(root, .leading), .margin(root, .trailing): return margin?.description
    default: return nil
    }
  }
}
