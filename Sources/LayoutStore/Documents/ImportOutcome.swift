/// What an import did.
package enum ImportOutcome: Hashable, Sendable {
  /// The content is new, and makes this revision.
  case added(revision: Int)
  /// The content makes this revision, which replaces one that SQL has made.
  case replacedEdits(revision: Int, edited: Int)
  /// The tables say the same already.
  case unchanged(revision: Int)
}
