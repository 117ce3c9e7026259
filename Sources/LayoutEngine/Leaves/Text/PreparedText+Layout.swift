package import LayoutModel

extension PreparedText {
  /// Lays out the text at a width, in at most `numberOfLines` lines (0 for no limit).
  ///
  /// Sizes are not rounded. The height of `n` lines of one font is
  ///
  ///     line height + (n − 1) × line distance
  ///
  /// where the distance is the leading of a text style, else the line height.
  ///
  /// - Source: 51 of 60 labels of fixed sizes and 11 of 15 of text styles, to the pixel.
  package func layout(atWidth width: Double, numberOfLines: Int) -> TextLayoutResult {
    // A label with its own width keeps its lines: a rounding error must not break them.
    let limit = max(width, 0) + Self.tolerance
    var lines = LineStack(self, numberOfLines: numberOfLines)
    fill(&lines, limit: limit)
    let isTruncated = lines.inkWidth > limit || lines.count > 0 && lines.end < edges.count - 1
    return TextLayoutResult(
      size: Size(width: min(lines.width, limit), height: lines.height), lineCount: lines.count,
      isTruncated: isTruncated, neededWidth: naturalWidth)
  }

  /// The characters of each line at a width, as positions in ``edges``. The last line contains the
  /// rest of the text, even if that does not fit.
  func lineSpans(atWidth width: Double, numberOfLines: Int) -> [Range<Int>] {
    var lines = LineStack(self, numberOfLines: numberOfLines)
    lines.spans = []
    fill(&lines, limit: max(width, 0) + Self.tolerance)
    return lines.spans ?? []
  }

  private func fill(_ lines: inout LineStack, limit: Double) {
    var filler = LineFiller(self, limit: limit)
    filler.fill(&lines)
  }

  /// The tolerance in points. It is less than a tenth of a pixel.
  private static let tolerance = 0.02
}

extension PreparedText {
  /// Spaces lines as text views do: lines that have no text style are separated by the gap of their
  /// font.
  mutating func addLineGaps() {
    for index in runs.indices where runs[index].font.leading == nil {
      runs[index].font.leading = runs[index].font.lineHeight + runs[index].font.lineGap
    }
  }

  /// Makes each line as high as its font, in text styles, too.
  mutating func removeLeading() {
    for index in runs.indices { runs[index].font.leading = nil }
  }
}

extension PreparedText.Run {
  /// The height of a line of the run, in points. The first line has the line height of its font.
  /// Later lines of a text style have the leading of the style.
  func boxHeight(isFirst: Bool) -> Double {
    var height = isFirst ? font.lineHeight : font.lineDistance
    if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
    height = max(height, paragraph.minimumLineHeight)
    if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
    return height
  }
}

/// The result of laying out a text at some width.
package struct TextLayoutResult: Hashable, Sendable {
  /// The width of the widest line and the height of all lines, in points.
  package var size: Size
  package var lineCount: Int
  /// Whether text is left out: there are more lines than allowed, or a single line is too wide.
  package var isTruncated: Bool
  /// The width at which lines would end only at `\n`, in points.
  package var neededWidth: Double
}
