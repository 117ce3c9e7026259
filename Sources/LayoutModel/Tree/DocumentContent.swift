/// What stands between the tags of an element, in order.
package enum DocumentContent: Sendable, Hashable {
  case element(DocumentElement)
  case text(String, spelling: String?)
  /// Something else that a format keeps, such as a comment: its kind and its text.
  case other(kind: String, text: String)
}

extension DocumentContent {
  /// The kind of a part of a native document that could not be read, and stays where it was.
  package static let unreadPartKind = "native-part"
}
