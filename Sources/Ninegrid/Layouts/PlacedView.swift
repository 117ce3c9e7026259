import LayoutModel

/// A view with the frame that its constraints give it.
public struct PlacedView: Hashable, Sendable, Identifiable {
  /// Its id in the document.
  public let id: String
  /// The name for people: its label in Interface Builder, its text, its class or its kind.
  public let name: String
  /// The kind of view.
  public let kind: ViewKind
  /// The id of the view around it; `nil` for a root.
  public let superview: String?
  /// The frame in points in the superview's coordinates, aligned to pixels of the device.
  public let frame: Rect
  /// Whether the document hides it.
  public let isHidden: Bool
  /// Whether the constraints alone determine the frame.
  public let isDetermined: Bool
  /// By how many points the frame cuts the view's text; `nil` if all of it is shown.
  public let cutText: Double?

  init(_ view: ResolvedView, in document: LayoutDocument) {
    id = view.id.text
    name = view.name
    kind = ViewKind(rawValue: view.kind.rawValue)
    superview = document.views[view.index].parent.map { document.views[$0].id.text }
    frame = Rect(view.frame)
    isHidden = view.isHidden
    isDetermined = view.isSettled
    cutText = view.truncation?.shortfall
  }
}
