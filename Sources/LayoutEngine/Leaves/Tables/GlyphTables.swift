import LayoutModel

/// The tables of advances and kerning, parsed once per process into flat arrays.
///
/// A glyph is an index into ``GlyphList``; rows are faces: nine weights of each ``SystemFontCut``,
/// and Helvetica and Helvetica Neue, each regular and bold. Other fonts by name are in
/// ``NamedFaces``.
struct GlyphTables: Sendable {
  static let shared = GlyphTables()

  /// The glyph of a code point below ``directLimit``, ``noGlyph`` where there is none.
  let glyphs: [UInt16]
  /// Advances in em, row after row.
  let advances: [Double]
  /// Glyphs in a row.
  let rowLength: Int
  /// Of each glyph that is a letter of ASCII with accents that letter's, of each other one itself.
  let letters: [UInt16]
  let kerning: KerningTables
  /// Of each glyph whether it is a letter that only Vietnamese has.
  let isVietnamese: [Bool]

  static let directLimit: UInt32 = 0x2800
  static let noGlyph: UInt16 = .max

  /// The row of a weight in one of the system font's cuts.
  static func row(_ weight: FontWeight, _ cut: SystemFontCut) -> Int {
    cut.rawValue * weightCount + index(of: weight)
  }

  /// The place of a weight among all, 0 for the lightest.
  static func index(of weight: FontWeight) -> Int {
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
  }

  static let helveticaRow = SystemFontCut.allCases.count * weightCount
  static let helveticaBoldRow = helveticaRow + 1
  static let helveticaNeueRow = helveticaRow + 2
  static let helveticaNeueBoldRow = helveticaRow + 3
  private static let rowCount = helveticaRow + 4
  private static let weightCount = 9

  /// The advance of a glyph in Helvetica, in em.
  func helvetica(_ glyph: Int, isBold: Bool = false) -> Double {
    advances[(isBold ? Self.helveticaBoldRow : Self.helveticaRow) * rowLength + glyph]
  }

  private init() {
    let own = Self.codePoints(GlyphList.latin) + Self.codePoints(GlyphList.cyrillic)
    let extended = Self.codePoints(GlyphList.extended)
    var glyphs = [UInt16](repeating: Self.noGlyph, count: Int(Self.directLimit))
    for (glyph, code) in (own + extended).enumerated() { glyphs[code] = UInt16(glyph) }
    self.glyphs = glyphs
    rowLength = own.count + extended.count
    let accented = Self.accented(glyphs, GlyphList.accented)
    let accentedOfLatin1 = Self.accented(glyphs, GlyphList.accentedOfLatin1)
    var letters = (0..<rowLength).map { UInt16($0) }
    for (glyph, letter) in accented + accentedOfLatin1 { letters[glyph] = UInt16(letter) }
    self.letters = letters
    let vietnamese = Set(Self.codePoints(GlyphList.vietnamese).map { Int(glyphs[$0]) })
    isVietnamese = (0..<rowLength).map(vietnamese.contains)
    var advances = Self.parsedAdvances(own: own.count, extended: extended.count)
    for row in stride(from: 0, to: advances.count, by: rowLength) {
      for (glyph, letter) in accented { advances[row + glyph] = advances[row + letter] }
    }
    self.advances = advances
    kerning = KerningTables(
      glyphs: glyphs, count: rowLength,
      accented: (accentedOfLatin1 + accented).filter { $0.letter != Int(glyphs[0x69]) })
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

  /// The glyphs of a list like ``GlyphList/accented`` with those of their letters.
  private static func accented(
    _ glyphs: [UInt16], _ list: String
  ) -> [(glyph: Int, letter: Int)] {
    var reader = TableReader(list)
    var letter = 0
    var result: [(Int, Int)] = []
    while let first = reader.hexadecimal() {
      if reader.take(":") {
        letter = Int(glyphs[first])
      } else {
        let last = reader.take("-") ? reader.hexadecimal() ?? first : first
        result += (first...max(first, last)).map { (Int(glyphs[$0]), letter) }
      }
    }
    return result
  }

  /// All rows. At this point, letters with accents beyond Latin-1 are still as wide as in Inter.
  ///
  /// - Parameters:
  ///   - own: the number of glyphs with advances in the tables of the system font.
  ///   - extended: the number of glyphs with advances of Inter.
  private static func parsedAdvances(own: Int, extended: Int) -> [Double] {
    var inter = TableReader(SystemFontAdvances.extended)
    var factors = TableReader(SystemFontAdvances.extendedFactors)
    let extendedAdvances = inter.decimals(reserving: extended)
    var result: [Double] = []
    result.reserveCapacity((own + extended) * rowCount)
    for cut in SystemFontCut.allCases {
      var reader = TableReader(SystemFontAdvances.table(cut))
      for _ in 0..<weightCount {
        for _ in 0..<own { result.append(Double(reader.decimal() ?? 0) / 10_000) }
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
    precondition(result.count == (own + extended) * rowCount, "\(result.count) advances")
    return result
  }
}
