import LayoutModel

/// Items of bars: those that a controller gives its containers, and those of bars that are views.
struct NavigationCode {
  let classes: DocumentClasses
  let controller: SceneController?
  /// The selector of what a connection of an item does, and whether it has one.
  var selector: (Connection) -> String? = { _ in nil }
  /// What custom views are called.
  var viewName: (ObjectID) -> String? = { _ in nil }
  /// Items with outlets, which are properties of the class.
  var properties: [ObjectID: String] = [:]
  var identifiers = SwiftNames()
  private(set) var lines: [String] = []
  private(set) var losses: [String] = []

  init(_ classes: DocumentClasses, controller: SceneController?) {
    self.classes = classes
    self.controller = controller
  }

  // MARK: What a controller has

  mutating func writeTabBarItem() {
    guard let item = controller?.element.children.first(where: { $0["key"] == "tabBarItem" })
    else { return }
    lines.append("tabBarItem = \(tabBarItem(item))")
    if let badge = item["badgeValue"] {
      lines.append("tabBarItem.badgeValue = \(CodeText.literal(badge))")
    }
  }

  mutating func writeNavigationItem() {
    guard let controller else { return }
    for item in controller.element.children where item["key"] == "navigationItem" {
      let id = item["id"] ?? ""
      for attribute in item.attributes {
        switch attribute.name {
        case "title", "prompt", "backButtonTitle":
          lines.append(
            "navigationItem.\(attribute.name) = \(classes.localized(attribute.value, id, attribute.name))"
          )
        case "largeTitleDisplayMode"
        where ["always", "never", "automatic"].contains(attribute.value):
          lines.append("navigationItem.largeTitleDisplayMode = .\(attribute.value)")
        case "hidesBackButton", "leftItemsSupplementBackButton":
          lines.append("navigationItem.\(attribute.name) = \(CodeText.flag(attribute.value))")
        case "id", "key", "userLabel": break
        default: losses.append("\(attribute.name) '\(attribute.value)' of the navigation item")
        }
      }
      for part in item.children { writePart(part, of: item, named: "navigationItem") }
    }
    for items in controller.element.children
    where items["key"] == "toolbarItems" || items.name == "toolbarItems" {
      let list = items.children.filter { $0.name == "barButtonItem" }.map { barButtonItem($0) }
      if !list.isEmpty { assign(list, to: "toolbarItems") }
    }
  }

  private mutating func writePart(
    _ part: DocumentElement, of owner: DocumentElement, named name: String
  ) {
    switch part["key"] ?? part.name {
    case "leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem":
      lines.append("\(name).\(part["key"] ?? "") = \(barButtonItem(part))")
    case "leftBarButtonItems", "rightBarButtonItems":
      assign(
        part.children.filter { $0.name == "barButtonItem" }.map { barButtonItem($0) },
        to: "\(name).\(part["key"] ?? part.name)")
    case "titleView":
      if let view = part["id"].flatMap({ viewName(ObjectID($0)) }) {
        lines.append("\(name).titleView = \(view)")
      } else {
        losses.append("the titleView of the navigation item")
      }
    case "title" where part.name == "string" || part.name == "mutableString":
      // An item of a bar that is a view has its title in its initialiser.
      if name == "navigationItem", let id = owner["id"] {
        lines.append("\(name).title = \(classes.localized(part.text, id, "title"))")
      }
    case "connections", "userComments": break
    case let key: losses.append("the \(key) of the navigation item")
    }
  }

  private mutating func assign(_ items: [String], to name: String) {
    if items.count < 2 {
      lines.append("\(name) = [\(items.joined(separator: ", "))]")
    } else {
      lines += ["\(name) = ["] + items.map { "  \($0)," } + ["]"]
    }
  }

  // MARK: Bars that are views

  mutating func writeItems(of view: LayoutView, named name: String) {
    guard let items = view.element.child("items") else { return }
    switch view.kind {
    case .toolbar: assign(items.children.map { barButtonItem($0) }, to: "\(name).items")
    case .tabBar: assign(items.children.map { tabBarItem($0) }, to: "\(name).items")
    case .navigationBar:
      var names: [String] = []
      for item in items.children {
        let local = identifiers.value(item["userLabel"] ?? "\(name) item", fallback: "item")
        let title = classes.localized(Self.title(item) ?? "", item["id"] ?? "", "title")
        lines.append("let \(local) = UINavigationItem(title: \(title))")
        for part in item.children { writePart(part, of: item, named: local) }
        names.append(local)
      }
      assign(names, to: "\(name).items")
    default: losses.append("items")
    }
  }

  // MARK: Items

