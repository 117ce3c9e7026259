package import LayoutModel
import PlatformRules

/// Facts that the fit of the system font's advances shares with the tables that it writes.
package enum SystemFontGlyphs {
  /// The code points of the characters in the tables, in their order.
  package static let codePoints = codePoints(in: GlyphList.latin + " " + GlyphList.cyrillic)

  /// The code points of a list of hexadecimal numbers and ranges of them.
  package static func codePoints(in list: String) -> [UInt32] {
    GlyphTables.codePoints(list).map { UInt32($0) }
  }

  /// The weights in the order of the tables.
  package static let weights: [FontWeight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// The kerning between two glyphs, which are positions in ``codePoints``, in em.
  ///
  /// - Parameter display: the share of the display cut, 0 to 1.
  package static func kerning(
    _ left: Int, _ right: Int, _ weight: FontWeight, display: Double, _ generation: XcodeGeneration
  ) -> Double {
    PairKerning(weight, display: display, SystemFontCuts(generation)).value(
      left, right, tables: .shared)
  }

  /// The share of the display cut at a size, 0 to 1.
  package static func opticalSize(_ pointSize: Double, _ generation: XcodeGeneration) -> Double {
    GlyphAdvances.opticalSize(pointSize, SystemFontCuts(generation))
  }

  /// Whether the system font of a generation is San Francisco.
  package static func isSanFrancisco(_ generation: XcodeGeneration) -> Bool {
    !RulesInForce(.standard, at: Situation(.canvas(generation.release)))
      .holds(TextRules.isHelveticaNeue)
  }

  /// Whether a generation uses two cuts that are separate fonts.
  package static func hasTwoFonts(_ generation: XcodeGeneration) -> Bool {
    SystemFontCuts(generation).areTwoFonts
  }
}
