/// What is another one once the content of a document may be.
package struct RevisionState: Hashable, Sendable {
  /// As ``StoredRevision/key``.
  package var key: Int64
  /// As ``StoredRevision/edits``.
  package var edits: Int
}
