import LayoutModel

/// A font that the user supplies, as part of the font in which text is measured.
struct ProvidedFont: Hashable, Sendable {
  private let font: any UserFont

  init(_ font: any UserFont) { self.font = font }

  /// The advance of each Unicode scalar in points; `nil` if the font has no glyph, so that another
  /// font is used.
  func advances(of text: String, pointSize: Double) -> [Double?] {
    font.advances(of: text).map { $0.map { $0 * pointSize } }
  }

  var lineMetrics: FontLineMetrics { font.lineMetrics }

  /// Fonts of one set have different names, and one measurement never uses two sets.
  static func == (a: Self, b: Self) -> Bool { a.font.postScriptName == b.font.postScriptName }
  func hash(into hasher: inout Hasher) { hasher.combine(font.postScriptName) }
}

extension ResolvedFont {
  /// Uses the user's font instead of its replacement.
  mutating func use(_ font: any UserFont) {
    let metrics = font.lineMetrics
    provided = ProvidedFont(font)
    lineHeight = pointSize * metrics.lineHeight
    ascender = pointSize * metrics.ascender
    lineGap = pointSize * metrics.lineGap
    isEstimated = false
  }
}

extension TextPreparation {
  /// Appends a character with the advance of the user's font. Lines break at the same places as in
  /// other fonts.
  mutating func append(_ scalar: Unicode.Scalar, advance: Double, kern: Double) {
    let isSpace = scalar.value == 0x20 || scalar.value == 0x09
    if CharacterClass(scalar) == .mark {
      breaker.pass(scalar)
    } else {
      breakLine(before: scalar, isSpace: isSpace)
    }
    extend(by: advance + kern)
    previousGlyph = nil
    if !isSpace { word.end = edges.count - 1 }
  }
}
