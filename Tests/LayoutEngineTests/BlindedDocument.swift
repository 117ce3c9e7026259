import ElementTree
import LayoutModel

extension DocumentTree {
  /// A copy in which the recorded frames of all views that constraints place are replaced by a
  /// meaningless one.
  func blinded() -> DocumentTree {
    let views = LayoutDocument(self).views.filter(\.isPlacedByConstraints)
    let ids = Set(views.map(\.id.text))
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

extension LayoutView {
  /// Whether its recorded frame follows from constraints, and can be compared with what they give.
  var isPlacedByConstraints: Bool {
    !isFixedFrame && (!translatesAutoresizingMask || placement == .arranged)
      && element["hidden"] != "YES"
  }
}
