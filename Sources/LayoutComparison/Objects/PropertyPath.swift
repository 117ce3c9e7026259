package import LayoutModel

/// A property of an object: an attribute of its own or of a part of it, a text, or a whole part.
package struct PropertyPath: Hashable, Sendable {
  package var element: ElementPath
  package var leaf: Leaf
  /// The attribute right before it; a hint like those of ``ElementPath``.
  package var after: String?

  package enum Leaf: Hashable, Sendable {
    case attribute(String)
    /// The text between the tags.
    case text
    /// The existence of the element as a whole.
    case whole
    /// The kind of object: the element's name.
    case kind
  }

  package init(_ element: ElementPath, _ leaf: Leaf, after: String? = nil) {
    self.element = element
    self.leaf = leaf
    self.after = after
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.element == b.element && a.leaf == b.leaf
  }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(element)
    hasher.combine(leaf)
  }

  package var cell: GridCell? { element.cell }

  /// The path as text, for people and for JSON: `constant`, `fontDescription.pointSize`,
  /// `state[normal].title`.
  package var text: String {
    let way = element.text
    switch leaf {
    case .attribute(let name): return way.isEmpty ? name : "\(way).\(name)"
    case .text: return way.isEmpty ? "text()" : "\(way).text()"
    case .whole: return way
    case .kind: return "kind"
    }
  }
}
