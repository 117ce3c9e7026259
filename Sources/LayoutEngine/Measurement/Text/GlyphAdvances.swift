import LayoutModel

/// How wide the characters of one font are, in points.
///
///     o     = clamp((size − 17) / 11, 0, 1)      from Xcode 12; before, 1 from 20 points and else 0
///     width = ((1 − o) × text + o × display + kerning) × size + tracking
///
/// - Source: `ninegrid-fit` on public documents. Held out by repository (848 widths), regular text
///   below 20 points is right to half a point for 88 of 100 and to one point for 97, bold for 62 and
///   90; from 20 points on all weights for 49 and 73.
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
  private let isKerned: Bool
  /// What the advances of the row are multiplied by: the size, for some fonts times a factor.
  private let multiplier: Double
  /// The advance of every character, in points, in a monospaced font.
  private let fixedAdvance: Double?

  init(_ typeface: Typeface, pointSize: Double, generation: XcodeGeneration) {
    self.pointSize = pointSize
    let row: (text: Int, display: Int)
    var isSystem = false
    var factor = 1.0
    var fixed: Double?
    var share = 0.0
    switch typeface {
    case .system(let weight):
      row = (
        GlyphTables.row(weight, isDisplay: false), GlyphTables.row(weight, isDisplay: true)
      )
      isSystem = true
    case .helvetica(let isBold, let given):
      let index = isBold ? GlyphTables.helveticaBoldRow : GlyphTables.helveticaRow
      row = (index, index)
      factor = given
    case .helveticaNeue(let isBold, let given):
      let index = isBold ? GlyphTables.helveticaNeueBoldRow : GlyphTables.helveticaNeueRow
      row = (index, index)
      factor = given
    case .named(let lighter, let heavier, let part):
      row = (lighter, heavier)
      share = part
    case .monospaced(let advance):
      row = (GlyphTables.helveticaRow, GlyphTables.helveticaRow)
      fixed = advance * pointSize
    }
    opticalSize = isSystem ? Self.opticalSize(pointSize, generation) : share
    tracking = isSystem ? Self.tracking(pointSize: pointSize, generation: generation) : 0
    isKerned = isSystem
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
    let count = tables.kernedGlyphs
    guard isKerned, left < count, right < count else { return 0 }
    return Double(tables.kerning[left * count + right]) * multiplier
  }

  /// Share of the display cut at a size, 0 to 1.
  ///
  /// - Source: up to Xcode 11 the switch at 20 points explains held-out widths better than a smooth
  ///   axis: of 52 from 20 points on, 71 in 100 within a point instead of 58; of all 848, 94.5
  ///   instead of 92.4. From Xcode 12 the smooth axis is Apple's published behaviour.
  static func opticalSize(_ pointSize: Double, _ generation: XcodeGeneration) -> Double {
    if generation.major <= lastOfTwoCuts { return pointSize >= 20 ? 1 : 0 }
    return min(max((pointSize - 17) / 11, 0), 1)
  }

  /// The last Xcode whose system font has two cuts: iOS 14 brought one font with an optical axis.
  static let lastOfTwoCuts = 11

  /// Tracking of the system font in points, between whole sizes by straight lines.
  static func tracking(pointSize: Double, generation: XcodeGeneration) -> Double {
    let table = generation.major <= lastOfTwoCuts ? trackingUpToXcode11 : trackingFromXcode12
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
