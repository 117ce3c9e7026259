import Foundation
import LayoutEngine

/// Advances and tracking from open sources, before any recorded width.
///
///     text    = 0.6 × (Inter − 0.007) + 0.4 × (measured + 0.048)
///     display = measured
///
/// Where nothing is measured, text is Inter and display is Inter less 0.055, in em. Letters with
/// accents are as wide as without.
struct StartValues {
  /// In em, by weight and glyph.
  private let inter: [[Double]]
  /// Of the regular weight, in em.
  private let text: [Double]
  private let display: [Double]
  /// In points, from size 6 on.
  private let tracking: (twoCuts: [Double], oneFont: [Double])

  init() {
    let codes = SystemFontGlyphs.codePoints
    let numbers = Self.numbers(StartTables.inter, unit: 10_000)
    inter = SystemFontGlyphs.weights.indices.map {
      Array(numbers[$0 * codes.count..<($0 + 1) * codes.count])
    }
    tracking = (
      Self.numbers(StartTables.trackingOfTwoCuts, unit: 1000),
      Self.numbers(StartTables.trackingOfOneFont, unit: 1000)
    )
    let regular = inter[3]
    let places = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, $0) })
    let widths = Self.numbers(StartTables.measuredAt50, unit: 1)
    let trackingAt50 = tracking.twoCuts[50 - 6]
    var text: [Double] = []
    var display: [Double] = []
    for (glyph, code) in codes.enumerated() {
      let base = Self.baseLetter(code)
      if (0x21...0x7E).contains(base), let place = places[base] {
        // Rounded up to a whole point: on average by half a point.
        let measured = (widths[Int(base) - 0x21] - 0.5 - trackingAt50) / 50
        text.append(
          (1 - Self.measuredShare) * (regular[place] - Self.textNarrowing)
            + Self.measuredShare * (measured + Self.cutDifference))
        display.append(measured)
      } else {
        text.append(regular[glyph])
        display.append(regular[glyph] - Self.cutDifference - Self.textNarrowing)
      }
    }
    self.text = text
    self.display = display
  }

  /// The advance of a glyph in em, at a share of the display cut.
  func advance(_ glyph: Int, weight: Int, display share: Double) -> Double {
    (1 - share) * text[glyph] + share * display[glyph] + change(glyph, weight: weight)
  }

  /// The advance in Inter, in em.
  func inter(_ glyph: Int, weight: Int) -> Double { inter[weight][glyph] }

  /// What a weight adds to the regular one in Inter, in em.
  func change(_ glyph: Int, weight: Int) -> Double { inter[weight][glyph] - inter[3][glyph] }

  /// In points; between whole sizes by straight lines, above the table zero.
  func tracking(_ pointSize: Double, hasTwoCuts: Bool) -> Double {
    let table = hasTwoCuts ? tracking.twoCuts : tracking.oneFont
    let place = max(pointSize - 6, 0)
    let index = Int(place)
    guard index + 1 < table.count else { return 0 }
    let part = place - Double(index)
    return table[index] * (1 - part) + table[index + 1] * part
  }

  private static let measuredShare = 0.4
  /// Text less display cut, in em.
  private static let cutDifference = 0.048
  /// Inter less text cut, in em, over the frequent letters.
  private static let textNarrowing = 0.007

  private static func baseLetter(_ code: UInt32) -> UInt32 {
    guard let scalar = Unicode.Scalar(code) else { return code }
    let parts = String(Character(scalar)).decomposedStringWithCanonicalMapping.unicodeScalars
    return parts.first?.value ?? code
  }

  private static func numbers(_ text: String, unit: Double) -> [Double] {
    text.split { $0 == " " || $0 == "\n" }.compactMap { Double($0) }.map { $0 / unit }
  }
}
