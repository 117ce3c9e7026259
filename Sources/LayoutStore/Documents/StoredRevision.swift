package import ElementTree
import LayoutModel

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
  /// The commit that it comes from; `nil` for one that was imported from a file, or made by SQL.
  package var source: RevisionSource?

  package var state: RevisionState { RevisionState(key: key, edits: edits) }
}
