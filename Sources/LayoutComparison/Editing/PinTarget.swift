package import LayoutModel

/// What a view is pinned to.
package enum PinTarget: Hashable, Sendable {
  /// The safe area where the superview has one, else the superview.
  case closest
  case superview
  case margins
  case safeArea
  case item(ObjectID)
}
