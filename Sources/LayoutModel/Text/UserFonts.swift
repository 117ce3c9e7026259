/// A font that a user brings, to measure text in it.
package protocol UserFont: Sendable {
  /// Such as `Montserrat-Bold`: what documents call it.
  var postScriptName: String { get }
  /// Distances of a line, in em.
  var lineMetrics: FontLineMetrics { get }

  /// The advance of each Unicode scalar of a text, in em, kerning and ligatures included: a glyph of
  /// several scalars stands with the first of them, and the others have none.
  ///
  /// - Returns: as many numbers as the text has scalars; `nil` where the font has no glyph.
  func advances(of text: String) -> [Double?]
}

/// The heights of a font's lines, in em.
///
/// - Source: a line is as high as ascender and descender of the font's `hhea` table together; labels
///   leave its line gap out. Helvetica Neue (0.952, 0.213, gap 0.028; five weights), Avenir Next (1, 0.366)
///   and Menlo (0.928, 0.236) give the heights of 21, 17 and 2 recorded labels so, Futura (1.039, 0.260, gap
///   0.030), Arial (0.905, 0.212, gap 0.033) and Hiragino Sans (0.88, 0.12, gap 0.5) of one each.
package struct FontLineMetrics: Hashable, Sendable {
  /// Above the baseline.
  package var ascender: Double
  /// Below the baseline, positive.
  package var descender: Double
  /// Between two lines, as the font states it; lines of labels have none.
  package var lineGap: Double

  package init(ascender: Double, descender: Double, lineGap: Double) {
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
  }

  package var lineHeight: Double { ascender + descender }
}

/// Fonts that a user brings, by name. Two sets are equal where their files are.
package struct UserFonts: Sendable {
  /// Stands for all files; the same in every process.
  package let fingerprint: String
  private let fonts: [String: any UserFont]

  /// - Parameter fingerprint: of the bytes of all files.
  package init(_ fonts: [any UserFont], fingerprint: String) {
    self.fonts = Dictionary(
      fonts.map { ($0.postScriptName, $0) }, uniquingKeysWith: { first, _ in first })
    self.fingerprint = fingerprint
  }

  package subscript(postScriptName: String) -> (any UserFont)? { fonts[postScriptName] }

  /// In alphabetical order.
  package var names: [String] { fonts.keys.sorted() }
}

extension UserFonts: Hashable {
  package static func == (a: Self, b: Self) -> Bool { a.fingerprint == b.fingerprint }
  package func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}
