import LayoutModel

/// A font by PostScript name: whose advances it has, and how high its lines are.
///
/// Line heights of Helvetica, Avenir Next and Menlo fit recorded label heights (12, 17 and 2 labels),
/// of Nanum Gothic 18 labels and buttons, of Hoefler Text, Futura and its condensed cut 1, 4 and 1;
/// widths of Helvetica and Avenir Next (3 of 3) fit recorded widths. The other values are published
/// metrics of the fonts (those of open fonts out of their `hhea` tables) or guesses; what is a guess
/// is marked as estimated.
///
/// Two fonts that documents bring along (`customFonts`) have lines of exactly their size: Atlas
/// Grotesk (4 of 4 labels and buttons of 14 and 30 points in two weights) and Adobe Garamond Pro (2 of
/// 2 labels). Both widths of the first lie between 1.028 and 1.040 of Helvetica, both of the second
/// between 0.944 and 0.948 of Times.
///
/// A line of Helvetica Neue is as high as its ascent and descent, which differ between the weights:
/// the line gap that the font states besides (0.027 to 0.029) is left out (21 of 21 labels of five
/// weights; two wrapped ones would be 1 and 2 points higher with it).
struct NamedFont: Sendable {
  let typeface: Typeface
  /// Height of a line, in em.
  let lineHeight: Double
  /// From the top of the line to the baseline, in em.
  let ascender: Double
  let isEstimated: Bool
  let isBold: Bool
  /// Of Hangul syllables and the spaces between them.
  let hangul: HangulAdvances

  init(name: String, family: String?) {
    if let weight = Self.systemWeight(name: name) {
      typeface = .system(weight)
      (lineHeight, ascender, isEstimated, isBold) = (1.19336, 0.9522, false, weight >= .semibold)
      hangul = .system
      return
    }
    isBold = Self.boldMarks.contains { name.contains($0) }
    let compact = (family ?? name).filter { $0 != " " }
    let entry =
      Self.families.first { name.hasPrefix($0.prefix) }
      ?? Self.families.first { compact.hasPrefix($0.prefix) } ?? Self.unknown
    lineHeight = entry.lineHeight
    ascender = entry.ascender
    isEstimated = entry.isEstimated
    hangul = entry.prefix == "NanumGothic" ? .nanumGothic(isBold: isBold) : .system
    typeface =
      if let advance = entry.fixedAdvance {
        .monospaced(advance: advance)
      } else if let family = entry.advances,
        let face = Typeface.named(
          family: family, weight: entry.weight ?? name.weightOfFontName, factor: entry.factor)
      {
        face
      } else {
        .helvetica(isBold: isBold, factor: entry.factor)
      }
  }

  /// The weight of a system font that is called by its name, `.AppleSystemUIFont` or `.SFNS-Bold`.
  private static func systemWeight(name: String) -> FontWeight? {
    let prefixes = [".AppleSystemUIFont", ".SFUI", ".SFNS", ".SF", "SFPro", "SFUI"]
    guard let prefix = prefixes.first(where: { name.hasPrefix($0) }) else { return nil }
    let rest = name.dropFirst(prefix.count).lowercased()
    // The longer names first: `ultralight` and `semibold` contain others.
    let weights: [FontWeight] = [
      .ultraLight, .semibold, .thin, .light, .medium, .bold, .heavy, .black,
    ]
    if rest.contains("emphasized") { return .bold }
    return weights.first { rest.contains($0.rawValue.lowercased()) } ?? .regular
  }

  private static let boldMarks = ["Bold", "Heavy", "Black", "W6", "W7", "W8"]

  private struct Entry: Sendable {
    var prefix: String
    /// A family of ``NamedAdvances``.
    var advances: String?
    /// Where the name of the font tells another weight than its family has.
    var weight: Int?
    /// Width in relation to the family of ``advances``, or to Helvetica of the same weight.
    var factor = 1.0
    /// In em; for monospaced fonts.
    var fixedAdvance: Double?
    var lineHeight: Double
    var ascender: Double
    var isEstimated = true
  }

