import Foundation
import LayoutEngine

/// Advances and tracking before any recorded width is used: the values that the fonts themselves
/// state.
///
/// Letters with accents are as wide as the letters without. A character that no face states has its
/// width in Inter, multiplied by the ratio of both fonts over the letters.
struct StartValues: Sendable {
  static let published = StartValues()

  /// The advances in em, by cut, weight and glyph.
  private let advances: [[[Double]]]
  /// For each cut and glyph, whether a published face states the advance.
  private let known: [[Bool]]
  /// For each cut and weight, the median of advance ÷ Inter Regular over the letters.
  private let factors: [[Double]]
  /// The tracking in points, from size 6 on.
  private let tracking: (twoFonts: [Double], oneFont: [Double])

  private init() {
    let faces = PublishedFaces()
    let codes = SystemFontGlyphs.codePoints.map(Self.baseLetter)
    let inter = Self.numbers(StartTables.inter, unit: 10_000)
    let letters = codes.indices.filter { (0x41...0x5A).contains(codes[$0] & ~0x20) }
    var advances: [[[Double]]] = []
    var known: [[Bool]] = []
    var factors: [[Double]] = []
    for cut in SystemFontCut.allCases {
      var rows: [[Double]] = []
      var medians: [Double] = []
      var isKnown: [Bool] = []
      for weight in SystemFontGlyphs.weights.indices {
        let published = codes.map { faces.advance($0, cut, weight: weight) }
        isKnown = published.map { $0 != nil }
        let ratios = letters.compactMap { glyph in published[glyph].map { $0 / inter[glyph] } }
        let median = ratios.sorted()[ratios.count / 2]
        rows.append(codes.indices.map { published[$0] ?? inter[$0] * median })
        medians.append(median)
      }
      advances.append(rows)
      factors.append(medians)
      known.append(isKnown)
    }
    (self.advances, self.known, self.factors) = (advances, known, factors)
    tracking = (
      Self.numbers(StartTables.trackingOfTwoFonts, unit: 1000),
      Self.numbers(StartTables.trackingOfOneFont, unit: 1000)
    )
  }

  /// The advance of a glyph in em.
  func advance(_ glyph: Int, _ cut: SystemFontCut, weight: Int) -> Double {
    advances[cut.rawValue][weight][glyph]
  }

  /// Whether a published face states the glyph's advance.
  func isKnown(_ glyph: Int, _ cut: SystemFontCut) -> Bool { known[cut.rawValue][glyph] }

  /// The factor by which the letters of a face are wider than Inter Regular.
  func factor(_ cut: SystemFontCut, weight: Int) -> Double { factors[cut.rawValue][weight] }

  /// The tracking in points. It is interpolated linearly between whole sizes, and zero above the
  /// table.
  func tracking(_ pointSize: Double, hasTwoFonts: Bool) -> Double {
    let table = hasTwoFonts ? tracking.twoFonts : tracking.oneFont
    let place = max(pointSize - 6, 0)
    let index = Int(place)
    guard index + 1 < table.count else { return 0 }
    let part = place - Double(index)
    return table[index] * (1 - part) + table[index + 1] * part
  }

  private static func baseLetter(_ code: UInt32) -> UInt32 {
    guard let scalar = Unicode.Scalar(code), scalar.properties.isAlphabetic else { return code }
    let parts = String(Character(scalar)).decomposedStringWithCanonicalMapping.unicodeScalars
    return parts.first?.value ?? code
  }

  private static func numbers(_ text: String, unit: Double) -> [Double] {
    text.split { $0 == " " || $0 == "\n" }.compactMap { Double($0) }.map { $0 / unit }
  }
}
