package import LayoutModel

/// A view or guide as UIKit names it in its messages: a class, an address, and what tells it from others.
///
///     UILabel:0x7fb0a7d0a3a0'Title'
package struct LoggedItem: Hashable, Sendable {
  /// With its module, where it is a Swift class: `App.Header`.
  package var className: String
  /// The same object has the same address in all constraints of one message.
  package var address: String
  /// A text, an accessibility identifier, or the name of a guide.
  package var label: String?

  package init(className: String, address: String, label: String? = nil) {
    self.className = className
    self.address = address
    self.label = label
  }
}

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

  /// Who has made it.
  package enum Origin: Hashable, Sendable {
    /// A document, or code.
    case author
    /// A view that keeps `translatesAutoresizingMaskIntoConstraints`: its mask across and down, such as `--&`.
    case autoresizingMask(String)
    /// The size that a table, a collection or the window gives: `UIView-Encapsulated-Layout-Height`.
    case encapsulated(LayoutAxis)
    /// A stack view; the rest of the identifier says for what, such as `spacing` or `hiding`.
    case stackView(String)
    /// The size of what a view shows.
    case contentSize
    /// A safe area, a margin or a layout guide of UIKit.
    case guide(String)
    /// Interface Builder, for a view without constraints.
    case prototyping
  }

  /// As it was printed, without the brackets.
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

  /// The items on both sides.
  package var items: [LoggedItem] { [first, second].compactMap { $0?.item } }
}

/// One message about constraints that cannot hold together.
package struct LoggedConflict: Hashable, Sendable {
  /// The line of the log in which the message begins; from 1.
  package var line: Int
  package var constraints: [LoggedConstraint]
  /// The one that UIKit gave up, as a position in ``constraints``.
  package var givenUp: Int?
}
