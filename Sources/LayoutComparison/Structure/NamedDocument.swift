package import ElementTree
import LayoutModel

/// A document that belongs together with other documents.
package struct NamedDocument: Sendable {
  /// The name that the person knows.
  package var name: String
  /// The name that storyboard references use: the file's name without folder and extension.
  package var storyboardName: String
  package var tree: DocumentTree

  package init(name: String, storyboardName: String, tree: DocumentTree) {
    self.name = name
    self.storyboardName = storyboardName
    self.tree = tree
  }

  /// The storyboards of the same bundle to which it refers, each once, in document order.
  package var referredStoryboards: [String] {
    var result: [String] = []
    tree.root.forEach { element in
      guard element.isStoryboardReference, element["bundleIdentifier"] == nil,
        let name = element["storyboardName"], !result.contains(name)
      else { return }
      result.append(name)
    }
    return result
  }
}
