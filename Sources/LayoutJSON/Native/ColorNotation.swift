import ElementTree
import LayoutModel

/// A color written as one word: `#RRGGBB`, `white 0.5`, a system color such as
/// `systemBackgroundColor`, or `named Accent` for one of the asset catalog.
enum ColorNotation {
  static func element(of text: String, key: String) -> DocumentElement? {
    if text.hasPrefix("#") {
      guard let number = UInt32(text.dropFirst(), radix: 16), text.utf8.count == 7 else {
        return nil
      }
      func part(_ shift: UInt32) -> String { NativeText.real(Double(number >> shift & 255) / 255) }
      return DocumentElement(
        "color",
        [
          "key": key, "red": part(16), "green": part(8), "blue": part(0), "alpha": "1",
          "colorSpace": "custom", "customColorSpace": "sRGB",
        ])
    }
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    switch (words.first, words.count) {
    case ("white", 2):
      guard let white = NumberText.number(words[1]), white >= 0, white <= 1 else { return nil }
      return DocumentElement(
        "color",
        [
          "key": key, "white": NativeText.real(white), "alpha": "1", "colorSpace": "custom",
          "customColorSpace": "genericGamma22GrayColorSpace",
        ])
    case ("named", 2): return DocumentElement("color", ["key": key, "name": words[1]])
    case (let name?, 1) where name.hasSuffix("Color"):
      return DocumentElement("color", ["key": key, "systemColor": name])
    default: return nil
    }
  }

  /// The text that reads back as this element, if there is such a text.
  static func text(of element: DocumentElement) -> String? {
    guard element.name == "color", let key = element["key"] else { return nil }
    var text: String?
    if let name = element["systemColor"] {
      text = name
    } else if let name = element["name"] {
      text = "named \(name)"
    } else if let white = element["white"] {
      text = "white \(NativeText.real(white).map(NumberText.shortest) ?? white)"
    } else if let red = hex(element["red"]), let green = hex(element["green"]),
      let blue = hex(element["blue"])
    {
      text = "#" + red + green + blue
    }
    guard let text, self.element(of: text, key: key) == element else { return nil }
    return text
  }

  private static func hex(_ text: String?) -> String? {
    guard let text, let value = NumberText.number(text), value >= 0, value <= 1 else { return nil }
    let digits = String(Int((value * 255).rounded()), radix: 16, uppercase: true)
    return digits.utf8.count < 2 ? "0" + digits : digits
  }
}
