/// The properties that a PostScript name states besides the family: `AvenirNext-DemiBoldItalic`.
///
/// The style stands after a hyphen. In names without a hyphen, like `NanumGothicBold`, it may stand
/// anywhere.
struct FontNameStyle {
  /// The weight from 100 to 900, as in CSS. A name without a mark has 400.
  let weight: Int
  /// Whether it is a separately drawn italic. An oblique face is the slanted upright one, and as
  /// wide.
  let isItalic: Bool

  var isBold: Bool { weight >= 600 }

  init(_ name: String) {
    let style = Self.lowercased((name.firstIndex(of: "-").map { name[$0...] } ?? name[...]))
    weight = Self.weights.first { style.contains($0.mark) }?.weight ?? 400
    isItalic = style.contains(Array("italic".utf8))
  }

  /// Whether the whole word states a weight or a slant, like `DemiBoldItalic`.
  static func isStyle(_ word: Substring) -> Bool {
    var rest = lowercased(word)[...]
    while !rest.isEmpty {
      guard let mark = styles.first(where: { rest.starts(with: $0) }) else { return false }
      rest = rest.dropFirst(mark.count)
    }
    return true
  }

  /// The bytes of a name in lower case. Searching bytes is far faster than searching strings, and
  /// every text in a font by name needs it.
  private static func lowercased(_ name: Substring) -> [UInt8] {
    name.utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
  }

  /// The marks of weights. Longer ones come first, because `demibold` and `extralight` contain
  /// others.
  private static let weights: [(mark: [UInt8], weight: Int)] = [
    ("ultralight", 100), ("hairline", 100), ("thin", 100), ("extralight", 200),
    ("semilight", 350), ("light", 300), ("medium", 500), ("demi", 600), ("semibold", 600),
    ("extrabold", 800), ("ultrabold", 800), ("heavy", 800), ("bold", 700), ("black", 900),
    // The next four are used by Hiragino.
    ("w6", 600), ("w7", 700), ("w8", 800), ("w9", 900),
  ].map { (Array($0.0.utf8), $0.1) }

  private static let styles =
    weights.map(\.mark)
    + ["italic", "oblique", "regular", "roman", "book", "mt"].map { Array($0.utf8) }
}

extension [UInt8] {
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard count >= part.count else { return false }
    return (0...count - part.count).contains { self[$0...].starts(with: part) }
  }
}
