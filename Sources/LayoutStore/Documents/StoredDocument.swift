package import LayoutModel

/// A document of the store, with its latest revision.
package struct StoredDocument: Hashable, Sendable {
  package var name: String
  /// Where its file was when it was imported: relative to the root of the store, or absolute; `nil` if
  /// it did not come from a file.
  package var path: String?
  package var latest: StoredRevision
}

/// One state of a document.
package struct StoredRevision: Hashable, Sendable {
  /// The key of its rows in every table.
  package var key: Int64
  /// Counts from 1 within the document.
  package var number: Int
  /// When it was made, as the importer said: ISO 8601.
  package var time: String
  package var kind: DocumentKind
  /// How many changes by SQL have made it out of the one before; 0 for what was imported.
  package var edits: Int
}

/// What an import did.
package enum ImportOutcome: Hashable, Sendable {
  /// The content is new, and makes this revision.
  case added(revision: Int)
  /// The content makes this revision, in place of one that SQL has made.
  case replacedEdits(revision: Int, edited: Int)
  /// The tables say the same already.
  case unchanged(revision: Int)
}
