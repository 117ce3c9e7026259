/// The widths of Korean text, in em. A space after a syllable is set in the Korean font.
package struct HangulAdvances: Hashable, Sendable {
  package var syllable: Double
  package var space: Double

  /// The widths that are used with the system font.
  ///
  /// - Source: 8 labels of 15 and 17 points and of 16 bold to the pixel or the next one, five of them
  ///   outside the corpus.
  static let system = HangulAdvances(syllable: 0.868, space: 0.247)

  /// The widths of Nanum Gothic.
  /// - Source: 12 buttons in the regular weight; bold and extra bold as in the font's `hmtx` table
  ///   (Debian fonts-nanum, SIL Open Font License), 3 of 3 labels to the pixel.
  static func nanumGothic(isBold: Bool) -> HangulAdvances {
    HangulAdvances(syllable: isBold ? 0.94 : 0.864, space: 0.28)
  }
}