  /// The first prefix that fits counts, so longer ones stand first.
  private static let families: [Entry] = [
    helveticaNeue("-UltraLight", lineHeight: 1.144, ascender: 0.931),
    helveticaNeue("-Thin", weight: 200, lineHeight: 1.18, ascender: 0.967),
    helveticaNeue("-Light", lineHeight: 1.18, ascender: 0.967),
    helveticaNeue("-Medium", lineHeight: 1.192, ascender: 0.975),
    helveticaNeue("-Bold", lineHeight: 1.192, ascender: 0.975),
    Entry(
      prefix: "HelveticaNeue-Condensed", advances: "HelveticaNeue", factor: 0.8, lineHeight: 1.193,
      ascender: 0.952),
    helveticaNeue("", lineHeight: 1.165, ascender: 0.952),
    Entry(prefix: "Helvetica", lineHeight: 1.15, ascender: 0.92, isEstimated: false),
    Entry(prefix: "Arial", lineHeight: 1.15, ascender: 0.92, isEstimated: false),
    Entry(prefix: "AvenirNextCondensed", factor: 0.82, lineHeight: 1.366, ascender: 1),
    Entry(
      prefix: "AvenirNext", advances: "AvenirNext", lineHeight: 1.366, ascender: 1,
      isEstimated: false),
    Entry(
      prefix: "Avenir", advances: "Avenir", lineHeight: 1.366, ascender: 1, isEstimated: false),
    Entry(prefix: "Futura-Condensed", factor: 0.75, lineHeight: 1.2, ascender: 0.96),
    Entry(prefix: "Futura-Medium", advances: "Futura", lineHeight: 1.3, ascender: 1.04),
    Entry(prefix: "Futura", factor: 1.02, lineHeight: 1.3, ascender: 1.04),
    Entry(
      prefix: "Menlo", fixedAdvance: 0.602, lineHeight: 1.164, ascender: 0.928, isEstimated: false),
    Entry(prefix: "CourierNew", fixedAdvance: 0.6001, lineHeight: 1.1328, ascender: 0.833),
    Entry(prefix: "Courier", fixedAdvance: 0.6001, lineHeight: 1.15, ascender: 0.9),
    Entry(prefix: "AndaleMono", fixedAdvance: 0.6001, lineHeight: 1.13, ascender: 0.91),
    Entry(prefix: "Monaco", fixedAdvance: 0.6001, lineHeight: 1.33, ascender: 1),
    Entry(prefix: ".SFMono", fixedAdvance: 0.618, lineHeight: 1.19336, ascender: 0.9522),
    Entry(prefix: "Times", advances: "Times", lineHeight: 1.15, ascender: 0.9),
    Entry(
      prefix: "Georgia", advances: "Georgia", lineHeight: 1.136, ascender: 0.917,
      isEstimated: false),
    Entry(prefix: "ITCAvantGarde", advances: "AvantGarde", lineHeight: 1.193, ascender: 0.952),
    Entry(prefix: "Verdana", factor: 1.15, lineHeight: 1.215, ascender: 1.005),
    Entry(prefix: "Trebuchet", factor: 0.97, lineHeight: 1.161, ascender: 0.939),
    // Of the others no advances are known.
    Entry(prefix: "GillSans-", factor: 0.92, lineHeight: 1.148, ascender: 0.918),
    Entry(prefix: "GillSans", advances: "GillSans", lineHeight: 1.148, ascender: 0.918),
    Entry(prefix: "Optima", factor: 0.97, lineHeight: 1.2, ascender: 0.92),
    Entry(
      prefix: "AGaramondPro", advances: "Times", factor: 0.9465, lineHeight: 1, ascender: 0.72),
    Entry(prefix: "AtlasGrotesk", factor: 1.035, lineHeight: 1, ascender: 0.8),
    Entry(prefix: "HoeflerText", factor: 0.92, lineHeight: 1, ascender: 0.72),
    // Two labels, of 18 points and of two lines of 14, are as high as that; one of 34 is 40 high.
    open("Montserrat", lineHeight: 1.219, ascender: 0.968),
    Entry(prefix: "NanumGothic", advances: "NanumGothic", lineHeight: 1.15, ascender: 0.92),
    open("RobotoCondensed", lineHeight: 1.172, ascender: 0.928),
    open("Roboto", lineHeight: 1.172, ascender: 0.928),
    open("OpenSans", lineHeight: 1.362, ascender: 1.069),
    open("Lato", lineHeight: 1.2, ascender: 0.987),
    open("SourceSansPro", lineHeight: 1.257, ascender: 0.984),
    open("Inter", lineHeight: 1.21, ascender: 0.969),
    open("Quicksand", lineHeight: 1.25, ascender: 1),
    open("Cabin", lineHeight: 1.215, ascender: 0.965),
    open("Karla", lineHeight: 1.169, ascender: 0.917),
    open("Poppins", lineHeight: 1.5, ascender: 1.05),
    open("Oswald", lineHeight: 1.482, ascender: 1.193),
    open("Ubuntu", lineHeight: 1.149, ascender: 0.932),
    Entry(prefix: "ProximaNova", advances: "ProximaNova", lineHeight: 1.218, ascender: 0.92),
    Entry(prefix: "Gotham", advances: "Gotham", lineHeight: 1.2, ascender: 0.96),
    Entry(prefix: "MuseoSans", advances: "MuseoSans", lineHeight: 1.2, ascender: 0.96),
    Entry(prefix: "Gilroy", advances: "Gilroy", lineHeight: 1.2, ascender: 0.96),
    Entry(prefix: "CircularStd", advances: "CircularStd", lineHeight: 1.265, ascender: 0.97),
    open("Raleway", lineHeight: 1.174, ascender: 0.94),
    open("Nunito", lineHeight: 1.364, ascender: 1.011),
    open("JosefinSans", lineHeight: 1, ascender: 0.75),
    open("Merriweather", lineHeight: 1.257, ascender: 0.984),
    open("PlayfairDisplay", lineHeight: 1.333, ascender: 1.082),
    open("FiraSans", lineHeight: 1.2, ascender: 0.935),
    open("IBMPlexSans", lineHeight: 1.3, ascender: 1.025),
    open("LibreFranklin", lineHeight: 1.25, ascender: 0.847),
    open("DroidSans", lineHeight: 1.164, ascender: 0.928),
    open("DroidSerif", lineHeight: 1.362, ascender: 1.069),
    open("Calibri", lineHeight: 1.221, ascender: 0.75),
  ]

  /// Helvetica Neue in one of its weights: `Thin` is 200 there, between `UltraLight` and `Light`.
  private static func helveticaNeue(
    _ style: String, weight: Int? = nil, lineHeight: Double, ascender: Double
  ) -> Entry {
    Entry(
      prefix: "HelveticaNeue\(style)", advances: "HelveticaNeue", weight: weight,
      lineHeight: lineHeight, ascender: ascender, isEstimated: false)
  }

  /// An open font: advances and lines out of its tables.
  private static func open(_ family: String, lineHeight: Double, ascender: Double) -> Entry {
    Entry(
      prefix: family, advances: family, lineHeight: lineHeight, ascender: ascender,
      isEstimated: false)
  }

  /// What a font that is not listed is taken for: Helvetica's widths in the system font's lines.
  private static let unknown = Entry(prefix: "", lineHeight: 1.193, ascender: 0.952)
}
