import LayoutModel

/// A view at its place on the screen.
struct PlacedView {
  var resolved: ResolvedView
  /// In the coordinates of the scene's root view.
  var frame: Rect
  /// Positions in ``PlacedScene/views``.
  var children: [Int] = []
  /// Not hidden, nor inside a hidden view.
  var isVisible: Bool
  /// Position of the superview in ``PlacedScene/views``.
  var parent: Int?
}
