/// A document of the store, with its latest revision.
package struct StoredDocument: Hashable, Sendable {
  package var name: String
  /// The place of its file when it was imported, relative to the root of the store or absolute;
  /// `nil` if it did not come from a file.
  package var path: String?
  package var latest: StoredRevision
}
