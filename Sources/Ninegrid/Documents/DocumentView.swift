import Diagnostics
import LayoutModel

/// A view as the document has it, before it is laid out.
public struct DocumentView: Hashable, Sendable, Identifiable {
  /// Its id in the document, such as `8bC-Xf-vdC`.
  public let id: String
  /// The name for people: its label in Interface Builder, its text, its class or its kind.
  public let name: String
  /// The kind of view.
  public let kind: ViewKind
  /// The id of the view around it; `nil` for a root.
  public let superview: String?
  /// The class that the document names, if it names one.
  public let customClass: String?
  /// The frame that the document records, in points in the superview's coordinates. Constraints may give another
  /// one.
  public let recordedFrame: Rect?
  /// The line in the file, from 1; `nil` if it is not known.
  public let line: Int?

  init(_ view: LayoutView, in document: LayoutDocument) {
    id = view.id.text
    name = view.name
    kind = ViewKind(rawValue: view.kind.rawValue)
    superview = view.parent.map { document.views[$0].id.text }
    customClass = view.customClass
    recordedFrame = view.recordedFrame.map { Rect($0) }
    line = view.location?.line
  }
}
