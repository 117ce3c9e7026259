/// A view with its frame.
package struct ResolvedView: Sendable, Hashable {
  package var id: ObjectID
  package var name: String
  package var kind: ViewKind
  /// Position in the document's views, to look up more.
  package var index: Int
  /// In the superview's coordinates, on pixels of the scale.
  package var frame: Rect
  /// The same before snapping.
  package var unsnapped: Rect
  /// The scrollable content of a scroll view.
  package var contentSize: Size?
  package var isHidden: Bool
  /// Its size comes from the recorded frame or a fallback, because nothing else tells it.
  package var isEstimated: Bool
  /// What its frame cuts of its text.
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
