/// The heights of a font's lines, in em.
///
/// - Source: a line is as high as ascender and descender of the font's `hhea` table together;
///   labels leave out its line gap. Helvetica Neue (0.952, 0.213, gap 0.028; five weights), Avenir
///   Next (1, 0.366) and Menlo (0.928, 0.236) give the heights of 21, 17 and 2 recorded labels in
///   this way. Futura (1.039, 0.260, gap 0.030), Arial (0.905, 0.212, gap 0.033) and Hiragino Sans
///   (0.88, 0.12, gap 0.5) give the height of one label each.
package struct FontLineMetrics: Hashable, Sendable {
  /// The height above the baseline.
  package var ascender: Double
  /// The depth below the baseline, positive.
  package var descender: Double
  /// The gap between two lines, as the font states it; lines of labels have none.
  package var lineGap: Double

  package init(ascender: Double, descender: Double, lineGap: Double) {
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
  }

  package var lineHeight: Double { ascender + descender }
}
