import ElementTree
package import LayoutModel

extension LayoutView {
  /// The property whose value people read on the screen, and that value.
  package var shownText: (property: String, value: String)? {
    if kind == .button {
      let state = element.children.first { $0.name == "state" && $0["key"] == "normal" }
      return state?["title"].map { ("title", $0) }
    }
    for property in ["text", "title", "placeholder"] {
      if let value = element[property] { return (property, value) }
    }
    return element.child("string", key: "text").map { ("text", $0.text) }
  }
}
