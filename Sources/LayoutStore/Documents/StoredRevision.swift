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

/// The commit of git that a revision comes from.
package struct RevisionSource: Hashable, Sendable {
  /// 40 hexadecimal digits, or 64.
  package var commit: String
  package var author: String
  /// The first line.
  package var message: String

  package init(commit: String, author: String, message: String) {
    self.commit = commit
    self.author = author
    self.message = message
  }
}

/// What is another one once the content of a document may be.
package struct RevisionState: Hashable, Sendable {
  /// As ``StoredRevision/key``.
  package var key: Int64
  /// As ``StoredRevision/edits``.
  package var edits: Int
}
