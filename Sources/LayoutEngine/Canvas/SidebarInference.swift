import ElementTree
import LayoutModel
import PlatformRules

/// Finds how far the sidebar of a split view covers the content beside it.
///
/// From Xcode 26 on, the sidebar of a pad floats above the content. The root of the second column
/// is as wide as the canvas, and its safe area begins where the sidebar ends. The sidebar is 10
/// points from the edge, and as wide as the root of the first column. Before Xcode 26, the second
/// column was narrower.
///
/// - Source: 1 of 1 constraint to such a safe area (Xcode 26.0, `preferredDisplayMode="beside"`).
struct SidebarInference {
  private let document: LayoutDocument
  private let bars: BarInference
  /// The sidebars, in the order of the split view controllers.
  private var sidebars: [Sidebar] = []

  private struct Sidebar {
    /// The position of the controller in the column beside it.
    var content: Int
    /// The width that it covers, in points from the leading edge.
    var coveredWidth: Double
  }

  /// - Complexity: O(*split view controllers* × (*connections* + *scenes*)).
  init(_ document: LayoutDocument, _ bars: BarInference, _ rules: RulesInForce) {
    self.document = document
    self.bars = bars
    guard rules.sideBarFloats else { return }
    for (index, split) in document.controllers.enumerated()
    where split.kind == "splitViewController" && split.element["preferredDisplayMode"] == "beside" {
      guard let content = column("detailViewController", of: index),
        let list = column("masterViewController", of: index), let root = root(in: list)
      else { continue }
      sidebars.append(Sidebar(content: content, coveredWidth: root.width + Self.distanceFromEdge))
    }
  }

  /// The width of a scene that a sidebar covers.
  /// - Returns: points from the leading edge; 0 if there is no sidebar.
  func coveredWidth(of scene: LayoutScene) -> Double {
    guard let controller = scene.controllers.first else { return 0 }
    return sidebars.first { shows($0.content, controller) }?.coveredWidth ?? 0
  }

  private static let distanceFromEdge = 10.0

  /// The controller to which a split view's relationship leads.
  private func column(_ relationship: String, of split: Int) -> Int? {
    document.connections.lazy.compactMap { connection -> Int? in
      guard connection["relationship"] == relationship, let scene = connection.scene,
        document.scenes[scene].controllers.first == split, let target = connection.destination,
        case .controller(let controller)? = document.items[target]
      else { return nil }
      return controller
    }.first
  }

  /// The frame of the root that a column shows.
  private func root(in column: Int) -> Rect? {
    document.scenes.lazy
      .filter { $0.controllers.first.map { shows(column, $0) } ?? false }
      .compactMap { $0.roots.first.flatMap { document.views[$0].recordedFrame } }
      .first
  }

  /// Whether a column is a controller, or the navigation controller around it.
  private func shows(_ column: Int, _ controller: Int) -> Bool {
    (column == controller && document.controllers[column].kind != "navigationController")
      || bars.navigationController(around: controller) == column
  }
}
