package import ElementTree
import LayoutModel

/// One state of a document.
package struct StoredRevision: Hashable, Sendable {
  /// The key of its rows in every table.
  package var key: Int64
  /// The number within the document, from 1.
  package var number: Int
  /// The time when it was made, as given at the import: ISO 8601.
  package var time: String
  package var kind: DocumentKind
  /// How many changes by SQL led from the previous revision to this one; 0 for an imported one.
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
  /// The first line of the commit's message.
  package var message: String

  package init(commit: String, author: String, message: String) {
    self.commit = commit
    self.author = author
    self.message = message
  }
}

/// Identifies the content of a document: if the content changes, this changes, too.
package struct RevisionState: Hashable, Sendable {
  /// The key, as in ``StoredRevision/key``.
  package var key: Int64
  /// The number of changes by SQL, as in ``StoredRevision/edits``.
  package var edits: Int
}
