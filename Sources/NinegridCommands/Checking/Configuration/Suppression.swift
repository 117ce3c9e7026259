import Diagnostics

/// Somebody has looked at a finding and lives with it.
struct Suppression: Hashable, Sendable {
  /// Ids of rules; empty for all.
  var rules: [String]
  /// The id of the object with all that is in it; `nil` for the whole document.
  var object: String?
  /// The documents that it is about; `nil` for the one that it stands in.
  var document: PathPattern?
  /// Where it stands: of the configuration, or of the document.
  var location: SourceLocation?
  var isInDocument: Bool
}
