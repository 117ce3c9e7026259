/// A TrueType font that is made from numbers, for tests of measuring. Its glyphs have no outlines.
///
/// 1000 units per em; `A` 600, `V` 600, space 250 wide, `AV` kerned by -80; lines 900 above, 300 below and
/// 100 between. Every other character has no glyph.
package struct TestFont {
  package var name = "Test-Regular"
  package var advances: [(character: Unicode.Scalar, advance: Int)] = [
    (" ", 250), ("A", 600), ("V", 600),
  ]
  package var kerning: [(left: Int, right: Int, value: Int)] = [(2, 3, -80)]
  package var lineMetrics = (ascender: 900, descender: -300, lineGap: 100)
  /// Tables to leave out, for tests of damaged fonts.
  package var without: Set<String> = []

  package init() {}

  /// The bytes of the .ttf file.
  package var bytes: [UInt8] {
    let tables = [
      ("cmap", characterMap), ("glyf", []), ("head", head), ("hhea", horizontalHeader),
      ("hmtx", horizontalMetrics), ("kern", kerningTable), ("loca", locations),
      ("maxp", [0, 0, 0x50, 0] + word(glyphCount)), ("name", nameTable), ("post", post),
    ].filter { !without.contains($0.0) }
    var offset = 12 + 16 * tables.count
    var result = long(0x0001_0000) + word(tables.count) + word(0) + word(0) + word(0)
    var content: [UInt8] = []
    for (tag, data) in tables {
      result += Array(tag.utf8) + long(0) + long(offset) + long(data.count)
      let padded = data + Array(repeating: 0, count: (4 - data.count % 4) % 4)
      content += padded
      offset += padded.count
    }
    return result + content
  }

  private var glyphCount: Int { advances.count + 1 }

  private func word(_ value: Int) -> [UInt8] {
    let bits = UInt16(truncatingIfNeeded: value)
    return [UInt8(bits >> 8), UInt8(bits & 0xFF)]
  }

  private func long(_ value: Int) -> [UInt8] { word(value >> 16) + word(value) }

  private var head: [UInt8] {
    let start = long(0x0001_0000) + long(0) + long(0) + long(0x5F0F_3CF5) + word(0) + word(1000)
    let dates = Array(repeating: UInt8(0), count: 16)
    return start + dates + word(0) + word(0) + word(1000) + word(1000) + word(0) + word(8) + word(2)
      + word(0) + word(0)
  }

  private var horizontalHeader: [UInt8] {
    long(0x0001_0000) + word(lineMetrics.ascender) + word(lineMetrics.descender)
      + word(lineMetrics.lineGap) + Array(repeating: 0, count: 24) + word(glyphCount)
  }

  private var horizontalMetrics: [UInt8] {
    word(500) + word(0) + advances.flatMap { word($0.advance) + word(0) }
  }

  private var locations: [UInt8] { Array(repeating: 0, count: 2 * (glyphCount + 1)) }

  /// Format 4, a segment for each character.
  private var characterMap: [UInt8] {
    let count = advances.count + 1
    let codes = advances.map { Int($0.character.value) }
    var table = word(4) + word(16 + 8 * count) + word(0) + word(2 * count) + word(0) + word(0)
    table += word(0)
    table += codes.flatMap(word) + word(0xFFFF) + word(0)
    table += codes.flatMap(word) + word(0xFFFF)
    table += codes.enumerated().flatMap { word($0.offset + 1 - $0.element) } + word(1)
    table += Array(repeating: 0, count: 2 * count)
    return word(0) + word(1) + word(3) + word(1) + long(12) + table
  }

  private var kerningTable: [UInt8] {
    let pairs = kerning.flatMap { word($0.left) + word($0.right) + word($0.value) }
    let header = word(0) + word(14 + pairs.count) + word(1) + word(kerning.count)
    return word(0) + word(1) + header + word(0) + word(0) + word(0) + pairs
  }

  /// Name 6 for Windows, in UTF-16.
  private var nameTable: [UInt8] {
    let text = name.utf16.flatMap { word(Int($0)) }
    return word(0) + word(1) + word(18) + word(3) + word(1) + word(0x409) + word(6)
      + word(text.count) + word(0) + text
  }

  private var post: [UInt8] { long(0x0003_0000) + Array(repeating: 0, count: 28) }
}
