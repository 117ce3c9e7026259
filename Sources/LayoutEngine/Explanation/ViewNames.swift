import Diagnostics
import LayoutModel

/// The names of views in explanations and sweeps: the name, and also the id if several views of a
/// scene have that name.
struct ViewNames {
  /// The name of each view.
  private let names: [String]
  private let ids: [ObjectID]
  /// For each view, whether other views have the same name.
  private let isShared: [Bool]

  init(_ document: LayoutDocument) {
    names = document.views.map(\.name.onOneLine)
    ids = document.views.map(\.id)
    var counts: [String: Int] = [:]
    var isShared = [Bool](repeating: false, count: names.count)
    for scene in document.scenes {
      counts.removeAll(keepingCapacity: true)
      for view in scene.views { counts[names[view], default: 0] += 1 }
      for view in scene.views where counts[names[view]] ?? 0 > 1 { isShared[view] = true }
    }
    self.isShared = isShared
  }

  /// The name in quotes: `'Red View'`, or `'Label' (wQO-R7-BpZ)` if it is shared.
  func quoted(_ view: Int) -> String {
    isShared[view] ? "'\(names[view])' (\(ids[view]))" : "'\(names[view])'"
  }

  /// Whether several views have the same name as this one.
  func isShared(_ view: Int) -> Bool { isShared[view] }
}
