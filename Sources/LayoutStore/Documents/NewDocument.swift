package import ElementTree

/// A document on its way into a store.
package struct NewDocument: Sendable {
  package var name: String
  package var tree: DocumentTree
  /// Where its file lies, as ``StoredDocument/path``; `nil` leaves what is known.
  package var path: String?
  /// The file that was read; it is remembered with the revision.
  package var file: SeenFile?

  package init(name: String, tree: DocumentTree, path: String? = nil, file: SeenFile? = nil) {
    self.name = name
    self.tree = tree
    self.path = path
    self.file = file
  }
}
