/// What a PostScript name tells of a font besides its family: `AvenirNext-DemiBoldItalic`.
///
/// The style stands after a hyphen; in names without one, like `NanumGothicBold`, it may stand anywhere.
struct FontNameStyle {
  /// 100 to 900, as in CSS: 400 without a mark.
  let weight: Int
  /// A face drawn for itself; an oblique one is the upright one, slanted, and as wide.
  let isItalic: Bool

  var isBold: Bool { weight >= 600 }

  init(_ name: String) {
    let style = (name.firstIndex(of: "-").map { name[$0...] } ?? name[...]).lowercased()
    weight = Self.marks.first { style.contains($0.0) }?.1 ?? 400
    isItalic = style.contains("italic")
  }

  /// The longer marks first: `demibold` and `extralight` contain others.
  private static let marks = [
    ("ultralight", 100), ("hairline", 100), ("thin", 100), ("extralight", 200),
    ("semilight", 350), ("light", 300), ("medium", 500), ("demi", 600), ("semibold", 600),
    ("extrabold", 800), ("ultrabold", 800), ("heavy", 800), ("bold", 700), ("black", 900),
    // Of Hiragino.
    ("w6", 600), ("w7", 700), ("w8", 800), ("w9", 900),
  ]
}
