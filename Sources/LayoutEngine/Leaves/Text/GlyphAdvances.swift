import DataTables
import EmbeddedTables
import LayoutModel

/// The widths of the characters of one font, in points.
///
///     o     = 0 up to 17 points, 1 from 28 on: from Xcode 12; before, 1 from 20 points and else 0
///     width = ((1 − o) × text + o × display + kerning) × size + tracking
///
/// - Source: the advances that the fonts state. They do not state tracking, which `ninegrid-fit`
///   finds from public documents.
struct GlyphAdvances: Hashable, Sendable {
  /// The font size, in points.
  let pointSize: Double
  /// The faces for small and for large sizes. For a font by name, the lighter and the heavier face.
  private let first: Face
  private let second: Face
  /// The share of the second face, 0 to 1.
  private let share: Double
  /// The space after every character, in points.
  private let tracking: Double
  /// The kerning of the system font and of the families of ``PairKerning``. Other fonts are assumed
  /// to have none.
  private let kerning: PairKerning?
  /// The factor for advances in em: the size, and for some fonts another factor.
  private let multiplier: Double

  /// The source of the advances.
  private enum Face: Hashable {
    /// The row of ``GlyphTables/advances`` that starts at this position.
    case row(Int)
    /// A face of ``NamedFaces``.
    case named(Int)
    /// One advance for all characters, in em.
    case fixed(Double)

    func advance(_ glyph: Int, _ tables: GlyphTables) -> Double {
      switch self {
      case .row(let start): tables.advances[start + glyph]
      case .named(let face):
        NamedFaces.shared.advance(ofGlyph: glyph, face: face, tables: tables)
      case .fixed(let advance): advance
      }
    }
  }

  init(_ typeface: Typeface, pointSize: Double, cuts: SystemFontCuts) {
    self.pointSize = pointSize
    func row(_ number: Int) -> Face { .row(number * GlyphTables.shared.rowLength) }
    var factor = 1.0
    switch typeface {
    case .system(let weight):
      first = row(GlyphTables.row(weight, cuts.text))
      second = row(GlyphTables.row(weight, cuts.display))
      share = Self.opticalSize(pointSize, cuts)
      tracking = Self.tracking(pointSize: pointSize, cuts)
      kerning = PairKerning(weight, display: share, cuts)
    case .systemCut(let weight, let cut):
      first = row(GlyphTables.row(weight, cut))
      (second, share, tracking) = (first, 0, 0)
      kerning = PairKerning(weight, cut: cut)
    case .helvetica(let isBold, let given):
      first = row(isBold ? GlyphTables.helveticaBoldRow : GlyphTables.helveticaRow)
      (second, share, tracking, kerning, factor) = (first, 0, 0, nil, given)
    case .systemHelveticaNeue(let isBold):
      first = row(isBold ? GlyphTables.helveticaNeueBoldRow : GlyphTables.helveticaNeueRow)
      (second, share) = (first, 0)
      tracking = HelveticaNeueTracking.tracking(pointSize: pointSize)
      kerning = PairKerning(family: "HelveticaNeue", weight: isBold ? 700 : 400)
    case .named(let lighter, let heavier, let part, let given):
      (first, second) = (.named(lighter), .named(heavier))
      (share, tracking, factor) = (part, 0, given)
      let face = NamedFaces.shared[lighter]
      kerning = PairKerning(family: face.family, weight: face.weight)
    case .monospaced(let advance):
      first = .fixed(advance)
      (second, share, tracking, kerning) = (first, 0, 0, nil)
    }
    multiplier = pointSize * factor
  }

  /// The advance of a glyph of ``GlyphTables`` with tracking, in points; 0 if the font has no such
  /// glyph.
  func advance(ofGlyph glyph: Int, tables: GlyphTables) -> Double {
    let lighter = first.advance(glyph, tables)
    guard share > 0 else { return lighter * multiplier + tracking }
    let heavier = second.advance(glyph, tables)
    return (lighter + (heavier - lighter) * share) * multiplier + tracking
  }

  /// The space between two glyphs besides their advances, in points.
  func kerning(_ left: Int, _ right: Int, tables: GlyphTables) -> Double {
    guard let kerning else { return 0 }
    return kerning.value(left, right, tables: tables) * multiplier
  }

  /// The share of the display cut at a size, 0 to 1.
  ///
  /// - Source: up to Xcode 11 there are two fonts that switch at 20 points, as Apple publishes.
  ///   From Xcode 12 on there is one font with an optical axis, published as from 17 to 28 points.
  ///   The share between follows from recorded widths and the published tracking, for every weight:
  ///   18 points 0.03 to 0.06 (4 texts), 19 0.09 (1), 20 0.24 (2), 21 0.40 (1), 22 0.53 to 0.55
  ///   (3), 24 0.80 to 0.83 (3), 25 0.93 (1), 28 0.99 (2).
  static func opticalSize(_ pointSize: Double, _ cuts: SystemFontCuts) -> Double {
    if cuts.areTwoFonts { return pointSize >= 20 ? 1 : 0 }
    let place = max(pointSize - 17, 0)
    let index = Int(place)
    guard index + 1 < opticalAxis.count else { return 1 }
    return opticalAxis[index] + (opticalAxis[index + 1] - opticalAxis[index])
      * (place - Double(index))
  }

  /// The shares at whole point sizes from 17 to 28.
  private static let opticalAxis = [
    0, 0.045, 0.09, 0.24, 0.39, 0.54, 0.68, 0.815, 0.92, 0.96, 0.98, 1,
  ]

  /// The tracking of the system font in points, interpolated linearly between whole sizes.
  static func tracking(pointSize: Double, _ cuts: SystemFontCuts) -> Double {
    let table = cuts.areTwoFonts ? tracking.upToXcode11 : tracking.fromXcode12
    let place = min(max(pointSize - 6, 0), Double(table.count - 1))
    let index = Int(place)
    let next = min(index + 1, table.count - 1)
    let part = place - Double(index)
    return (Double(table[index]) * (1 - part) + Double(table[next]) * part) / 1000
  }

  private static let tracking = EmbeddedTable.systemFontTracking.read(readTracking)

  /// In 1/1000 point, from 6 points on.
  static func readTracking(
    _ table: DataTable
  ) throws(TableFault) -> (upToXcode11: [Int], fromXcode12: [Int]) {
    var rows = try TableRows(table, ["size", "upToXcode11", "fromXcode12"])
    var (earlier, later): ([Int], [Int]) = ([], [])
    while rows.next() {
      guard try rows.integer() == 6 + earlier.count else {
        throw rows.fault("\(6 + earlier.count) points should stand here")
      }
      earlier.append(try rows.integer())
      later.append(try rows.integer())
    }
    guard !earlier.isEmpty else { throw rows.fault("the table has no rows") }
    return (earlier, later)
  }
}
