/// The result of an import.
package enum ImportOutcome: Hashable, Sendable {
  /// The content is new and makes this revision.
  case added(revision: Int)
  /// The content makes this revision, which replaces one that SQL has made.
  case replacedEdits(revision: Int, edited: Int)
  /// The tables have the same content already.
  case unchanged(revision: Int)
}
