import LayoutModel

/// A view of one layout, as somebody sees it on the screen.
struct SeenView: Sendable {
  /// Position in the document's views.
  let index: Int
  let place: ScreenFrame
  /// It is not hidden and not transparent, and neither is anything around it.
  let isSeen: Bool
  /// Its place follows from constraints, and so does that of everything around it.
  let isSettled: Bool
  /// The scroll view around it, by its position in the document's views.
  let scroller: Int?
  /// It shows a text, or is a control that somebody can find.
  let isReadOrTouched: Bool
  /// It cuts what is in it and lies beyond its edges.
  let clips: Bool
  /// Its size is a guess.
  let isEstimated: Bool

  var frame: Rect { place.frame }
}
