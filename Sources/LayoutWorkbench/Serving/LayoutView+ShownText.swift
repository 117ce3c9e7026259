import ElementTree
package import LayoutModel

extension LayoutView {
  /// The text that people read on the screen. The title of a button's configuration replaces that of its normal state.
  ///
  /// - Source: Apple, `UIButton.configuration`.
  package var shownText: String? { configuredTitle ?? settableText?.value }

  /// The property that an edit sets to change the shown text, and its value.
  package var settableText: (property: String, value: String)? {
    if kind == .button {
      if configuredTitle != nil { return nil }
      let state = element.children.first { $0.name == "state" && $0["key"] == "normal" }
      return state?["title"].map { ("title", $0) }
    }
    for property in ["text", "title", "placeholder"] {
      if let value = element[property] { return (property, value) }
    }
    return element.child("string", key: "text").map { ("text", $0.text) }
  }

  private var configuredTitle: String? {
    guard kind == .button else { return nil }
    let title = element.child("buttonConfiguration", key: "configuration")?["title"]
    return title.flatMap { $0.isEmpty ? nil : $0 }
  }
}
