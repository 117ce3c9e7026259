import ElementTree
import LayoutModel

extension DocumentElement {
  /// Declares in the root element of a document that the document uses a feature that not every
  /// Xcode knows.
  ///
  /// - Source: `<capability>` elements of `<dependencies>`, in the order of their names, capitals first.
  mutating func declareCapability(_ name: String, minToolsVersion: String) {
    for index in content.indices {
      guard case .element(var dependencies) = content[index], dependencies.name == "dependencies"
      else { continue }
      if dependencies.children.contains(where: { $0["name"] == name }) { return }
      let capability = DocumentElement(
        "capability", ["name": name, "minToolsVersion": minToolsVersion])
      let next = dependencies.content.firstIndex { item in
        guard case .element(let child) = item, child.name == "capability" else { return false }
        return Array((child["name"] ?? "").utf8).lexicographicallyPrecedes(Array(name.utf8))
          == false
      }
      dependencies.content.insert(.element(capability), at: next ?? dependencies.content.count)
      content[index] = .element(dependencies)
      return
    }
  }
}
