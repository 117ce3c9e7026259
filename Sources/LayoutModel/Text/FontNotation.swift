package import ElementTree

/// A font written in short form: `system 17`, `system semibold 17`, `body`, or a font by name
/// (`HelveticaNeue-Light 15`).
package enum FontNotation {
  package static let key = "fontDescription"

  package static func element(system size: Double) -> DocumentElement {
    DocumentElement(
      "fontDescription",
      ["key": key, "type": "system", "pointSize": NumberText.shortest(size)])
  }

  /// Interface Builder's element for a text; `nil` if the text names no font.
  package static func element(of text: String) -> DocumentElement? {
    if let style = textStyles.first(where: { $0.word == text })?.constant {
      return DocumentElement("fontDescription", ["key": key, "style": style])
    }
    let words = text.split(separator: " ").map(String.init)
    guard let last = words.last, let size = NumberText.number(last), size > 0 else {
      return nil
    }
    let pointSize = NumberText.shortest(size)
    guard words.first == "system" else {
      let names = words.dropLast().split(separator: "of", maxSplits: 1)
      // The name of a font has a capital letter. A word without one is misspelled.
      guard let name = names.first, name.count == 1, name.joined().contains(where: \.isUppercase)
      else { return nil }
      let postScript = name.joined()
      let family = names.count == 2 ? names[1].joined(separator: " ") : nil
      return DocumentElement(
        "fontDescription",
        [
          "key": key, "name": postScript, "family": family ?? familyName(postScript),
          "pointSize": pointSize,
        ])
    }
    switch words.count == 3 ? words[1] : words.count == 2 ? "regular" : "" {
    case "regular" where words.count == 2: return element(system: size)
    case "bold":
      return DocumentElement(
        "fontDescription", ["key": key, "type": "boldSystem", "pointSize": pointSize])
    case "italic":
      return DocumentElement(
        "fontDescription", ["key": key, "type": "italicSystem", "pointSize": pointSize])
    case let word:
      guard let weight = FontWeight(rawValue: word), weight != .bold, weight != .regular else {
        return nil
      }
      return DocumentElement(
        "fontDescription",
        ["key": key, "type": "system", "weight": word, "pointSize": pointSize])
    }
  }

  /// The text that reads back as this element, if there is such a text.
  package static func text(of element: DocumentElement) -> String? {
    guard element.name == "fontDescription", element["key"] == key else { return nil }
    let size = element["pointSize"] ?? ""
    var text = ""
    if let style = element["style"] {
      text = textStyles.first { $0.constant == style }?.word ?? ""
    } else if let name = element["name"] {
      let family = element["family"] ?? ""
      text = family == familyName(name) ? "\(name) \(size)" : "\(name) of \(family) \(size)"
    } else {
      switch (element["type"], element["weight"]) {
      case ("boldSystem", nil): text = "system bold \(size)"
      case ("italicSystem", nil): text = "system italic \(size)"
      case ("system", let weight?): text = "system \(weight) \(size)"
      case ("system", nil): text = "system \(size)"
      default: return nil
      }
    }
    return self.element(of: text) == element ? text : nil
  }

  /// The family name of a PostScript name, such as `Helvetica Neue` for `HelveticaNeue-Light`.
  private static func familyName(_ postScript: String) -> String {
    var result = ""
    for character in postScript.prefix(while: { $0 != "-" }) {
      if character.isUppercase, let last = result.last, last.isLowercase { result += " " }
      result.append(character)
    }
    return result
  }

  /// The words for text styles, each with UIKit's constant.
  package static let textStyles: [(word: String, constant: String)] = [
    ("extraLargeTitle2", "UICTFontTextStyleExtraLargeTitle2"),
    ("extraLargeTitle", "UICTFontTextStyleExtraLargeTitle"),
    ("largeTitle", "UICTFontTextStyleTitle0"), ("title1", "UICTFontTextStyleTitle1"),
    ("title2", "UICTFontTextStyleTitle2"), ("title3", "UICTFontTextStyleTitle3"),
    ("headline", "UICTFontTextStyleHeadline"), ("subheadline", "UICTFontTextStyleSubhead"),
    ("body", "UICTFontTextStyleBody"), ("callout", "UICTFontTextStyleCallout"),
    ("footnote", "UICTFontTextStyleFootnote"), ("caption1", "UICTFontTextStyleCaption1"),
    ("caption2", "UICTFontTextStyleCaption2"),
  ]
}
