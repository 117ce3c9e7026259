import LayoutModel

/// A view of one layout, as somebody sees it on the screen.
struct SeenView: Sendable {
  /// Position in the document's views.
  let index: Int
  let place: ScreenFrame
  /// Whether neither the view nor any view around it is hidden or transparent.
  let isSeen: Bool
  /// Whether constraints determine its place and the places of all views around it.
  let isSettled: Bool
  /// The position of the scroll view around it in the document's views.
  let scroller: Int?
  /// Whether it shows a text, or is a control that somebody can find.
  let isReadOrTouched: Bool
  /// Whether it cuts the parts of its subviews that lie beyond its edges.
  let clips: Bool
  /// Whether its size is a guess.
  let isEstimated: Bool

  var frame: Rect { place.frame }
}
