package import ElementTree
import LayoutModel

extension DocumentTree {
  /// A copy in which a meaningless frame replaces the recorded frames of these views, so that no
  /// result can depend on the recorded frames.
  package func blinded(_ views: [CountedView]) -> DocumentTree {
    let ids = Set(views.map(\.id))
    var copy = self
    copy.root.modify { element in
      guard let id = element["id"], ids.contains(id) else { return }
      for index in element.content.indices {
        guard case .element(var child) = element.content[index], child.name == "rect",
          child["key"] == "frame"
        else { continue }
        for (name, value) in [("x", "7"), ("y", "7"), ("width", "31"), ("height", "17")] {
          child[name] = value
        }
        element.content[index] = .element(child)
      }
    }
    return copy
  }
}
