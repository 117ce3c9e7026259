import LayoutModel

/// A font by PostScript name: whose advances it has, and how high its lines are.
///
/// The values and their sources stand in ``NamedFontTable``. Line heights of Helvetica, Avenir Next and
/// Menlo fit recorded label heights (12, 17 and 2 labels), of Avenir 17 to the next whole point, of Nanum
/// Gothic 18 labels and buttons, of Montserrat 2 of 3, of Fira Sans, Archivo and YS Display 4 each, of
/// Barlow two sizes, of Arial, Hoefler Text, Futura, its condensed cut, Snell Roundhand and Hiragino Sans
/// (W6) one each; widths of Helvetica and Avenir Next (3 of 3) fit recorded widths, those of YS Display
/// follow from two labels in two weights, and that of Snell Roundhand Bold from one.
///
/// Two fonts that documents bring along (`customFonts`) have lines of exactly their size: Atlas
/// Grotesk (4 of 4 labels and buttons of 14 and 30 points in two weights) and Adobe Garamond Pro (2 of
/// 2 labels). Both widths of the first lie between 1.028 and 1.040 of Helvetica, both of the second
/// between 0.944 and 0.948 of Times.
///
/// A line is as high as ascender and descender of the font's `hhea` table: the line gap that some fonts
/// state besides is left out in labels. Those of Helvetica Neue (0.027 to 0.029; 21 of 21 labels of five
/// weights), Futura (0.030; 18 points are 23.5 high, not 24), Arial (0.033; 14 points are 16 high, not
/// 16.5) and Hiragino Sans (0.5; 12 points are 12 high) would be higher with it. Helvetica, Times and Courier are the exception: ascender and descender are 1 em
/// together, and lines 1.15.
struct NamedFont: Sendable {
  let typeface: Typeface
  /// Height of a line, in em.
  let lineHeight: Double
  /// From the top of the line to the baseline, in em.
  let ascender: Double
  let isEstimated: Bool
  /// Whether anything of the font itself is known or guessed.
  let isListed: Bool
  let isBold: Bool
  /// Of Hangul syllables and the spaces between them.
  let hangul: HangulAdvances

  init(name: String, family: String?) {
    if let weight = Self.systemWeight(name: name) {
      typeface = .system(weight)
      (lineHeight, ascender, isEstimated, isBold) = (1.19336, 0.9522, false, weight >= .semibold)
      (hangul, isListed) = (.system, true)
      return
    }
    isBold = Self.boldMarks.contains { name.contains($0) }
    let entry = NamedFontEntry.entry(name: name, family: family)
    isListed = entry != nil
    let font = entry ?? .unknown
    lineHeight = font.lineHeight
    ascender = font.ascender
    let weight = font.weight ?? name.weightOfFontName
    let isBeyond =
      font.advances.map { !NamedFace.tellsWidths(family: $0, weight: weight) } ?? false
    isEstimated = font.isEstimated || isBeyond
    hangul = font.prefix == "NanumGothic" ? .nanumGothic(isBold: isBold) : .system
    typeface =
      if let advance = font.fixedAdvance {
        .monospaced(advance: advance)
      } else if let family = font.advances,
        let face = Typeface.named(family: family, weight: weight, factor: font.factor)
      {
        face
      } else {
        .helvetica(isBold: isBold, factor: font.factor)
      }
  }

  /// The weight of a system font that is called by its name, `.AppleSystemUIFont` or `.SFNS-Bold`.
  private static func systemWeight(name: String) -> FontWeight? {
    let prefixes = [".AppleSystemUIFont", ".SFUI", ".SFNS", ".SF", "SFPro", "SFUI"]
    guard let prefix = prefixes.first(where: { name.hasPrefix($0) }), !name.contains("SFMono")
    else {
      return nil
    }
    let rest = name.dropFirst(prefix.count).lowercased()
    // The longer names first: `ultralight` and `semibold` contain others.
    let weights: [FontWeight] = [
      .ultraLight, .semibold, .thin, .light, .medium, .bold, .heavy, .black,
    ]
    if rest.contains("emphasized") { return .bold }
    return weights.first { rest.contains($0.rawValue.lowercased()) } ?? .regular
  }

  private static let boldMarks = ["Bold", "Heavy", "Black", "W6", "W7", "W8"]
}
