/// An additional layer that a picture can show.
package enum PreviewLayer: String, Hashable, Sendable, CaseIterable {
  /// Lines for the constraints that are installed, with their constants.
  case constraints
  /// The outline of every view.
  case frames
  /// A dashed line along the root view's margins.
  case margins
  /// A tag with the name of each view that does not show its name anyway.
  case names
  /// A tint on the area that bars and the device's edges cover.
  case safeArea = "safe-area"
  /// Stack views, with the gaps between their arranged views.
  case stacks
  /// Controls that are smaller than 44 points.
  case hitAreas = "hit-areas"
}
