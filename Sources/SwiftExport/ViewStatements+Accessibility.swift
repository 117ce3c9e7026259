import ElementTree
import LayoutModel

extension ViewStatements {
  /// Writes what assistive technologies read.
  mutating func accessibility(_ element: DocumentElement) {
    for attribute in element.attributes {
      switch attribute.name {
      case "label", "hint", "value":
        let property = "accessibility\(attribute.name.capitalizedFirst)"
        set(property, localized(attribute.value, property))
      case "identifier": set("accessibilityIdentifier", CodeText.literal(attribute.value))
      case "key": break
      default: lose("\(attribute.name) of its accessibility")
      }
    }
    for part in element.children {
      switch part["key"] {
      case "traits":
        let known = [
          "button", "link", "image", "staticText", "header", "searchField", "playsSound",
          "keyboardKey", "summaryElement", "notEnabled", "selected", "updatesFrequently",
          "adjustable", "startsMediaSession", "allowsDirectInteraction", "causesPageTurn",
        ]
        let traits = known.filter { part[$0] == "YES" }.map { ".\($0)" }
        set("accessibilityTraits", "[\(traits.joined(separator: ", "))]")
      case "isElement": set("isAccessibilityElement", CodeText.flag(part["value"] ?? "YES"))
      default:
        if part.name == "bool", part["key"] == "isElement" { continue }
        let text = part.text
        if let key = part["key"], ["label", "hint", "value"].contains(key), !text.isEmpty {
          let property = "accessibility\(key.capitalizedFirst)"
          set(property, localized(text, property))
        } else {
          lose("\(part["key"] ?? part.name) of its accessibility")
        }
      }
    }
  }
}
