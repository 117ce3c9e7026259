package import Diagnostics

/// Somebody has looked at a finding and lives with it.
package struct Suppression: Hashable, Sendable {
  /// Ids of rules; empty for all.
  package var rules: [String]
  /// The id of the object with all that is in it; `nil` for the whole document.
  package var object: String?
  /// The documents that it is about; `nil` for the one that it stands in.
  package var document: PathPattern?
  /// Where it stands: of the configuration, or of the document.
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
