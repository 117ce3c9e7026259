package import ElementTree

/// A document that will be stored.
package struct NewDocument: Sendable {
  package var name: String
  package var tree: DocumentTree
  /// The place of its file, as in ``StoredDocument/path``; `nil` keeps the known one.
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
