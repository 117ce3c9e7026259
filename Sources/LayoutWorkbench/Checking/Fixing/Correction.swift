package import Diagnostics
package import LayoutModel

/// One change that a fix has made in a document.
package struct Correction: Hashable, Sendable {
  /// The id of the rule whose finding led to the change.
  package var rule: String
  /// The id of the view or constraint that has changed.
  package var object: ObjectID
  /// The change, as a sentence.
  package var text: String
  /// The place of the object before the fix; for a new object, its place after the fix.
  package var location: SourceLocation?

  package init(
    rule: String, object: ObjectID, text: String, location: SourceLocation? = nil
  ) {
    self.rule = rule
    self.object = object
    self.text = text
    self.location = location
  }
}
