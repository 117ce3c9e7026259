import LayoutModel

/// A colour that a person has given as a word.
enum ColorValue: Hashable {
  /// `default`: no colour of its own.
  case none
  case literal(SystemColorTable.Components)
  /// A colour of UIKit that follows the appearance, such as `systemBlueColor`.
  case system(String)
  case named(String)

  /// - Parameter names: the named colours that exist.
  init?(_ text: String, named names: Set<String>) {
    if text.hasPrefix("#") {
      guard let components = Self.components(text.dropFirst()) else { return nil }
      self = .literal(components)
    } else if names.contains(text) {
      self = .named(text)
    } else if text.hasPrefix("named "), names.contains(String(text.dropFirst(6))) {
      self = .named(String(text.dropFirst(6)))
    } else if text.hasPrefix("white "), let white = NumberText.number(text.dropFirst(6)),
      (0...1).contains(white)
    {
      self = .literal(.init(red: white, green: white, blue: white, alpha: 1))
    } else if text == "default" {
      self = .none
    } else {
      let wanted = text.lowercased()
      let known = SystemColorTable.colors.keys.first {
        $0.lowercased() == wanted || $0.lowercased() == wanted + "color"
      }
      guard let known, let pair = SystemColorTable.colors[known] else { return nil }
      self = Self.constants.contains(known) ? .literal(pair.light) : .system(known)
    }
  }

  /// Names that a person may have meant.
  static var words: [String] {
    SystemColorTable.colors.keys.map { String($0.dropLast("Color".count)) }.sorted()
  }

  /// Colours of UIKit without variants: documents state their components.
  private static let constants: Set<String> = [
    "blackColor", "darkGrayColor", "lightGrayColor", "whiteColor", "grayColor", "redColor",
    "greenColor", "blueColor", "cyanColor", "yellowColor", "magentaColor", "orangeColor",
    "purpleColor", "brownColor", "clearColor",
  ]

  /// The components of digits: `RGB`, `RRGGBB` or `RRGGBBAA`.
  private static func components(_ digits: Substring) -> SystemColorTable.Components? {
    let isHex = digits.allSatisfy { $0.isASCII && $0.isHexDigit }
    let text = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard isHex, text.count == 6 || text.count == 8, let value = UInt32(text, radix: 16) else {
      return nil
    }
    let number = text.count == 6 ? value << 8 | 0xFF : value
    func part(_ shift: UInt32) -> Double { Double(number >> shift & 255) / 255 }
    return .init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}
