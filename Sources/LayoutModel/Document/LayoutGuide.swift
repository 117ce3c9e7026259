package import Diagnostics

/// A rectangle that takes part in constraints without being a view.
package struct LayoutGuide: Hashable, Sendable {
  package var id: ObjectID
  package var kind: Kind
  /// The name that the author gave a custom guide.
  package var userLabel: String?
  /// The view that the guide belongs to. Top and bottom guides belong to the controller's root
  /// view.
  package var view: Int?
  package var scene: Int
  package var location: SourceLocation?

  package enum Kind: String, Hashable, Sendable {
    /// The bottom edge of the bars at the top of a controller's view, as used before safe areas.
    case top
    /// The top edge of the bars at the bottom of a controller's view.
    case bottom
    case safeArea
    case keyboard
    /// The content rectangle of a scroll view.
    case contentLayoutGuide
    /// The frame rectangle of a scroll view.
    case frameLayoutGuide
    /// The rectangle inside a view's margins.
    case layoutMargins
    case readableContent
    /// A guide that only its constraints place.
    case custom
  }
}
