package import ElementTree

extension LayoutDocument {
  /// Reads the model from a tree. It never fails: each fault becomes a diagnostic.
  ///
  /// - Complexity: O(elements).
  package init(_ tree: DocumentTree) {
    self.tree = tree
    properties = DocumentProperties(tree.root)
    var reader = DocumentReader(document: self)
    reader.readDocument(tree.root)
    reader.resolveGuides()
    reader.settleStandardDistances()
    reader.checkReferences()
    self = reader.document
    scenePositions = Self.positions(of: scenes, controllers)
  }

  private static func positions(
    of scenes: [LayoutScene], _ controllers: [SceneController]
  ) -> [ObjectID: Int] {
    var result: [ObjectID: Int] = [:]
    for scene in scenes {
      for id in [scene.id, scene.sceneID].compactMap(\.self)
        + scene.controllers.map({ controllers[$0].id })
      where result[id] == nil {
        result[id] = scene.index
      }
    }
    return result
  }
}
