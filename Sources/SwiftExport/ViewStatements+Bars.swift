import ElementTree
import LayoutModel

extension ViewStatements {
  mutating func searchBar() {
    text("text", "text")
    text("placeholder", "placeholder")
    text("prompt", "prompt")
    choice("searchBarStyle", "searchBarStyle", of: "prominent minimal", unless: "default")
    for name in [
      "showsCancelButton", "showsScopeBar", "showsBookmarkButton", "showsSearchResultsButton",
    ] { flag(name, name, unless: false) }
    barLook()
    if let titles = part("scopeButtonTitles")?.children.map({ CodeText.literal($0.text) }) {
      set("scopeButtonTitles", "[\(titles.joined(separator: ", "))]")
    }
    inputTraits()
  }

  /// Writes bars that are views, and those of controllers.
  mutating func bar() {
    barLook()
    if view.kind == .navigationBar {
      flag("largeTitles", "prefersLargeTitles", unless: false)
      for key in ["titleTextAttributes", "largeTitleTextAttributes"] { textAttributes(key) }
    }
    if view.kind == .tabBar { color("unselectedItemTintColor", "unselectedItemTintColor") }
  }

  mutating func barLook() {
    choice("barStyle", "barStyle", ["black": "black", "blackOpaque": "black"], unless: "default")
    flag("translucent", "isTranslucent", unless: true)
    color("barTintColor", "barTintColor")
  }

  /// Writes the font and colour of a bar's title.
  private mutating func textAttributes(_ key: String) {
    guard let element = part(key) else { return }
    var attributes: [String] = []
    for attribute in element.children {
      switch attribute["key"] {
      case "fontDescription":
        guard let font = FontCode.expression(attribute) else { return lose(key) }
        attributes.append(".font: \(CodeText.value(font))")
      case "textColor" where attribute.name == "color":
        guard let color = ColorCode.expression(attribute) else { return lose(key) }
        attributes.append(".foregroundColor: \(CodeText.value(color))")
      default: lose("\(attribute["key"] ?? attribute.name) of \(key)")
      }
    }
    if !attributes.isEmpty { set(key, "[\(attributes.joined(separator: ", "))]") }
  }
}
