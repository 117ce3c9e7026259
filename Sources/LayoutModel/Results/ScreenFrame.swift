/// Where a view of a layout is on the screen.
///
/// The main root view is the screen; its origin is that of the coordinates. What scrolls is at its
/// start: content offsets are zero.
package struct ScreenFrame: Sendable, Hashable {
  /// The frame.
  package var frame: Rect
  /// What the views around it leave of the frame: those that clip their subviews, and scroll views.
  package var clipped: Rect
  /// What the screen leaves of that.
  package var visible: Rect
  package var extent: Extent

  /// How much of a view lies beyond the screen. Hidden views, empty ones, and what can be scrolled to
  /// count as on it.
  package enum Extent: Int, Sendable, Hashable {
    case onScreen, partlyBeyond, beyond
  }

  /// What a view may stick out without anybody seeing it, in points.
  package static let tolerance = 0.5
}
