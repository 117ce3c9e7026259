/// What code of a view's class returned as its intrinsic size when Interface Builder drew it.
package struct DesignableSize: Sendable, Hashable {
  /// In points; `nil` where the view has no intrinsic width.
  package var width: Double?
  /// In points; `nil` where the view has no intrinsic height.
  package var height: Double?

  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }
}
