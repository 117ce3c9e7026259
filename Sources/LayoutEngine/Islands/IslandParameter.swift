/// A number that is known only when an island is solved, and may change from one solve to the next.
enum IslandParameter: Hashable, Sendable {
  /// Size of the island's root.
  case width, height
  /// Distance of a view's safe area from its edge.
  case safeArea(view: Int, BoxEdge)
  /// Distance of a view's keyboard guide from its bottom: that of a keyboard, else of the safe area.
  case keyboard(view: Int)
  /// Distance of a view's layout margin from its edge.
  case margin(view: Int, BoxEdge)
  /// Distance of a view's readable content from its leading or trailing edge.
  case readable(view: Int, BoxEdge)
  /// What a cell's accessory takes of the width of its content view.
  case accessory(contentView: Int)
  /// Where a cell of a built-in style puts one of its parts, in its content view.
  case part(view: Int, RectComponent)
  /// Intrinsic size of text that wraps.
  case textWidth(view: Int)
  case textHeight(view: Int)

  /// Whose it is; `nil` for the size of the root.
  var view: Int? {
    switch self {
    case .width, .height: nil
    case .safeArea(let view, _), .keyboard(let view), .margin(let view, _), .readable(let view, _),
      .accessory(let view), .part(let view, _), .textWidth(let view), .textHeight(let view):
      view
    }
  }
}

/// A number of a rectangle.
enum RectComponent: Int, Hashable, Sendable, CaseIterable {
  case x, y, width, height
}
