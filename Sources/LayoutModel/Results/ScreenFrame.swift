/// The place of a view on the screen.
///
/// The main root view is the screen, and its origin is the origin of the coordinates. Scroll views
/// are at their start: content offsets are zero.
package struct ScreenFrame: Sendable, Hashable {
  /// The frame.
  package var frame: Rect
  /// What the views around it leave of the frame: those that clip their subviews, and scroll views.
  package var clipped: Rect
  /// What the screen leaves of that.
  package var visible: Rect
  package var extent: Extent

  /// How much of a view lies outside the screen. Hidden views, empty views, and views to which one
  /// can scroll count as on the screen.
  package enum Extent: Int, Sendable, Hashable {
    case onScreen, partlyBeyond, beyond
  }

  /// What a view may stick out without anybody seeing it, in points.
  package static let tolerance = 0.5
}
