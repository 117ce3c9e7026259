import ElementTree
import LayoutModel

/// Items of bars as expressions.
extension NavigationCode {
  /// An expression for an item. Properties that no initialiser accepts are set before, on a
  /// variable. An item with an outlet is a property, which sets its own.
  mutating func barButtonItem(_ item: DocumentElement) -> String {
    if let name = properties[ObjectID(item["id"] ?? "")] { return name }
    let settings = self.settings(of: item)
    if settings.isEmpty {
      // The type may be left out where an item is assigned.
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

  /// The assignments to an item of what no initialiser accepts: `tintColor = .red`.
  mutating func settings(of item: DocumentElement) -> [String] {
    // A space has a width alone, which is in its initialiser.
    if item["systemItem"] == "fixedSpace" { return [] }
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
    if let width = item["width"].flatMap({ CodeText.number($0) }) {
      settings.append("width = \(width)")
    }
    if let tag = item["tag"].flatMap({ CodeText.integer($0) }) { settings.append("tag = \(tag)") }
    if Self.title(item) != nil, let image = picture("image", item) {
      settings.append("image = \(image)")
    }
    if let image = picture("landscapeImage", item) {
      settings.append("landscapeImagePhone = \(image)")
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
    return settings
  }

  /// The title in an attribute, or in a part if it has several lines.
  static func title(_ item: DocumentElement) -> String? {
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
      if let target = selector(connection) {
        action = target.arguments
      } else if connection.kind != "outlet", connection.kind != "segue" {
        losses.append(
          "the \(connection.kind) '\(connection.detail ?? "")' of the item '\(id)'")
      }
    }
    if let system = item["systemItem"] {
      if !Self.systemItems.contains(system) { losses.append("systemItem '\(system)' of '\(id)'") }
      if system == "flexibleSpace" { return "UIBarButtonItem.flexibleSpace()" }
      if system == "fixedSpace" {
        return "UIBarButtonItem.fixedSpace(\(item["width"].flatMap { CodeText.number($0) } ?? "8"))"
      }
      if Self.systemItems.contains(system) {
        return "UIBarButtonItem(barButtonSystemItem: .\(system), \(action))"
      }
    }
    let style = item["style"] == "done" ? "done" : "plain"
    if let title = Self.title(item) {
      let text = classes.localized(title, id.text, "title")
      return "UIBarButtonItem(title: \(text), style: .\(style), \(action))"
    }
    if let image = picture("image", item) {
      return "UIBarButtonItem(image: \(image), style: .\(style), \(action))"
    }
    return "UIBarButtonItem(title: nil, style: .\(style), \(action))"
  }

  /// The cases of `UIBarButtonItem.SystemItem`.
  private static let systemItems: Set<String> = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
    "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
    "pause", "rewind", "fastForward", "undo", "redo", "close",
  ]
  /// The cases of `UITabBarItem.SystemItem`.
  private static let systemTabs: Set<String> = [
    "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks",
    "search", "downloads", "mostRecent", "mostViewed",
  ]

  mutating func tabBarItem(_ item: DocumentElement) -> String {
    let tag = item["tag"].flatMap { CodeText.integer($0) } ?? "0"
    if let system = item["systemItem"], !Self.systemTabs.contains(system) {
      losses.append("systemItem '\(system)' of '\(item["id"] ?? "")'")
    } else if let system = item["systemItem"] {
      return "UITabBarItem(tabBarSystemItem: .\(system), tag: \(tag))"
    }
    let title = Self.title(item).map { classes.localized($0, item["id"] ?? "", "title") } ?? "nil"
    let image = picture("image", item) ?? "nil"
    if let selected = picture("selectedImage", item) {
      return "UITabBarItem(title: \(title), image: \(image), selectedImage: \(selected))"
    }
    return "UITabBarItem(title: \(title), image: \(image), tag: \(tag))"
  }

  private mutating func picture(_ key: String, _ item: DocumentElement) -> String? {
    guard let image = ImageCode.expression(key, of: item, classes.document) else { return nil }
    losses += image.losses
    return image.code
  }
}
