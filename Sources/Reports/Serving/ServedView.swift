package import LayoutJSON
package import LayoutModel

/// A view as a line of the page's tree.
package struct ServedView {
  private let document: LayoutDocument
  private let view: LayoutView

  package init(_ document: LayoutDocument, _ view: LayoutView) {
    self.document = document
    self.view = view
  }

  package func append(to writer: inout JSONWriter) {
    writer.member("id", view.id.text)
    writer.member("superview", view.parent.map { document.views[$0].id.text })
    writer.member("name", view.name)
    writer.member("kind", view.kind.rawValue)
    writer.member("customClass", view.customClass)
    writer.member("installedIn", view.installation.finalCells.map(\.description))
  }

  /// What stands in a line of the tree of what people read on the screen.
  package var shortText: String? { text.map { String($0.value.prefix(Self.mostLetters)) } }

  private static let mostLetters = 80

  /// The property whose value people read on the screen, with the value.
  package var text: (property: String, value: String)? {
    if view.kind == .button {
      let state = view.element.children.first { $0.name == "state" && $0["key"] == "normal" }
      return state?["title"].map { ("title", $0) }
    }
    for property in ["text", "title", "placeholder"] {
      if let value = view.element[property] { return (property, value) }
    }
    return view.element.child("string", key: "text").map { ("text", $0.text) }
  }
}
