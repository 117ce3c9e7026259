import ElementTree
import LayoutModel

/// A `<color>` element as an expression.
enum ColorCode {
  /// `nil` if the colour is a pattern, or has a colour space without an initialiser in UIKit.
  static func expression(_ element: DocumentElement) -> String? {
    if element.name == "nil" { return "nil" }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return systemColor(name)
    }
    let alpha = element.number("alpha") ?? 1
    if let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    {
      if alpha == 1, red == green, green == blue, red == 0 || red == 1 {
        return red == 0 ? "UIColor.black" : "UIColor.white"
      }
      let values = [red, green, blue, alpha].map(rounded)
      if element["customColorSpace"] == "displayP3" || element["colorSpace"] == "displayP3" {
        return
          "UIColor(displayP3Red: \(values[0]), green: \(values[1]), blue: \(values[2]), alpha: \(values[3]))"
      }
      return
        "UIColor(red: \(values[0]), green: \(values[1]), blue: \(values[2]), alpha: \(values[3]))"
    }
    if let white = element.number("white") {
      if alpha == 1, white == 0 || white == 1 {
        return white == 0 ? "UIColor.black" : "UIColor.white"
      }
      if alpha == 0, white == 0 { return "UIColor.clear" }
      return "UIColor(white: \(rounded(white)), alpha: \(rounded(alpha)))"
    }
    if let name = element["name"] ?? element.child("string", key: "name")?.text {
      return "UIColor(named: \(CodeText.literal(name)))"
    }
    return nil
  }

  private static func rounded(_ value: Double) -> String { NumberText.rounded(value, places: 4) }

  /// The property for a system colour: `systemBackgroundColor` is `UIColor.systemBackground`.
  private static func systemColor(_ name: String) -> String? {
    guard name.hasSuffix("Color"), SwiftNames.isIdentifier(name) else { return nil }
    let short = String(name.dropLast("Color".count))
    if let current = renamed[name] { return "UIColor.\(current)" }
    return names.contains(short) ? "UIColor.\(short)" : nil
  }

  /// Colours that have another name in code, or had another one before iOS 13.
  private static let renamed = [
    "groupTableViewBackgroundColor": "systemGroupedBackground",
    "tableCellGroupedBackgroundColor": "secondarySystemGroupedBackground",
    "tintColor": "tintColor", "whiteColor": "white", "blackColor": "black", "clearColor": "clear",
    "grayColor": "gray", "lightGrayColor": "lightGray", "darkGrayColor": "darkGray",
    "redColor": "red", "greenColor": "green", "blueColor": "blue", "cyanColor": "cyan",
    "yellowColor": "yellow", "magentaColor": "magenta", "orangeColor": "orange",
    "purpleColor": "purple", "brownColor": "brown",
  ]

  /// - Source: the class properties of UIColor (developer.apple.com, UIColor, "UI element colors" and "Standard
  ///   colors").
  private static let names: Set<String> = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "systemFill",
    "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "placeholderText",
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "separator", "opaqueSeparator", "link", "darkText",
    "lightText", "systemBlue", "systemBrown", "systemCyan", "systemGreen", "systemIndigo",
    "systemMint", "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal",
    "systemYellow", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5",
    "systemGray6",
  ]
}
