import DataTables
import EmbeddedTables

/// Kerning in em between two glyphs, read once per process.
///
/// | table | font | pairs of |
/// |---|---|---|
/// | `text`, `display2015`, `display` | system | ASCII and typographic punctuation, without spaces; Cyrillic, alike in the three |
/// | `textEmphasis`, `displayEmphasis` | system, bold | ASCII and typographic punctuation, without spaces |
/// | `helveticaNeue`, `helveticaNeueBold` | by name | ASCII and typographic punctuation, without spaces |
/// | `montserrat`, `montserratBold`, `roboto`, `robotoBold` | by name | ASCII, with spaces, and typographic punctuation |
/// | `avenirNext` | by name | ASCII, with spaces, and typographic punctuation |
/// | `barlow` | by name | ASCII and typographic punctuation, without spaces |
///
/// Letters with accents are kerned like those without, except `i`.
///
/// - Source: the classes of the system font's pairs, which list such letters beside the one without. The
///   system font has no pairs with spaces: labels with a space beside one of `T V W Y A J , .` are off by
///   0.01 points on average (80 in public documents), all others by 0.02 (999).
struct KerningTables: Sendable {
  enum Table: Int, CaseIterable, Sendable {
    case text, display2015, display
    /// The difference between bold and regular.
    case textEmphasis, displayEmphasis
    case helveticaNeue, helveticaNeueBold, avenirNext, barlow
    case montserrat, montserratBold, roboto, robotoBold
  }

  /// For each glyph, the number of its row and column, or 0 for a glyph without kerning.
  private let slots: [UInt8]
  private let slotCount: Int
  /// The values, one table after the other, and in a table one row after the other. A row is a left
  /// glyph.
  private let values: [Float]

  /// The position of a pair of glyphs in a table; `nil` if one of them has no kerning.
  func place(_ left: Int, _ right: Int) -> Int? {
    let (row, column) = (Int(slots[left]), Int(slots[right]))
    return row > 0 && column > 0 ? row * slotCount + column : nil
  }

  subscript(table: Table, place: Int) -> Float {
    values[table.rawValue * slotCount * slotCount + place]
  }

  /// - Parameters:
  ///   - glyphs: the glyph of each code point.
  ///   - count: the number of glyphs.
  ///   - accented: the glyphs of letters with accents, which are kerned like those without.
  init(
    glyphs: [UInt16], count: Int, accented: [(glyph: Int, letter: Int)]
  ) throws(TableFault) {
    var pairs = KerningPairs(glyphs: glyphs, count: count)
    let text = try pairs.read(.systemFontKerningText, unit: 2048)
    let display2015 = try pairs.read(.systemFontKerningDisplay2015, unit: 2048)
    let display = try pairs.read(.systemFontKerningDisplay, unit: 2048)
    let boldText = try pairs.read(.systemFontKerningTextBold, unit: 2048)
    let boldDisplay = try pairs.read(.systemFontKerningDisplayBold, unit: 2048)
    let cyrillic = try pairs.read(.systemFontKerningCyrillic, unit: 2048)
    let helveticaNeue = try pairs.read(.kerningHelveticaNeue, unit: 1000)
    let helveticaNeueBold = try pairs.read(.kerningHelveticaNeueBold, unit: 1000)
    let avenirNext = try pairs.read(.kerningAvenirNext, unit: 1000)
    let barlow = try pairs.read(.kerningBarlow, unit: 2048)
    let montserrat = try pairs.read(.kerningMontserrat, unit: 1000)
    let montserratBold = try pairs.read(.kerningMontserratBold, unit: 1000)
    let roboto = try pairs.read(.kerningRoboto, unit: 1000)
    let robotoBold = try pairs.read(.kerningRobotoBold, unit: 1000)

    let slotCount = pairs.slotCount
    let size = slotCount * slotCount
    var values = [Float](repeating: 0, count: Table.allCases.count * size)
    func add(_ pairs: [KerningPairs.Pair], to table: Table, sign: Float = 1) {
      for pair in pairs {
        let place = Int(pair.left) * slotCount + Int(pair.right)
        values[table.rawValue * size + place] += sign * pair.value
      }
    }
    for table in [Table.text, .display2015, .display] { add(cyrillic, to: table) }
    add(text, to: .text)
    add(display2015, to: .display2015)
    add(display, to: .display)
    add(boldText, to: .textEmphasis)
    add(text, to: .textEmphasis, sign: -1)
    add(boldDisplay, to: .displayEmphasis)
    add(display, to: .displayEmphasis, sign: -1)
    add(helveticaNeue, to: .helveticaNeue)
    add(helveticaNeueBold, to: .helveticaNeueBold)
    add(avenirNext, to: .avenirNext)
    add(barlow, to: .barlow)
    add(montserrat, to: .montserrat)
    add(montserratBold, to: .montserratBold)
    add(roboto, to: .roboto)
    add(robotoBold, to: .robotoBold)
    self.values = values
    self.slotCount = slotCount
    for (glyph, letter) in accented { pairs.slots[glyph] = pairs.slots[letter] }
    slots = pairs.slots
  }
}

/// The pairs of kerning tables. Each character in them gets a slot of its own.
struct KerningPairs {
  struct Pair {
    let left: UInt8
    let right: UInt8
    /// The kerning in em.
    let value: Float
  }

  var slots: [UInt8]
  private(set) var slotCount = 1
  private let glyphs: [UInt16]

  init(glyphs: [UInt16], count: Int) {
    self.glyphs = glyphs
    slots = [UInt8](repeating: 0, count: count)
  }

  /// The pairs of a table. No pair occurs in a table twice.
  ///
  /// - Parameter unit: how many of the table's units are an em.
  mutating func read(_ table: EmbeddedTable, unit: Float) throws(TableFault) -> [Pair] {
    try read(DataTable(table), unit: unit)
  }

  mutating func read(_ table: DataTable, unit: Float) throws(TableFault) -> [Pair] {
    var rows = try TableRows(table, ["first", "second", "kerning"])
    var result: [Pair] = []
    var (left, right): ([Int], [Int]) = ([], [])
    while rows.next() {
      try rows.read(hexadecimals: &left)
      try rows.read(hexadecimals: &right)
      let value = Float(try rows.integer()) / unit
      for first in left {
        let first = try slot(ofCharacter: first, rows)
        for second in right {
          result.append(
            Pair(left: first, right: try slot(ofCharacter: second, rows), value: value))
        }
      }
    }
    return result
  }

  private mutating func slot(
    ofCharacter character: Int, _ rows: borrowing TableRows
  ) throws(TableFault) -> UInt8 {
    guard character < glyphs.count, glyphs[character] != GlyphTables.noGlyph else {
      throw rows.fault("no advance is known of U+\(String(character, radix: 16, uppercase: true))")
    }
    return slot(Int(glyphs[character]))
  }

  private mutating func slot(_ glyph: Int) -> UInt8 {
    if slots[glyph] == 0 {
      precondition(slotCount <= UInt8.max, "more kerned characters than slots")
      slots[glyph] = UInt8(slotCount)
      slotCount += 1
    }
    return slots[glyph]
  }
}
