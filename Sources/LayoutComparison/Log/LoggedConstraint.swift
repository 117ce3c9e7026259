package import LayoutModel

/// A constraint as UIKit prints it.
///
/// - Source: the description of `NSLayoutConstraint`, as in messages of iOS 7 to 26; "Auto Layout Guide, Debugging tricks and
///   tips" and "Unsatisfiable layouts" of Apple's documentation.
package struct LoggedConstraint: Hashable, Sendable {
  /// One side: an item and an attribute by its name in code, such as `leadingMargin`.
  package struct Anchor: Hashable, Sendable {
    package var item: LoggedItem
    package var attribute: LayoutAttribute
  }

  /// Where the constraint comes from.
  package enum Origin: Hashable, Sendable {
    /// A document, or code.
    case author
    /// A view that keeps `translatesAutoresizingMaskIntoConstraints`: its mask across or down, such as `--&`.
    case autoresizingMask(String)
    /// The size that a table, a collection or the window gives: `UIView-Encapsulated-Layout-Height`.
    case encapsulated(LayoutAxis)
    /// A stack view. The text is the rest of the identifier, such as `spacing` or `hiding`.
    case stackView(String)
    /// The intrinsic content size of a view.
    case contentSize
    /// A safe area, a margin or a layout guide of UIKit.
    case guide(String)
    /// UIKit, between views of bars and keyboards that no app makes.
    case system
    /// Interface Builder, for a view without constraints.
    case prototyping
  }

  /// The text as it was printed, without the brackets.
  package var text: String
  package var address: String
  package var identifier: String?
  package var origin: Origin
  package var first: Anchor?
  package var relation: LayoutRelation
  package var second: Anchor?
  package var multiplier: Double
  package var constant: Double
  package var priority: Double
  /// The view that `|` stands for; `nil` if the description does not name it.
  package var superview: LoggedItem?
  /// Whether it is a standard distance from baseline to baseline, although UIKit prints edges.
  package var isBetweenBaselines = false

  /// The items on both sides.
  package var items: [LoggedItem] { [first, second].compactMap { $0?.item } }

  /// Whether UIKit sets a size only for measuring.
  package var isTemporary: Bool { identifier.map(Self.isTemporary) ?? false }

  /// Whether an identifier is `UITemporaryLayoutWidth`, `_UITemporaryLayoutHeight`, or `fittingSizeHTarget` of
  /// `systemLayoutSizeFitting`.
  static func isTemporary(_ identifier: String) -> Bool {
    ["UITemporaryLayout", "_UITemporaryLayout", "fittingSize"].contains(where: identifier.hasPrefix)
  }

  /// Whether it is a required relation of numbers. Content sizes have priorities for both directions.
  var isLinear: Bool {
    first != nil && priority >= 1000 && origin != .contentSize && !isBetweenBaselines
  }
}
