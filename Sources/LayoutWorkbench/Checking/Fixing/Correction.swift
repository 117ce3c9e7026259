package import Diagnostics
package import LayoutModel

/// One change that a fix has made in a document.
package struct Correction: Hashable, Sendable {
  /// The id of the rule whose finding asked for it.
  package var rule: String
  /// The view or constraint that has changed.
  package var object: ObjectID
  /// What has changed, as a sentence.
  package var text: String
  /// Where the object stood before the fix; where it stands now if it is new.
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
