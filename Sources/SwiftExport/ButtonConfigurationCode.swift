import ElementTree
import LayoutModel

/// A `<buttonConfiguration>` as statements.
struct ButtonConfigurationCode {
  let classes: DocumentClasses
  /// The button's id, which is the key of its texts in a table of localized texts.
  let id: String
  private(set) var losses: [String] = []

  init(_ classes: DocumentClasses, id: String) {
    self.classes = classes
    self.id = id
  }

  /// - Parameter name: an unused name for the configuration.
  mutating func statements(
    _ element: DocumentElement, of button: String, named name: String
  ) -> [String] {
    let style = element["style"] ?? "plain"
    guard Self.styles.contains(style) else {
      losses.append("configuration '\(style)'")
      return []
    }
    var lines: [String] = []
    for attribute in element.attributes { lines += line(attribute, of: element) }
    for part in element.children { lines += self.lines(part) }
    if lines.isEmpty { return ["\(button).configuration = .\(style)()"] }
    return ["var \(name) = UIButton.Configuration.\(style)()"]
      + lines.map { "\(name).\($0)" }
      + ["\(button).configuration = \(name)"]
  }

  private mutating func line(
    _ attribute: DocumentAttribute, of element: DocumentElement
  ) -> [String] {
    let value = attribute.value
    switch attribute.name {
    case "key", "style", "catalog", "id": return []
    case "title", "subtitle":
      if value.isEmpty { return [] }
      let text = classes.localized(
        value, id, attribute.name == "title" ? "configuration.title" : "configuration.subtitle")
      guard let font = font(attribute.name, element) else {
        return ["\(attribute.name) = \(text)"]
      }
      let property = "attributed\(attribute.name.capitalizedFirst)"
      return [
        "\(property) = AttributedString(\(text))",
        "\(property)?.font = \(CodeText.implicit(font))",
      ]
    case "image":
      let code = ImageCode.expression(
        value, isSymbol: element["catalog"] == "system", classes.document)
      return ["image = \(code)"]
    case "imagePadding", "titlePadding":
      return CodeText.number(value).map { ["\(attribute.name) = \($0)"] } ?? []
    case let name where Self.cases[name]?.split(separator: " ").contains(Substring(value)) ?? false:
      return ["\(name) = .\(value)"]
    case "titleLineBreakMode":
      if let mode = ViewStatements.lineBreaks[value] { return ["titleLineBreakMode = .\(mode)"] }
    case "showsActivityIndicator": return ["showsActivityIndicator = \(CodeText.flag(value))"]
    default: break
    }
    losses.append("\(attribute.name) '\(value)' of the configuration")
    return []
  }

  private mutating func font(_ key: String, _ element: DocumentElement) -> String? {
    guard let font = element.child("fontDescription", key: "\(key)FontDescription") else {
      return nil
    }
    guard let code = FontCode.expression(font) else {
      losses.append("\(key)FontDescription of the configuration")
      return nil
    }
    // An attributed string can't have an optional font.
    return code
  }

  private mutating func lines(_ part: DocumentElement) -> [String] {
    let key = part["key"] ?? part.name
    switch key {
    case "titleFontDescription", "subtitleFontDescription": return []
    case "baseForegroundColor", "baseBackgroundColor":
      if let color = ColorCode.expression(part) {
        return ["\(key) = \(CodeText.implicit(color))"]
      }
    case "contentInsets":
      let insets = part.insets
      let numbers = [insets.top, insets.left, insets.bottom, insets.right].map(CodeText.number)
      return [
        "contentInsets = NSDirectionalEdgeInsets(top: \(numbers[0]), leading: \(numbers[1]), bottom: \(numbers[2]), trailing: \(numbers[3]))"
      ]
    case "preferredSymbolConfigurationForImage":
      if let code = SymbolConfigurationCode.expression(part) { return ["\(key) = \(code)"] }
      return []
    case "image":
      if let name = part["image"] {
        let code = ImageCode.expression(
          name, isSymbol: part["catalog"] == "system", classes.document)
        let scale = part["symbolScale"].flatMap {
          SymbolConfigurationCode.scales.contains($0) ? $0 : nil
        }
        return ["image = \(code)"]
          + (scale.map {
            ["preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(scale: .\($0))"]
          } ?? [])
      }
    case "title", "subtitle":
      let text = part.text
      if part.name == "string" || part.name == "mutableString" {
        return ["\(key) = \(classes.localized(text, id, "configuration.\(key)"))"]
      }
    case "attributedTitle", "attributedSubtitle":
      if part.name == "attributedString" {
        var code = AttributedTextCode(classes, id: id, key: "configuration.\(key)")
        let (before, value) = code.statements(part, named: "\(key)Text")
        losses += code.losses
        if before.isEmpty { return ["\(key) = AttributedString(\(value))"] }
      }
    case "background": return background(part)
    case "variation": break
    default: break
    }
    losses.append("\(key) of the configuration")
    return []
  }

  private mutating func background(_ part: DocumentElement) -> [String] {
    var lines: [String] = []
    for attribute in part.attributes {
      switch attribute.name {
      case "cornerRadius", "strokeWidth", "strokeOutset":
        if let number = CodeText.number(attribute.value) {
          lines.append("background.\(attribute.name) = \(number)")
        }
      case "image":
        let code = ImageCode.expression(
          attribute.value, isSymbol: part["catalog"] == "system", classes.document)
        lines.append("background.image = \(code)")
      case "imageContentMode" where ViewStatements.contentModes.contains(attribute.value):
        lines.append("background.imageContentMode = .\(attribute.value)")
      case "key", "id", "catalog": break
      default: losses.append("\(attribute.name) of the configuration's background")
      }
    }
    for color in part.children {
      let key = color["key"] ?? color.name
      if ["backgroundColor", "strokeColor"].contains(key), let code = ColorCode.expression(color) {
        lines.append("background.\(key) = \(CodeText.implicit(code))")
      } else {
        losses.append("\(key) of the configuration's background")
      }
    }
    return lines
  }

  /// The cases of UIKit's enumerations. Documents use the same names.
  private static let cases = [
    "imagePlacement": "leading trailing top bottom",
    "cornerStyle": "fixed dynamic small medium large capsule",
    "buttonSize": "mini small medium large", "titleAlignment": "automatic leading center trailing",
  ]
  private static let styles: Set<String> = [
    "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted",
    "borderedProminent",
  ]
}
