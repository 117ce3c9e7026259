/// The place of a view on the screen.
///
/// The main root view is the screen, and its origin is the origin of the coordinates. Scroll views
/// are at their start: content offsets are zero.
package struct ScreenFrame: Sendable, Hashable {
  /// The whole frame, in screen coordinates.
  package var frame: Rect
  /// The part of the frame that is left after the views around it cut it: scroll views, and views
  /// that clip their subviews.
  package var clipped: Rect
  /// The part of ``clipped`` that lies on the screen.
  package var visible: Rect
  package var extent: Extent

  /// How much of a view lies outside the screen. Hidden views, empty views, and views to which one
  /// can scroll count as on the screen.
  package enum Extent: Int, Sendable, Hashable {
    case onScreen, partlyBeyond, beyond
  }

  /// How far a view may reach beyond the screen without anybody seeing it, in points.
  package static let tolerance = 0.5
}
