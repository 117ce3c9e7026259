import LayoutModel

/// Kerning of one face, out of the tables of ``KerningTables``.
///
///     system  = (1 − o) × (text + w × (bold text − text)) + o × (display + w × (bold display − display))
///     by name = (1 − o) × regular + o × bold
///
/// where `o` is the share of the display cut, or of the bold weight, and `w` the system font's weight on a
/// line from regular (0) to bold (1).
struct PairKerning: Hashable, Sendable {
  private let first: KerningTables.Place
  private let second: KerningTables.Place
  /// Of the second table.
  private let share: Float
  /// Of what bold has besides regular.
  ///
  /// - Source: the line on which advances lie, from regular at 0 over bold at 1 to black at 2; light
  ///   weights are taken for kerned as regular.
  private let emphasis: Float

  /// The system font's.
  ///
  /// - Parameter display: the share of the display cut, 0 to 1.
  init(_ weight: FontWeight, display: Double, _ generation: XcodeGeneration) {
    first = .text
    second = SystemFontCut.display(generation) == .display2015 ? .display2015 : .display
    share = Float(display)
    emphasis =
      switch weight {
      case .ultraLight, .thin, .light, .regular: 0
      case .medium: 0.36
      case .semibold: 0.63
      case .bold: 1
      case .heavy: 1.52
      case .black: 2
      }
  }

  /// That of a family of ``NamedAdvances``; `nil` where it is not known.
  init?(family: String, weight: Int) {
    switch family {
    case "HelveticaNeue":
      (first, second) = (.helveticaNeue, .helveticaNeueBold)
      share = min(max(Float(weight - 400) / 300, 0), 1)
    case "AvenirNext": (first, second, share) = (.avenirNext, .avenirNext, 0)
    default: return nil
    }
    emphasis = 0
  }

  /// Space between two glyphs, in em.
  func value(_ left: Int, _ right: Int, tables: GlyphTables) -> Double {
    let count = tables.kernedGlyphs
    guard left < count, right < count else { return 0 }
    let place = left * count + right
    let kerning = tables.kerning
    var result = kerning[first, place]
    if emphasis > 0 { result += emphasis * kerning[.textEmphasis, place] }
    if share > 0 {
      var other = kerning[second, place]
      if emphasis > 0 { other += emphasis * kerning[.displayEmphasis, place] }
      result += share * (other - result)
    }
    return Double(result)
  }
}

/// Kerning in em between two glyphs of ``GlyphList/latin``, row of the left one after the other.
struct KerningTables: Sendable {
  enum Place: Int, Sendable {
    case text, display2015, display
    /// What bold has besides regular.
    case textEmphasis, displayEmphasis
    case helveticaNeue, helveticaNeueBold, avenirNext
  }

  private let values: [Float]
  private let stride: Int

  subscript(table: Place, place: Int) -> Float { values[table.rawValue * stride + place] }

  init(glyphs: [UInt16], count: Int) {
    func table(_ pairs: String, unit: Float) -> [Float] {
      Self.parsed(pairs, unit: unit, glyphs, count)
    }
    let text = table(SystemFontKerning.text, unit: 2048)
    let display = table(SystemFontKerning.display, unit: 2048)
    var values = text
    values += table(SystemFontKerning.display2015, unit: 2048)
    values += display
    values += zip(table(SystemFontKerning.boldText, unit: 2048), text).map { $0 - $1 }
    values += zip(table(SystemFontKerning.boldDisplay, unit: 2048), display).map { $0 - $1 }
    values += table(NamedKerning.helveticaNeue, unit: 1000)
    values += table(NamedKerning.helveticaNeueBold, unit: 1000)
    values += table(NamedKerning.avenirNext, unit: 1000)
    self.values = values
    stride = count * count
  }

  /// An entry is `left,left:` or `right,right+value` or `right-value`: code points in hexadecimal,
  /// values decimal. Letters with accents are kerned like those without.
  private static func parsed(
    _ text: String, unit: Float, _ glyphs: [UInt16], _ count: Int
  ) -> [Float] {
    var result = [Float](repeating: 0, count: count * count)
    var reader = TableReader(text)
    var left: [Int] = []
    var group: [Int] = []
    while let code = reader.hexadecimal() {
      let codes = [code] + (accented[code] ?? [])
      group += codes.map { Int(glyphs[$0]) }.filter { $0 < count }
      if reader.take(",") { continue }
      if reader.take(":") {
        left = group
      } else if reader.isAtSign(), let value = reader.decimal() {
        for first in left {
          for second in group { result[first * count + second] = Float(value) / unit }
        }
      }
      group = []
    }
    return result
  }

  /// Letters of Latin-1 with accents by the letter without.
  private static let accented: [Int: [Int]] = {
    let letters: [(UInt8, ClosedRange<Int>)] = [
      (UInt8(ascii: "A"), 0xC0...0xC5), (UInt8(ascii: "C"), 0xC7...0xC7),
      (UInt8(ascii: "E"), 0xC8...0xCB), (UInt8(ascii: "I"), 0xCC...0xCF),
      (UInt8(ascii: "N"), 0xD1...0xD1), (UInt8(ascii: "O"), 0xD2...0xD6),
      (UInt8(ascii: "U"), 0xD9...0xDC), (UInt8(ascii: "Y"), 0xDD...0xDD),
      (UInt8(ascii: "a"), 0xE0...0xE5), (UInt8(ascii: "c"), 0xE7...0xE7),
      (UInt8(ascii: "e"), 0xE8...0xEB), (UInt8(ascii: "n"), 0xF1...0xF1),
      (UInt8(ascii: "o"), 0xF2...0xF6), (UInt8(ascii: "u"), 0xF9...0xFC),
      (UInt8(ascii: "y"), 0xFD...0xFD),
    ]
    return Dictionary(uniqueKeysWithValues: letters.map { (Int($0), Array($1)) })
  }()
}
