import ElementTree
package import LayoutModel

/// A property of a view as an inspector shows it, with words that ``DocumentEditor`` reads back.
package struct SettableProperty: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case flag, number, priority, choice, color, font
  }

  /// The name that `set` uses.
  package var name: String
  package var kind: Kind
  /// The plain value, for all size classes; `nil` if the document does not state one.
  package var value: String?
  /// The words that it may have; empty if it is not a choice.
  package var choices: [String] = []
  /// Whether Interface Builder lets it differ between size classes.
  package var isVaried: Bool
}

extension SettableProperty {
  /// The properties of a view that people set most often, in the order of Interface Builder's inspectors.
  package static func properties(of view: LayoutView) -> [SettableProperty] {
    let element = view.element
    return arrangement(of: element) + texts(of: element) + [
      property("hidden", .flag, of: element), property("alpha", .number, of: element),
      color("backgroundColor", of: element), color("tintColor", of: element),
    ] + priorityNames.map { property($0, .priority, of: element) }
  }

  private static func arrangement(of element: DocumentElement) -> [SettableProperty] {
    guard element.name == "stackView" else { return [] }
    return ["axis", "alignment", "distribution"].map { property($0, .choice, of: element) }
      + [property("spacing", .number, of: element)]
  }

  private static func texts(of element: DocumentElement) -> [SettableProperty] {
    var result: [SettableProperty] = []
    if DocumentEditor.fontKey("font", of: element.name) != nil { result.append(font(of: element)) }
    if EditableColor.keys(of: element).contains("textColor") {
      result.append(color("textColor", of: element))
    }
    if element.name == "button" { result.append(titleColor(of: element)) }
    if element.name == "label" {
      result.append(property("numberOfLines", .number, of: element))
    }
    if ["label", "textField", "textView"].contains(element.name) {
      result.append(property("textAlignment", .choice, of: element))
    }
    return result
  }

  private static let priorityNames = [
    "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
  ]

  private static func property(
    _ name: String, _ kind: Kind, of element: DocumentElement
  ) -> SettableProperty {
    var choices: [String] = []
    if kind == .choice, case .choice(let words) = EditableProperty.type(of: name, on: element.name)
    {
      choices = words
    }
    return SettableProperty(
      name: name, kind: kind, value: element[name], choices: choices,
      isVaried: VariedAttributes.isVaried(name, on: element.name))
  }

  private static func font(of element: DocumentElement) -> SettableProperty {
    let configured = element.children.first { $0.name == "buttonConfiguration" }
    let found =
      configured?.children.first { $0["key"] == "titleFontDescription" }
      ?? element.children.first { $0["key"] == FontNotation.key }
    var plain = found
    plain?["key"] = FontNotation.key
    return SettableProperty(
      name: "font", kind: .font, value: plain.flatMap { FontNotation.text(of: $0) },
      isVaried: VariedAttributes.isVaried(part: FontNotation.key, on: element.name))
  }

  private static func color(_ key: String, of element: DocumentElement) -> SettableProperty {
    SettableProperty(
      name: key, kind: .color,
      value: element.children.first { $0.name == "color" && $0["key"] == key }.flatMap(word),
      isVaried: VariedAttributes.isVaried(part: key, on: element.name))
  }

  private static func titleColor(of button: DocumentElement) -> SettableProperty {
    let state = button.children.first { $0.name == "state" && $0["key"] == "normal" }
    return SettableProperty(
      name: "titleColor", kind: .color,
      value: state?.children.first { $0.name == "color" && $0["key"] == "titleColor" }
        .flatMap(word),
      isVaried: false)
  }

  /// A colour as a word that ``ColorValue`` reads; `nil` if it is written in an unknown way.
  private static func word(of color: DocumentElement) -> String? {
    if let name = color["systemColor"] ?? color["cocoaTouchSystemColor"] ?? color["name"] {
      return name
    }
    let gray = color.number("white").map { [$0, $0, $0] }
    let parts = gray ?? ["red", "green", "blue"].compactMap { color.number($0) }
    guard parts.count == 3 else { return nil }
    let alpha = color.number("alpha") ?? 1
    let shown = alpha < 1 ? parts + [alpha] : parts
    return "#"
      + shown.map { part in
        let byte = Int((min(1, max(0, part)) * 255).rounded())
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
