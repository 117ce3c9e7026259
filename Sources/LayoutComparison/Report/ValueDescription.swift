import ElementTree
import LayoutModel

/// Describes values in words for sentences.
enum ValueDescription {
  private static let longest = 60

  /// A value in words. Numbers, `YES`, `NO` and single words stay as they are; texts are quoted,
  /// and long ones cut.
  static func text(_ value: String) -> String {
    var flat = ""
    for character in value { flat.append(character.isNewline ? "⏎" : character) }
    if flat.count > longest { flat = flat.prefix(longest - 1) + "…" }
    if let number = Double(value), number.isFinite { return NumberText.rounded(number, places: 4) }
    let isWord =
      !flat.isEmpty && flat.allSatisfy { $0.isLetter || $0.isNumber || "-_.:/".contains($0) }
    return isWord ? flat : "'\(flat)'"
  }

  /// Two long texts, cut to the part where they begin to differ.
  static func cut(_ old: String, _ new: String) -> (String, String) {
    let common = zip(old, new).prefix { $0 == $1 }.count
    let start = max(0, common - 12)
    let mark = start == 0 ? "" : "…"
    return (text(mark + old.dropFirst(start)), text(mark + new.dropFirst(start)))
  }

  /// The whole text of a value that is a text; `nil` for other parts.
  static func plainText(_ value: PropertyValue) -> String? {
    switch value {
    case .text(let text): text
    case .element(let element):
      ["string", "mutableString"].contains(element.name) ? element.text : nil
    }
  }

  static func value(_ value: PropertyValue) -> String {
    switch value {
    case .text(let text): self.text(text)
    case .element(let element): self.element(element)
    }
  }

  /// Two values in words. If short words would make them equal, the values are written in full.
  static func pair(_ a: PropertyValue?, _ b: PropertyValue?) -> (String?, String?) {
    let short = (a.map(value), b.map(value))
    guard a != b, short.0 == short.1 else { return short }
    if case .element(let a)? = a, case .element(let b)? = b {
      let attributes = (attributes(of: a), attributes(of: b))
      if attributes.0 != attributes.1 { return attributes }
    }
    return (a.map(exact), b.map(exact))
  }

  /// A value with all its parts and attributes.
  private static func exact(_ value: PropertyValue) -> String {
    switch value {
    case .text(let text): text.debugDescription
    case .element(let element): exact(element)
    }
  }

  private static func exact(_ element: DocumentElement) -> String {
    let own = element.attributes.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    let text = element.significantText.map { [$0.debugDescription] } ?? []
    let inner = text + element.children.map { exact($0) }
    return
      ([element.name, own].filter { !$0.isEmpty }
      + (inner.isEmpty ? [] : ["(\(inner.joined(separator: "; ")))"]))
      .joined(separator: " ")
  }

  /// A part of an object in a few words, as a person would say it.
  static func element(_ element: DocumentElement) -> String {
    switch element.name {
    case "fontDescription": return font(element)
    case "color": return color(element)
    case "nil": return "none"
    case "autoresizingMask" where attributes(of: element).isEmpty: return "none"
    case "rect":
      return "(\(number(element, "x")), \(number(element, "y"))) \(size(element))"
    case "size": return size(element)
    case "point": return "(\(number(element, "x")), \(number(element, "y")))"
    case "string", "mutableString": return text(element.text)
    case "mutableData", "data": return "data of \(element.text.count) characters"
    default: return other(element)
    }
  }

  static func font(_ element: DocumentElement) -> String {
    if let style = element["style"] {
      let prefix = "UICTFontTextStyle"
      return style.hasPrefix(prefix) ? String(style.dropFirst(prefix.count)) + " style" : style
    }
    var words: [String] = []
    if let name = element["name"] {
      words.append(name)
    } else {
      words.append(element["type"] ?? "system")
      if let weight = element["weight"] { words.append(weight) }
    }
    if let size = element.number("pointSize") { words.append(NumberText.rounded(size)) }
    return words.joined(separator: " ")
  }

  static func color(_ element: DocumentElement) -> String {
    if let name = element["name"] ?? element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return name
    }
    let alpha = element.number("alpha") ?? 1
    let suffix = alpha == 1 ? "" : " at \(NumberText.rounded(alpha * 100, places: 0)) %"
    if let white = element.number("white") {
      return "white \(NumberText.rounded(white))\(suffix)"
    }
    let parts = ["red", "green", "blue"].map { element.number($0) }
    let hex = parts.compactMap { part -> String? in
      guard let part, part >= 0, part <= 1 else { return nil }
      let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0\(digits)" : digits
    }
    guard hex.count == 3 else { return other(element) }
    return "#\(hex.joined())\(suffix)"
  }

  private static func number(_ element: DocumentElement, _ name: String) -> String {
    element.number(name).map { NumberText.rounded($0) } ?? element[name] ?? "?"
  }

  private static func size(_ element: DocumentElement) -> String {
    "\(number(element, "width")) × \(number(element, "height"))"
  }

  private static func other(_ element: DocumentElement) -> String {
    if element.name == "image", element["width"] != nil { return size(element) }
    var parts = attributeWords(element)
    let inner = element.children.map { "\($0["key"] ?? $0.name) \(self.element($0))" }
    parts += inner.prefix(3)
    if inner.count > 3 { parts.append("…") }
    if let own = element.significantText { parts.append(text(own)) }
    return parts.isEmpty ? element.name : parts.joined(separator: ", ")
  }

  /// The attributes of an element without the one that names it: `red 0.5, colorSpace custom`.
  static func attributes(of element: DocumentElement) -> String {
    attributeWords(element).joined(separator: ", ")
  }

  private static func attributeWords(_ element: DocumentElement) -> [String] {
    let naming = ElementStep(to: element).attribute
    return element.attributes.filter { $0.name != naming }.map { "\($0.name) \(text($0.value))" }
  }

  /// Parts that are described as a whole, never attribute by attribute.
  static let wholes: Set<String> = [
    "fontDescription", "color", "rect", "size", "point", "edgeInsets", "directionalEdgeInsets",
    "inset", "autoresizingMask",
  ]
}
