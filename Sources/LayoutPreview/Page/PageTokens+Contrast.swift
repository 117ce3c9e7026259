import Foundation

extension PageTokens {
  /// The colour of a text or sign, and the colour of its background, by names of ``colours``.
  struct Pair: Hashable, Sendable {
    var text: String
    var ground: String
  }

  /// The pairs of colours that our pages use. Code that uses another pair has to add it here.
  static let pairs: [Pair] =
    grid(["text", "dim", "accent", "error", "warning", "note", "good"], ["back", "soft"])
    + grid(["text", "dim", "accent"], ["chosen"])
    // The counts of a heat map stand on the colour itself.
    + grid(["back"], ["error", "warning", "accent"])

  private static func grid(_ texts: [String], _ grounds: [String]) -> [Pair] {
    texts.flatMap { text in grounds.map { Pair(text: text, ground: $0) } }
  }

  /// The contrast of a text with its background, from 1 to 21.
  ///
  /// - Source: WCAG 2.2, "contrast ratio" and "relative luminance"; level AA asks for 4.5.
  static func contrast(_ pair: Pair, _ appearance: PreviewAppearance) -> Double {
    let values = [pair.text, pair.ground].map { luminance(of: $0, appearance) }.sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  private static func luminance(of name: String, _ appearance: PreviewAppearance) -> Double {
    guard let colour = colours.first(where: { $0.name == name }) else {
      preconditionFailure("no colour is called '\(name)'")
    }
    let text = (appearance == .light ? colour.light : colour.dark).dropFirst()
    let number = Int(text, radix: 16) ?? 0
    let parts = [16, 8, 0].map { shift -> Double in
      let value = Double((number >> shift) & 255) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