  /// An expression for an item; what no initialiser says comes before it, on a name.
  mutating func barButtonItem(_ item: DocumentElement) -> String {
    let id = ObjectID(item["id"] ?? "")
    var settings: [String] = []
    if let color = item.child(key: "tintColor"), color.name == "color" {
      if let code = ColorCode.expression(color) {
        settings.append("tintColor = \(CodeText.implicit(code))")
      } else {
        losses.append("the tintColor of the item '\(id)'")
      }
    }
    if item["enabled"] == "NO" { settings.append("isEnabled = false") }
    if item["selected"] == "YES" { settings.append("isSelected = true") }
    for name in ["width", "tag"] {
      if let number = item[name].flatMap({ CodeText.number($0) }) {
        settings.append("\(name) = \(number)")
      }
    }
    if Self.title(item) != nil, let image = item["image"] {
      settings.append("image = \(picture(image, item))")
    }
    if let image = item["landscapeImage"] {
      settings.append("landscapeImagePhone = \(picture(image, item))")
    }
    if let insets = item.child(key: "imageInsets") {
      settings.append("imageInsets = \(ViewStatements.insets(insets.insets))")
    }
    if let accessibility = item.child(key: "accessibilityConfiguration") {
      for (attribute, property) in [
        ("label", "accessibilityLabel"), ("hint", "accessibilityHint"),
      ] {
        guard let text = accessibility[attribute] else { continue }
        settings.append("\(property) = \(classes.localized(text, id.text, property))")
      }
      if let text = accessibility["identifier"] {
        settings.append("accessibilityIdentifier = \(CodeText.literal(text))")
      }
    }
    if let name = properties[id] {
      for setting in settings { lines.append("\(name).\(setting)") }
      return name
    }
    if settings.isEmpty || item["systemItem"] == "fixedSpace" {
      // The type goes without saying where an item is assigned.
      let text = self.expression(item)
      let space = "UIBarButtonItem."
      let isSpace = text.hasPrefix(space)
      return isSpace ? "." + text.dropFirst(space.count) : text
    }
    let expression = self.expression(item)
    let name = identifiers.value(
      item["userLabel"] ?? "\(Self.title(item) ?? item["systemItem"] ?? "bar") item",
      fallback: "item")
    lines.append("let \(name) = \(expression)")
    for setting in settings { lines.append("\(name).\(setting)") }
    return name
  }

  /// A title as an attribute, or in a part where it has several lines.
  private static func title(_ item: DocumentElement) -> String? {
    item["title"] ?? item.child("string", key: "title")?.text
      ?? item.child("mutableString", key: "title")?.text
  }

  /// The initialiser of an item.
  mutating func expression(_ item: DocumentElement) -> String {
    let id = ObjectID(item["id"] ?? "")
    if let custom = item.child(key: "customView") {
      if let name = custom["id"].flatMap({ viewName(ObjectID($0)) }) {
        return "UIBarButtonItem(customView: \(name))"
      }
      losses.append("the custom view of the item '\(id)'")
    }
    var action = "target: nil, action: nil"
    for connection in classes.connections[id] ?? [] {
      if let selector = selector(connection) {
        action = "target: self, action: \(selector)"
      } else if connection.kind != "outlet", connection.kind != "segue" {
        losses.append(
          "the \(connection.kind) '\(connection.detail ?? "")' of the item '\(id)'")
      }
    }
    if let system = item["systemItem"] {
      if system == "flexibleSpace" { return "UIBarButtonItem.flexibleSpace()" }
      if system == "fixedSpace" {
        return "UIBarButtonItem.fixedSpace(\(item["width"].flatMap { CodeText.number($0) } ?? "8"))"
      }
      return "UIBarButtonItem(barButtonSystemItem: .\(system), \(action))"
    }
    let style = item["style"] == "done" ? "done" : "plain"
    if let title = Self.title(item) {
      let text = classes.localized(title, id.text, "title")
      return "UIBarButtonItem(title: \(text), style: .\(style), \(action))"
    }
    if let image = item["image"] {
      return "UIBarButtonItem(image: \(picture(image, item)), style: .\(style), \(action))"
    }
    return "UIBarButtonItem(title: nil, style: .\(style), \(action))"
  }

  private func tabBarItem(_ item: DocumentElement) -> String {
    let tag = item["tag"].flatMap { CodeText.number($0) } ?? "0"
    if let system = item["systemItem"] {
      return "UITabBarItem(tabBarSystemItem: .\(system), tag: \(tag))"
    }
    let title = Self.title(item).map { classes.localized($0, item["id"] ?? "", "title") } ?? "nil"
    let image = item["image"].map { picture($0, item) } ?? "nil"
    if let selected = item["selectedImage"] {
      return
        "UITabBarItem(title: \(title), image: \(image), selectedImage: \(picture(selected, item)))"
    }
    return "UITabBarItem(title: \(title), image: \(image), tag: \(tag))"
  }

  private func picture(_ image: String, _ item: DocumentElement) -> String {
    ImageCode.expression(image, isSymbol: item["catalog"] == "system", classes.document)
  }
}
