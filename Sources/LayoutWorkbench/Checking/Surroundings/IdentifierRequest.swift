/// A place in a source that asks the documents of an app for an object by its identifier.
package struct IdentifierRequest: Hashable, Sendable {
  /// The kind of object that is asked for.
  package enum Kind: String, Hashable, Sendable {
    case segue
    case viewController = "view controller"
    case cell
  }

  /// An identifier as a source spells it.
  package enum Identifier: Hashable, Sendable {
    case text(String)
    /// A constant, by the last part of its name: `cell` for `Constants.cell.rawValue`, which is
    /// qualified.
    case constant(String, isQualified: Bool)
    /// Something else, such as a call.
    case other
  }

  package var kind: Kind
  package var identifier: Identifier
  /// The storyboard that the same expression names; `nil` if it names none.
  package var storyboard: String?
  /// Whether an object asks itself: `performSegue(…)` and `self.performSegue(…)`.
  package var isOwn: Bool
  /// The path of the file, absolute.
  package var path: String
  package var line: Int

  package init(
    kind: Kind, identifier: Identifier, storyboard: String?, isOwn: Bool, path: String, line: Int
  ) {
    self.kind = kind
    self.identifier = identifier
    self.storyboard = storyboard
    self.isOwn = isOwn
    self.path = path
    self.line = line
  }
}
