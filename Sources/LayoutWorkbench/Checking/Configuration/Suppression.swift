package import Diagnostics

/// A request not to report some findings: somebody has looked at them and accepts them.
package struct Suppression: Hashable, Sendable {
  /// Ids of rules; empty for all.
  package var rules: [String]
  /// The id of an object; all objects in it are included. `nil` for the whole document.
  package var object: String?
  /// The documents that it is about; `nil` for the document that contains it.
  package var document: PathPattern?
  /// Its place in the configuration or in the document.
  package var location: SourceLocation?
  package var isInDocument: Bool

  package init(
    rules: [String],
    object: String? = nil,
    document: PathPattern? = nil,
    location: SourceLocation? = nil,
    isInDocument: Bool
  ) {
    self.rules = rules
    self.object = object
    self.document = document
    self.location = location
    self.isInDocument = isInDocument
  }
}
