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

  /// Bars that are views, and those of controllers.
  mutating func bar() {
    barLook()
    if view.kind == .navigationBar {
      flag("largeTitles", "prefersLargeTitles", unless: false)
      ignoreParts("titleTextAttributes largeTitleTextAttributes")
      if view.element.child(key: "titleTextAttributes") != nil { lose("titleTextAttributes") }
      if view.element.child(key: "largeTitleTextAttributes") != nil {
        lose("largeTitleTextAttributes")
      }
    }
    if view.kind == .tabBar { color("unselectedItemTintColor", "unselectedItemTintColor") }
  }

  mutating func barLook() {
    choice("barStyle", "barStyle", ["black": "black", "blackOpaque": "black"], unless: "default")
    flag("translucent", "isTranslucent", unless: true)
    color("barTintColor", "barTintColor")
  }
}
