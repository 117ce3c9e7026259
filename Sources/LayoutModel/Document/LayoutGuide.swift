package import Diagnostics

/// A rectangle that takes part in constraints without being a view.
package struct LayoutGuide: Hashable, Sendable {
  package var id: ObjectID
  package var kind: Kind
  /// The author's name for a custom guide.
  package var userLabel: String?
  /// The view that it belongs to; for top and bottom guides the controller's root view.
  package var view: Int?
  package var scene: Int
  package var location: SourceLocation?

  package enum Kind: String, Hashable, Sendable {
    /// Ends the bars at the top of a controller's view (before safe areas).
    case top
    /// Begins the bars at the bottom.
    case bottom
    case safeArea
    case keyboard
    /// The content rectangle of a scroll view.
    case contentLayoutGuide
    /// The frame rectangle of a scroll view.
    case frameLayoutGuide
    /// Margins of a view as a guide.
    case layoutMargins
    case readableContent
    /// A guide that only its constraints place.
    case custom
  }
}
