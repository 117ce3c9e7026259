import ElementTree
import LayoutModel

/// Writes items of bars: those that a controller gives its containers, and those of bars that are
/// views.
struct NavigationCode {
  let classes: DocumentClasses
  let controller: SceneController?
  /// Returns the receiver and selector for a connection of an item.
  var selector: (Connection) -> ClassWriter.Target? = { _ in nil }
  /// Returns the names of custom views.
  var viewName: (ObjectID) -> String? = { _ in nil }
  /// The names of items with outlets, which are properties of the class.
  var properties: [ObjectID: String] = [:]
  var identifiers = SwiftNames()
  var lines: [String] = []
  var losses: [String] = []

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
      // An item of a bar that is a view gets its title in its initialiser.
      if name == "navigationItem", let id = owner["id"] {
        lines.append("\(name).title = \(classes.localized(part.text, id, "title"))")
      }
    case "connections", "userComments": break
    case "title" where part.name == "nil": break
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
}
