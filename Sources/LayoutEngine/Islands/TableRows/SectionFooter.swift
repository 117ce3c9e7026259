import LayoutModel

/// The title below a section of a static table on a device. The rule book has the room of one line, and this is what further
/// lines add.
///
/// - Source: recorded footers of one to seven lines in four apps, Xcode 9 to 16, 38 of 39: each further line adds the height of a line
///   of the footnote style on whole pixels, 16 points of 13 at two pixels a point, and about 14.33 of 12 at three.
struct SectionFooter: Sendable {
  private let text: PreparedText
  private let margin: RowMargin
  /// The height of a line in points.
  private let line: Double

  /// `nil` for a section without a footer.
  init?(_ section: RowSection?, of table: LayoutView, _ rules: RowRules) {
    guard let title = section?.footer else { return nil }
    let context = rules.traits.measurement
    let font = ResolvedFont(
      FontDescription(face: .textStyle("UICTFontTextStyleFootnote"), pointSize: nil), in: context)
    text = PreparedText(.plain(title), font: font, in: context)
    margin = RowMargin(row: nil, table: table, document: rules.document, traits: rules.traits)
    line = (font.lineHeight * context.scale).rounded(.up) / context.scale
  }

  /// What the lines after the first one add to the room of the footer, in points.
  ///
  /// - Parameters:
  ///   - place: the width of the section's rows. Their margins are those of the footer.
  ///   - covered: how much of that width lies outside of the safe area, in points.
  func furtherLines(in place: RowPlace, covered: Double) -> Double {
    let width = max(1, place.width - covered - 2 * margin.points(in: place))
    let lines = text.layout(atWidth: width, numberOfLines: 0).lineCount
    return Double(max(0, lines - 1)) * line
  }
}
