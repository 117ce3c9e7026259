package import LayoutModel

/// A document of the store, with its latest revision.
package struct StoredDocument: Hashable, Sendable {
  package var name: String
  package var latest: StoredRevision
}

/// One state of a document.
package struct StoredRevision: Hashable, Sendable {
  /// The key of its rows in every table.
  package var id: Int64
  /// Counts from 1 within the document.
  package var number: Int
  /// When it was imported, as the importer said: ISO 8601.
  package var time: String
  package var kind: DocumentKind
  /// How many changes SQL statements have made to its rows since.
  package var edits: Int
}

/// What an import did.
package enum ImportOutcome: Hashable, Sendable {
  /// The content is new, and makes this revision.
  case added(revision: Int)
  /// The tables say the same already.
  case unchanged(revision: Int)
}
