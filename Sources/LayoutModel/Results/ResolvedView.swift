/// A view with its frame.
package struct ResolvedView: Sendable, Hashable {
  package var id: ObjectID
  package var name: String
  package var kind: ViewKind
  /// The position in the document's views, to look up more about the view.
  package var index: Int
  /// The frame in the superview's coordinates, snapped to pixels of the scale.
  package var frame: Rect
  /// The same frame before snapping.
  package var unsnapped: Rect
  /// The size of a scroll view's content.
  package var contentSize: Size?
  package var isHidden: Bool
  /// Whether its size is the recorded one or a fallback, because nothing else determines it.
  package var isEstimated: Bool
  /// How its frame cuts its text, if it does.
  package var truncation: TextTruncation?
  /// Whether its frame follows from the constraints alone: they determine the frame, and no
  /// constraint of the system to which the view belongs was given up.
  package var isSettled: Bool

  package init(
    id: ObjectID, name: String, kind: ViewKind, index: Int, frame: Rect, unsnapped: Rect,
    contentSize: Size? = nil, isHidden: Bool = false, isEstimated: Bool = false,
    truncation: TextTruncation? = nil, isSettled: Bool = true
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.index = index
    self.frame = frame
    self.unsnapped = unsnapped
    self.contentSize = contentSize
    self.isHidden = isHidden
    self.isEstimated = isEstimated
    self.truncation = truncation
    self.isSettled = isSettled
  }
}
