import LayoutModel

/// The tables of advances and kerning, parsed once per process into flat arrays.
///
/// A glyph is an index into ``GlyphList``; rows are faces: nine weights of the system font's text
/// cut, nine of its display cut, Helvetica and Helvetica Neue, each regular and bold, then the
/// faces of ``NamedAdvances``.
struct GlyphTables: Sendable {
  static let shared = GlyphTables()

  /// The glyph of a code point below ``directLimit``, ``noGlyph`` where there is none.
  let glyphs: [UInt16]
  /// Advances in em, row after row.
  let advances: [Double]
  /// Glyphs in a row.
  let rowLength: Int
  /// Kerning in em between two glyphs below ``kernedGlyphs``, row of the left one after the other.
  let kerning: [Float]

  /// The faces of ``NamedAdvances``, weights of a family in ascending order.
  let namedFaces: [NamedFace]

  static let directLimit: UInt32 = 0x2800
  static let noGlyph: UInt16 = .max
  /// Glyphs of ``GlyphList/fitted``: only these have kerning.
  let kernedGlyphs: Int

  /// The row of a weight in one of the system font's cuts.
  static func row(_ weight: FontWeight, isDisplay: Bool) -> Int {
    let index =
      switch weight {
      case .ultraLight: 0
      case .thin: 1
      case .light: 2
      case .regular: 3
      case .medium: 4
      case .semibold: 5
      case .bold: 6
      case .heavy: 7
      case .black: 8
      }
    return isDisplay ? index + weightCount : index
  }

  static let helveticaRow = 18
  static let helveticaBoldRow = 19
  static let helveticaNeueRow = 20
  static let helveticaNeueBoldRow = 21
  private static let rowCount = 22
  private static let weightCount = 9

  private init() {
    let fitted = Self.codePoints(GlyphList.fitted)
    let extended = Self.codePoints(GlyphList.extended)
    var glyphs = [UInt16](repeating: Self.noGlyph, count: Int(Self.directLimit))
    for (glyph, code) in (fitted + extended).enumerated() { glyphs[code] = UInt16(glyph) }
    self.glyphs = glyphs
    kernedGlyphs = fitted.count
    rowLength = fitted.count + extended.count
    let rows = Self.parsedAdvances(fitted: fitted.count, extended: extended.count)
    let named = NamedFace.parsed(rows: rows, rowLength: rowLength)
    advances = rows + named.advances
    namedFaces = named.faces
    kerning = Self.parsedKerning(glyphs: glyphs, count: fitted.count)
  }

  static func codePoints(_ text: String) -> [Int] {
    var reader = TableReader(text)
    var result: [Int] = []
    while let first = reader.hexadecimal() {
      let last = reader.take("-") ? reader.hexadecimal() ?? first : first
      result.append(contentsOf: first...max(first, last))
    }
    return result
  }

  private static func parsedAdvances(fitted: Int, extended: Int) -> [Double] {
    var inter = TableReader(SystemFontAdvances.extended)
    var factors = TableReader(SystemFontAdvances.extendedFactors)
    let extendedAdvances = inter.decimals(reserving: extended)
    var result: [Double] = []
    result.reserveCapacity((fitted + extended) * rowCount)
    for cut in [SystemFontAdvances.text, SystemFontAdvances.display] {
      var reader = TableReader(cut)
      for _ in 0..<weightCount {
        for _ in 0..<fitted { result.append(Double(reader.decimal() ?? 0) / 10_000) }
        let factor = Double(factors.decimal() ?? 10_000) / 10_000
        for advance in extendedAdvances { result.append(Double(advance) * factor / 10_000) }
      }
    }
    let faces = [
      HelveticaAdvances.regular, HelveticaAdvances.bold, HelveticaNeueAdvances.regular,
      HelveticaNeueAdvances.bold,
    ]
    for face in faces {
      var reader = TableReader(face)
      while let advance = reader.decimal() { result.append(Double(advance) / 10_000) }
    }
    precondition(result.count == (fitted + extended) * rowCount, "\(result.count) advances")
    return result
  }

  private static func parsedKerning(glyphs: [UInt16], count: Int) -> [Float] {
    var result = [Float](repeating: 0, count: count * count)
    var reader = TableReader(SystemFontKerning.pairs)
    var left = 0
    // An entry is `left:` or `right+value` or `right-value`; values are decimal.
    while let code = reader.hexadecimal() {
      let glyph = Int(glyphs[code])
      if reader.take(":") {
        left = glyph
      } else if reader.isAtSign(), let value = reader.decimal(), glyph < count {
        result[left * count + glyph] = Float(value) / 1000
      }
    }
    return result
  }
}
