import ElementTree
import LayoutModel

/// Documents of any size, each of which is large in one way.
enum GrowthFamily: String, CaseIterable {
  /// Scenes with a list of ten boxes each.
  case scenes
  /// One scene with a list of boxes, each below the one before.
  case list
  /// Boxes side by side in one scene, all of them held to the same box.
  case hub
  /// Views nested twenty deep, side by side.
  case nests
  /// Views that each keep the margins of the view around them, until they no longer fit.
  case margins
  /// A stack view.
  case stack
  /// A table with static rows.
  case table
  /// Image views, each with an image of its own among the document's resources.
  case resources

  /// The sizes that are measured: each is twice the one before.
  var counts: [Int] {
    switch self {
    case .scenes: [125, 250, 500, 1000]
    case .nests: [25, 50, 100, 200]
    case .margins: [10, 20, 40, 80]
    case .table: [250, 500, 1000, 2000]
    default: [1000, 2000, 4000, 8000]
    }
  }

  func tree(_ count: Int) -> DocumentTree {
    var builder = GrowthBuilder()
    switch self {
    case .scenes: for _ in 0..<count { builder.addScene { $0.list(10) } }
    case .list: builder.addScene { $0.list(count) }
    case .hub: builder.addScene { $0.hub(count) }
    case .nests: builder.addScene { $0.nests(count, depth: 20) }
    case .margins: builder.addScene { $0.margins(depth: count) }
    case .stack: builder.addScene { $0.stack(count) }
    case .table: builder.addScene { $0.table(count) }
    case .resources: builder.addScene { $0.pictures(count) }
    }
    return builder.tree
  }
}
