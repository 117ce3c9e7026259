import DataTables
import EmbeddedTables
import LayoutModel

/// The tables of advances and kerning, read once per process into flat arrays.
///
/// A glyph is an index into ``GlyphList``; rows are faces: nine weights of each ``SystemFontCut``,
/// and Helvetica and Helvetica Neue, each regular and bold. Other fonts by name are in
/// ``NamedFaces``.
struct GlyphTables: Sendable {
  static let shared = ownTables { () throws(TableFault) in try GlyphTables() }

  /// The glyph of each code point below ``directLimit``; ``noGlyph`` if there is none.
  let glyphs: [UInt16]
  /// The advances in em, one row after the other.
  let advances: [Double]
  /// The number of glyphs in a row.
  let rowLength: Int
  /// For each glyph that is an ASCII letter with accents, the glyph of that letter. For every other
  /// glyph, the glyph itself.
  let letters: [UInt16]
  let kerning: KerningTables
  /// For each glyph, whether it is a letter that only Vietnamese has.
  let isVietnamese: [Bool]

  static let directLimit: UInt32 = 0x2800
  static let noGlyph: UInt16 = .max

  /// The row of a weight in one of the system font's cuts.
  static func row(_ weight: FontWeight, _ cut: SystemFontCut) -> Int {
    cut.rawValue * weightCount + index(of: weight)
  }

  /// The position of a weight among all weights, 0 for the lightest.
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

  private init() throws(TableFault) {
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
    var advances = try Self.readAdvances(own: own, extended: extended)
    for row in stride(from: 0, to: advances.count, by: rowLength) {
      for (glyph, letter) in accented { advances[row + glyph] = advances[row + letter] }
    }
    self.advances = advances
    kerning = try KerningTables(
      glyphs: glyphs, count: rowLength,
      accented: (accentedOfLatin1 + accented).filter { $0.letter != Int(glyphs[0x69]) })
  }

  static func codePoints(_ text: String) -> [Int] {
    var reader = CodePointReader(text)
    var result: [Int] = []
    while let first = reader.hexadecimal() {
      let last = reader.take("-") ? reader.hexadecimal() ?? first : first
      result.append(contentsOf: first...max(first, last))
    }
    return result
  }

  /// The glyphs of a list such as ``GlyphList/accented``, each with the glyph of its letter.
  private static func accented(
    _ glyphs: [UInt16], _ list: String
  ) -> [(glyph: Int, letter: Int)] {
    var reader = CodePointReader(list)
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
  ///   - own: the characters of the system font's own tables.
  ///   - extended: the others, which are as wide as in Inter, times a factor.
  private static func readAdvances(own: [Int], extended: [Int]) throws(TableFault) -> [Double] {
    let inter = try AdvanceTable(
      DataTable(.systemFontAdvancesExtended), faces: ["advance"], characters: extended
    ).advances[0]
    let factors = try extendedFactors(DataTable(.systemFontExtendedFactors))
    let weights = SystemFontGlyphs.weights.map(\.rawValue)
    var result: [Double] = []
    result.reserveCapacity((own.count + extended.count) * rowCount)
    for cut in SystemFontCut.allCases {
      let table = try AdvanceTable(DataTable(cut.table), faces: weights, characters: own)
      for (face, factor) in zip(table.advances, factors[cut.rawValue]) {
        for advance in face { result.append(Double(advance) / 10_000) }
        let factor = Double(factor) / 10_000
        for advance in inter { result.append(Double(advance) * factor / 10_000) }
      }
    }
    for file in [EmbeddedTable.advancesHelvetica, .advancesHelveticaNeue] {
      let table = try AdvanceTable(
        DataTable(file), faces: ["regular", "bold"], characters: own + extended)
      for face in table.advances {
        for advance in face { result.append(Double(advance) / 10_000) }
      }
    }
    return result
  }

  /// What advances of Inter are multiplied by, in 1/10,000: the nine weights of each cut.
  static func extendedFactors(_ table: DataTable) throws(TableFault) -> [[Int]] {
    var rows = try TableRows(table, ["cut"] + SystemFontGlyphs.weights.map(\.rawValue))
    var result: [[Int]] = []
    while rows.next() {
      let cut = try rows.value { name in SystemFontCut.allCases.first { "\($0)" == name } }
      guard cut.rawValue == result.count else { throw rows.fault("\(cut) should not stand here") }
      var factors: [Int] = []
      for _ in SystemFontGlyphs.weights { factors.append(try rows.integer()) }
      result.append(factors)
    }
    guard result.count == SystemFontCut.allCases.count else { throw rows.fault("a cut is missing") }
    return result
  }
}

extension SystemFontCut {
  /// The table of its advances.
  fileprivate var table: EmbeddedTable {
    switch self {
    case .text2015: .systemFontAdvancesText2015
    case .text2017: .systemFontAdvancesText2017
    case .text2020: .systemFontAdvancesText2020
    case .display2015: .systemFontAdvancesDisplay2015
    case .display2017: .systemFontAdvancesDisplay2017
    case .display2020: .systemFontAdvancesDisplay2020
    }
  }
}
