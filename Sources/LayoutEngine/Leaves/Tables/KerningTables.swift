/// Kerning in em between two glyphs, parsed once per process.
///
/// | table | font | pairs of |
/// |---|---|---|
/// | `text`, `display2015`, `display` | system | ASCII and typographic punctuation, without spaces; Cyrillic, alike in the three: ``SystemFontKerning/cyrillic`` |
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
    /// What bold has besides regular.
    case textEmphasis, displayEmphasis
    case helveticaNeue, helveticaNeueBold, avenirNext, barlow
    case montserrat, montserratBold, roboto, robotoBold
  }

  /// The row and column of a glyph, 0 for glyphs without kerning.
  private let slots: [UInt8]
  private let slotCount: Int
  /// Table after table, row of the left glyph after the other.
  private let values: [Float]

  /// Where the tables have a pair of glyphs; `nil` where one of them is in no pair.
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
  init(glyphs: [UInt16], count: Int, accented: [(glyph: Int, letter: Int)]) {
    var pairs = KerningPairs(glyphs: glyphs, count: count)
    let text = pairs.parsed(SystemFontKerning.text, unit: 2048)
    let display2015 = pairs.parsed(SystemFontKerning.display2015, unit: 2048)
    let display = pairs.parsed(SystemFontKerning.display, unit: 2048)
    let boldText = pairs.parsed(SystemFontKerning.boldText, unit: 2048)
    let boldDisplay = pairs.parsed(SystemFontKerning.boldDisplay, unit: 2048)
    let cyrillic = pairs.parsed(SystemFontKerning.cyrillic, unit: 2048)
    let helveticaNeue = pairs.parsed(NamedKerning.helveticaNeue, unit: 1000)
    let helveticaNeueBold = pairs.parsed(NamedKerning.helveticaNeueBold, unit: 1000)
    let avenirNext = pairs.parsed(NamedKerning.avenirNext, unit: 1000)
    let barlow = pairs.parsed(NamedKerning.barlow, unit: 2048)
    let montserrat = pairs.parsed(NamedKerning.montserrat, unit: 1000)
    let montserratBold = pairs.parsed(NamedKerning.montserratBold, unit: 1000)
    let roboto = pairs.parsed(NamedKerning.roboto, unit: 1000)
    let robotoBold = pairs.parsed(NamedKerning.robotoBold, unit: 1000)

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

/// The pairs of tables of kerning, each of whose characters gets a slot of its own.
struct KerningPairs {
  struct Pair {
    let left: UInt8
    let right: UInt8
    /// In em.
    let value: Float
  }

  var slots: [UInt8]
  private(set) var slotCount = 1
  private let glyphs: [UInt16]

  init(glyphs: [UInt16], count: Int) {
    self.glyphs = glyphs
    slots = [UInt8](repeating: 0, count: count)
  }

  /// An entry is `left,left:` or `right,right+value` or `right-value`: code points in hexadecimal,
  /// and values are decimal, in parts of an em of size `unit`. No pair occurs in a table twice.
  mutating func parsed(_ text: String, unit: Float) -> [Pair] {
    var result: [Pair] = []
    var reader = TableReader(text)
    var left: [UInt8] = []
    var group: [UInt8] = []
    while let code = reader.hexadecimal() {
      group.append(slot(Int(glyphs[code])))
      if reader.take(",") { continue }
      if reader.take(":") {
        left = group
      } else if reader.isAtSign(), let value = reader.decimal() {
        for first in left {
          for second in group {
            result.append(Pair(left: first, right: second, value: Float(value) / unit))
          }
        }
      }
      group = []
    }
    return result
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
