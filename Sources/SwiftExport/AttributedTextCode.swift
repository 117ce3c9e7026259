import ElementTree
import LayoutModel

/// An `<attributedString>` as an expression.
struct AttributedTextCode {
  let classes: DocumentClasses
  /// The id of the object with the text; it is the key in a table of localized texts.
  let id: String
  let key: String
  /// Attributes that have no code.
  private(set) var losses: [String] = []

  init(_ classes: DocumentClasses, id: String, key: String) {
    self.classes = classes
    self.id = id
    self.key = key
  }

  /// The statements that make a text. The last one is its value.
  ///
  /// - Parameter name: an unused name, for a text of several fragments.
  mutating func statements(
    _ string: DocumentElement, named name: String
  ) -> (before: [String], value: String) {
    let fragments = string.children.filter { $0.name == "fragment" }
    var before: [String] = []
    var parts: [String] = []
    for (index, fragment) in fragments.enumerated() {
      let text =
        fragment["content"] ?? fragment.child(key: "content")?.text ?? fragment.text
      var attributes: [String] = []
      for part in fragment.child("attributes")?.children.map({ $0 }) ?? [] {
        if part.name == "paragraphStyle" {
          let style = "\(name)Style\(fragments.count > 1 ? "\(index + 1)" : "")"
          let lines = paragraph(part, named: style)
          if lines.count > 1 {
            before += lines
            attributes.append(".paragraphStyle: \(style)")
          }
        } else if let attribute = attribute(part) {
          attributes.append(attribute)
        }
      }
      let list = attributes.isEmpty ? "[:]" : "[\(attributes.joined(separator: ", "))]"
      // The table of a document has one entry for a whole text.
      let literal =
        fragments.count == 1 ? classes.localized(text, id, key) : CodeText.literal(text)
      parts.append("NSAttributedString(string: \(literal), attributes: \(list))")
    }
    if parts.count == 1 { return (before, parts[0]) }
    before.append("let \(name) = NSMutableAttributedString()")
    before += parts.map { "\(name).append(\($0))" }
    return (before, name)
  }

  private mutating func attribute(_ part: DocumentElement) -> String? {
    let names = [
      "NSColor": "foregroundColor", "NSBackgroundColor": "backgroundColor", "NSKern": "kern",
      "NSUnderline": "underlineStyle", "NSStrikethrough": "strikethroughStyle",
      "NSStrokeWidth": "strokeWidth", "NSBaselineOffset": "baselineOffset",
      "NSLigature": "ligature", "NSLink": "link",
    ]
    switch part["key"] ?? "" {
    case "NSFont":
      if let font = FontCode.expression(fragmentFont: part) {
        return ".font: \(CodeText.value(font))"
      }
      losses.append("a font of the attributed text")
    case "NSOriginalFont": break
    case let key:
      guard let name = names[key] else {
        losses.append("\(key) of the attributed text")
        break
      }
      if part.name == "color" {
        if let color = ColorCode.expression(part) {
          return ".\(name): \(CodeText.value(color))"
        }
      } else if let number = part["value"].flatMap({ CodeText.number($0) }) {
        return ".\(name): \(number)"
      } else if let text = part["value"] ?? part["string"] {
        return ".\(name): \(CodeText.literal(text))"
      }
      losses.append("\(key) of the attributed text")
    }
    return nil
  }

  private mutating func paragraph(_ part: DocumentElement, named name: String) -> [String] {
    var lines = ["let \(name) = NSMutableParagraphStyle()"]
    let breaks = [
      "wordWrapping": "byWordWrapping", "charWrapping": "byCharWrapping", "clipping": "byClipping",
      "truncatingHead": "byTruncatingHead", "truncatingTail": "byTruncatingTail",
      "truncatingMiddle": "byTruncatingMiddle",
    ]
    for attribute in part.attributes {
      let value = attribute.value
      switch attribute.name {
      case "alignment":
        if ["left", "center", "right", "justified"].contains(value) {
          lines.append("\(name).alignment = .\(value)")
        }
      case "lineBreakMode":
        if value != "wordWrapping", let mode = breaks[value] {
          lines.append("\(name).lineBreakMode = .\(mode)")
        }
      case "lineSpacing", "paragraphSpacing", "paragraphSpacingBefore", "firstLineHeadIndent",
        "headIndent", "tailIndent", "minimumLineHeight", "maximumLineHeight", "lineHeightMultiple",
        "hyphenationFactor":
        if let number = CodeText.number(value), number != "0" {
          lines.append("\(name).\(attribute.name) = \(number)")
        }
      case "key", "baseWritingDirection", "tighteningFactorForTruncation",
        "allowsDefaultTighteningForTruncation", "defaultTabInterval":
        break
      default: losses.append("\(attribute.name) of a paragraph")
      }
    }
    return lines
  }
}
