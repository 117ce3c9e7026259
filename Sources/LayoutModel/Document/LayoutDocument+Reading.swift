extension LayoutDocument {
  /// Reads the model from a tree. Never fails: what is wrong becomes a diagnostic.
  ///
  /// - Complexity: O(elements).
  package init(_ tree: DocumentTree) {
    self.tree = tree
    properties = DocumentProperties(tree.root)
    var reader = DocumentReader(document: self)
    reader.readDocument(tree.root)
    reader.resolveGuides()
    reader.checkReferences()
    self = reader.document
  }
}
