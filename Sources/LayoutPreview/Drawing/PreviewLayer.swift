/// What a picture shows on demand.
package enum PreviewLayer: String, Hashable, Sendable, CaseIterable {
  /// Lines for the constraints that are installed, with their constants.
  case constraints
  /// The outline of every view.
  case frames
  /// A dashed line along the root view's margins.
  case margins
  /// A tag with the name of each view that does not show it anyway.
  case names
  /// A tint on what bars and the device's edges cover.
  case safeArea = "safe-area"
  /// Stack views, with the gaps between what they arrange.
  case stacks
  /// Controls that are smaller than 44 points.
  case hitAreas = "hit-areas"
}
