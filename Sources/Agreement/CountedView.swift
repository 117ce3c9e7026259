package import LayoutModel

/// A view whose recorded frame Interface Builder computed from constraints, so that ours can be compared with it.
package struct CountedView: Sendable, Hashable {
  package var id: String
  /// The name of its element, such as `label`.
  package var element: String
  /// In points, in its superview's coordinates.
  package var recorded: Rect
}
