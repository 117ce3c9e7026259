import LayoutModel

/// A font by PostScript name: the source of its advances, and the heights of its lines.
///
/// The values and their sources stand in the table of fonts. Line heights of Helvetica, Avenir Next and
/// Menlo fit recorded label heights (12, 17 and 2 labels), of Avenir 17 to the next whole point, of Nanum
/// Gothic 18 labels and buttons, of Montserrat 2 of 3, of Fira Sans, Archivo and YS Display 4 each, of
/// Barlow two sizes, of Arial, Hoefler Text, Futura, its condensed cut, Snell Roundhand, Impact and
/// Hiragino Sans (W6) one each, of Futura's condensed extra bold 8, of Digital-7 8, of
/// Myriad Pro 2; widths of Helvetica and Avenir Next (3 of 3) fit recorded widths, those of YS Display follow from two labels in two weights, those of Apple SD
/// Gothic Neo from two buttons, those of Snell Roundhand Bold, Futura Bold and Impact (at most) from one
/// each.
///
/// Three fonts that documents include (`customFonts`) have lines of exactly their size: Atlas
/// Grotesk (4 of 4 labels and buttons of 14 and 30 points in two weights), Adobe Garamond Pro (2 of
/// 2 labels) and Sailec (2 of 2 in two weights, outside the corpus). Both widths of the first lie
/// between 1.028 and 1.040 of Helvetica, both of the second between 0.944 and 0.948 of Times.
/// Widths of Digital-7 are right to the pixel (4 of 4, outside the corpus).
///
/// A line is as high as ascender and descender of the font's `hhea` table. The line gap that some
/// fonts also state does not count in labels, but counts in text views (1 of 1, outside the
/// corpus). With it, labels would be higher in Helvetica Neue (0.027 to 0.029; 21 of 21 labels of
/// five weights), Futura (0.030; 18 points are 23.5 high, not 24), Arial (0.033; 14 points are 16
/// high, not 16.5) and Hiragino Sans (0.5; 12 points are 12 high). Helvetica, Times and Courier are
/// the exception: ascender and descender are 1 em together, and lines 1.15.
///
/// Italics are measured like the upright faces. They are as wide in Helvetica and Arial, whose italics
/// are oblique, and in monospaced fonts; elsewhere their widths are estimated.
struct NamedFont: Sendable {
  let typeface: Typeface
  /// The height of a line, in em.
  let lineHeight: Double
  /// The distance from the top of the line to the baseline, in em.
  let ascender: Double
  /// The gap between two lines of a text view, in em.
  let lineGap: Double
  let isEstimated: Bool
  /// Whether the font is listed, so that something about it is known or guessed.
  let isListed: Bool
  let isBold: Bool
  /// The widths of Hangul syllables and of the spaces between them.
  let hangul: HangulAdvances

  init(name: String, family: String?) {
    if let weight = Self.systemWeight(name: name) {
      typeface = Self.systemCut(name: name).map { .systemCut(weight, $0) } ?? .system(weight)
      (lineHeight, ascender, isEstimated, isBold) = (1.19336, 0.9522, false, weight >= .semibold)
      (hangul, isListed, lineGap) = (.system, true, 0)
      return
    }
    let style = FontNameStyle(name)
    isBold = style.isBold
    let entry = NamedFontEntry.entry(
      name: Self.isSystemMonospaced(name) ? "SFMono" : name, family: family)
    isListed = entry != nil
    let font = entry ?? .unknown
    lineHeight = font.lineHeight
    ascender = font.ascender
    lineGap = Self.lineGaps[font.prefix] ?? 0
    hangul = font.prefix == "NanumGothic" ? .nanumGothic(isBold: isBold) : .gothicNeo
    if let family = font.advances {
      let weight = font.weight ?? style.weight
      typeface = NamedFaces.shared.typeface(family: family, weight: weight, factor: font.factor)
      isEstimated =
        font.isEstimated || style.isItalic
        || !NamedFaces.shared.tellWidths(family: family, weight: weight)
    } else {
      typeface =
        font.fixedAdvance.map { .monospaced(advance: $0) }
        ?? .helvetica(isBold: isBold, factor: font.factor)
      isEstimated = font.isEstimated || style.isItalic && font.factor != 1
    }
  }

  /// The line gaps in em of the fonts for which they are known (see above), by the prefix of their
  /// rows.
  private static let lineGaps = [
    "Arial": 0.0327, "Futura": 0.0298, "HiraginoSans": 0.5, "HelveticaNeue": 0.028,
    "HelveticaNeue-Bold": 0.028, "HelveticaNeue-Light": 0.028, "HelveticaNeue-Medium": 0.028,
    "HelveticaNeue-Thin": 0.028, "HelveticaNeue-UltraLight": 0.028,
  ]

  /// The weight of a system font that the document names: `.AppleSystemUIFont` or `.SFNS-Bold`.
  private static func systemWeight(name: String) -> FontWeight? {
    guard let prefix = systemPrefixes.first(where: { name.hasPrefix($0) }),
      !isSystemMonospaced(name)
    else { return nil }
    let rest = name.dropFirst(prefix.count).lowercased()
    // Longer names come first: `ultralight` and `semibold` contain others.
    let weights: [FontWeight] = [
      .ultraLight, .semibold, .thin, .light, .medium, .bold, .heavy, .black,
    ]
    if rest.contains("emphasized") { return .bold }
    return weights.first { rest.contains($0.rawValue.lowercased()) } ?? .regular
  }

  /// The drawing in a file of one cut, which has no tracking. The files of iOS 9 are called SF UI, later
  /// ones SF Pro. The system's own names begin with a dot, and mean the font that fits the size.
  ///
  /// - Source: `SFUIDisplay-Light` to `-Bold` below 20 points, 19 of 20 widths within a point by
  ///   the advances of the display cut alone, 1 of 20 with the text cut and tracking (2 documents
  ///   of 1 repository); `SFUIText-Regular` at 14 and 16 points, 15 of 15 by the text cut alone, none
  ///   with tracking (1 document outside the corpus). SF Pro Display is assumed to be the same; files
  ///   of SF Pro Text keep the tracking of the system.
  private static func systemCut(name: String) -> SystemFontCut? {
    fileCuts.first { name.hasPrefix($0.prefix) }?.cut
  }

  private static let fileCuts: [(prefix: String, cut: SystemFontCut)] = [
    ("SFUIDisplay", .display2015), ("SFProDisplay", .display2017), ("SFUIText", .text2015),
  ]

  /// Whether a name belongs to SF Mono: `.SFNSMono-Regular` or `.AppleSystemUIFontMonospaced-Bold`.
  private static func isSystemMonospaced(_ name: String) -> Bool {
    name.contains("Mono") && systemPrefixes.contains { name.hasPrefix($0) }
  }

  private static let systemPrefixes = [".AppleSystemUIFont", ".SF", "SFPro", "SFUI"]
}
