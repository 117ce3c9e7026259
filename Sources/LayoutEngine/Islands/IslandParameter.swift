/// A number that is known only when an island is solved, and may change from one solve to the next.
enum IslandParameter: Hashable, Sendable {
  /// The size of the island's root.
  case width, height
  /// The distance of a view's safe area from its edge.
  case safeArea(view: Int, BoxEdge)
  /// The distance of a view's keyboard guide from its bottom. Without a keyboard, it is that of the
  /// safe area.
  case keyboard(view: Int)
  /// The distance of a view's layout margin from its edge.
  case margin(view: Int, BoxEdge)
  /// The distance of a view's readable content from its leading or trailing edge.
  case readable(view: Int, BoxEdge)
  /// The width that a cell's accessory takes from its content view.
  case accessory(contentView: Int)
  /// A number of the frame that a cell of a built-in style gives one of its parts, in its content
  /// view.
  case part(view: Int, RectComponent)
  /// The intrinsic size of text that wraps.
  case textWidth(view: Int)
  case textHeight(view: Int)

  /// The view that it belongs to; `nil` for the size of the root.
  var view: Int? {
    switch self {
    case .width, .height: nil
    case .safeArea(let view, _), .keyboard(let view), .margin(let view, _), .readable(let view, _),
      .accessory(let view), .part(let view, _), .textWidth(let view), .textHeight(let view):
      view
    }
  }
}

/// One of the four numbers of a rectangle.
enum RectComponent: Int, Hashable, Sendable, CaseIterable {
  case x, y, width, height
}
