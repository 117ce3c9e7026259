import LayoutModel

/// How wide the characters of one font are, in points.
///
///     o     = 0 up to 17 points, 1 from 28 on: from Xcode 12; before, 1 from 20 points and else 0
///     width = ((1 − o) × text + o × display + kerning) × size + tracking
///
/// - Source: the advances that the fonts state, and `ninegrid-fit` on public documents for what they
///   do not: tracking.
struct GlyphAdvances: Hashable, Sendable {
  /// In points.
  let pointSize: Double
  /// First advance of the row for small sizes in ``GlyphTables/advances``, and for large ones; in
  /// fonts by name of the lighter face and the heavier one.
  private let textRow: Int
  private let displayRow: Int
  /// Part of the display cut, or of the heavier face, 0 to 1.
  private let opticalSize: Double
  /// Points after every character.
  private let tracking: Double
  /// Of the system font, Helvetica Neue and Avenir Next; other fonts are taken for not kerned.
  private let kerning: PairKerning?
  /// What the advances of the row are multiplied by: the size, for some fonts times a factor.
  private let multiplier: Double
  /// The advance of every character, in points, in a monospaced font.
  private let fixedAdvance: Double?

  init(_ typeface: Typeface, pointSize: Double, generation: XcodeGeneration) {
    self.pointSize = pointSize
    let row: (text: Int, display: Int)
    var system: FontWeight?
    var factor = 1.0
    var fixed: Double?
    var share = 0.0
    var pairs: PairKerning?
    var spacing = 0.0
    switch typeface {
    case .system(let weight):
      row = (
        GlyphTables.row(weight, .text(generation)), GlyphTables.row(weight, .display(generation))
      )
      system = weight
    case .helvetica(let isBold, let given):
      let index = isBold ? GlyphTables.helveticaBoldRow : GlyphTables.helveticaRow
      row = (index, index)
      factor = given
    case .systemHelveticaNeue(let isBold):
      let index = isBold ? GlyphTables.helveticaNeueBoldRow : GlyphTables.helveticaNeueRow
      row = (index, index)
      pairs = PairKerning(family: "HelveticaNeue", weight: isBold ? 700 : 400)
      spacing = HelveticaNeueTracking.tracking(pointSize: pointSize)
    case .named(let lighter, let heavier, let part, let given):
      row = (lighter, heavier)
      factor = given
      share = part
      let face = GlyphTables.shared.namedFaces[lighter - GlyphTables.namedRow]
      pairs = PairKerning(family: face.family, weight: face.weight)
    case .monospaced(let advance):
      row = (GlyphTables.helveticaRow, GlyphTables.helveticaRow)
      fixed = advance * pointSize
    }
    if let system {
      opticalSize = Self.opticalSize(pointSize, generation)
      tracking = Self.tracking(pointSize: pointSize, generation: generation)
      kerning = PairKerning(system, display: opticalSize, generation)
    } else {
      (opticalSize, tracking, kerning) = (share, spacing, pairs)
    }
    multiplier = pointSize * factor
    fixedAdvance = fixed
    textRow = row.text * GlyphTables.shared.rowLength
    displayRow = row.display * GlyphTables.shared.rowLength
  }

  /// The advance of a glyph of ``GlyphTables``, tracking included, in points; 0 if the font has
  /// no such glyph.
  func advance(ofGlyph glyph: Int, tables: GlyphTables) -> Double {
    if let fixedAdvance { return fixedAdvance }
    let text = tables.advances[textRow + glyph]
    guard opticalSize > 0 else { return text * multiplier + tracking }
    let display = tables.advances[displayRow + glyph]
    return (text + (display - text) * opticalSize) * multiplier + tracking
  }

  /// Space between two glyphs besides their advances, in points.
  func kerning(_ left: Int, _ right: Int, tables: GlyphTables) -> Double {
    guard let kerning else { return 0 }
    return kerning.value(left, right, tables: tables) * multiplier
  }

  /// Share of the display cut at a size, 0 to 1.
  ///
  /// - Source: up to Xcode 11 two fonts that switch at 20 points, as Apple publishes it. From Xcode 12
  ///   one font with an optical axis, published as from 17 to 28 points; how it runs between follows
  ///   from recorded widths and the published tracking, whatever the weight: 18 points 0.03 to 0.06
  ///   (4 texts), 19 0.09 (1), 20 0.24 (2), 21 0.40 (1), 22 0.53 to 0.55 (3), 24 0.80 to 0.83 (3),
  ///   25 0.93 (1), 28 0.99 (2).
  static func opticalSize(_ pointSize: Double, _ generation: XcodeGeneration) -> Double {
    if generation.major <= SystemFontCut.lastOfTwoFonts { return pointSize >= 20 ? 1 : 0 }
    let place = max(pointSize - 17, 0)
    let index = Int(place)
    guard index + 1 < opticalAxis.count else { return 1 }
    return opticalAxis[index] + (opticalAxis[index + 1] - opticalAxis[index])
      * (place - Double(index))
  }

  /// By whole points from 17 to 28.
  private static let opticalAxis = [
    0, 0.045, 0.09, 0.24, 0.39, 0.54, 0.68, 0.815, 0.92, 0.96, 0.98, 1,
  ]

  /// Tracking of the system font in points, between whole sizes by straight lines.
  static func tracking(pointSize: Double, generation: XcodeGeneration) -> Double {
    let table =
      generation.major <= SystemFontCut.lastOfTwoFonts
      ? trackingUpToXcode11 : trackingFromXcode12
    let place = min(max(pointSize - 6, 0), Double(table.count - 1))
    let index = Int(place)
    let next = min(index + 1, table.count - 1)
    let part = place - Double(index)
    return (Double(table[index]) * (1 - part) + Double(table[next]) * part) / 1000
  }

  private static let trackingUpToXcode11 = parsed(SystemFontTracking.upToXcode11)
  private static let trackingFromXcode12 = parsed(SystemFontTracking.fromXcode12)

  private static func parsed(_ text: String) -> [Int] {
    var reader = TableReader(text)
    return reader.decimals(reserving: 95)
  }
}
