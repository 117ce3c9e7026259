package import LayoutModel

/// A text as a label lays it out, with its lines.
package struct MeasuredText: Sendable {
  package struct Line: Hashable, Sendable {
    package var text: String
    /// The width without the spaces at its end, in points, not rounded.
    package var width: Double
  }

  /// The size of a label with that text, in points, rounded to pixels of the scale.
  package var size: Size
  package var lines: [Line]
  /// Whether text is left out: there are more lines than allowed, or a line is too wide.
  package var isCut: Bool
  /// The width at which lines end only at line breaks of the text, in points, rounded to pixels.
  package var naturalWidth: Double
  package var font: ResolvedFont
  /// Whether a substitute was used for an unknown font, or plausible widths for unknown characters.
  package var isEstimated: Bool
}

/// Measures a text as Interface Builder's labels do.
///
/// - Parameters:
///   - width: in points, at which lines break. `nil` for an endless line.
///   - numberOfLines: the greatest number of lines; 0 means no limit.
///   - breaksAnywhere: whether lines may end between any two characters.
package func measureText(
  _ text: String, font description: FontDescription, width: Double? = nil, numberOfLines: Int = 0,
  breaksAnywhere: Bool = false, in context: MeasurementContext
) -> MeasuredText {
  let font = ResolvedFont(description, in: context)
  let prepared = PreparedText(
    .plain(text), font: font, breaksAnywhere: breaksAnywhere, isLabel: true, in: context)
  let limit = width ?? .infinity
  let layout = prepared.layout(atWidth: limit, numberOfLines: numberOfLines)
  let characters = text.unicodeScalars.filter { !PreparedText.isParagraphEnd($0) }
  let scalars = Array(characters)
  let lines = prepared.lineSpans(atWidth: limit, numberOfLines: numberOfLines).map { span in
    var line = String.UnicodeScalarView()
    line.append(contentsOf: scalars[span])
    return MeasuredText.Line(
      text: String(line), width: prepared.edges[span.upperBound] - prepared.edges[span.lowerBound])
  }
  return MeasuredText(
    size: Size(
      width: context.ceiledToPixel(layout.size.width),
      height: context.ceiledToPixel(layout.size.height)),
    lines: lines, isCut: layout.isTruncated,
    naturalWidth: context.ceiledToPixel(prepared.naturalWidth), font: font,
    isEstimated: prepared.isEstimated)
}

extension PreparedText {
  /// Whether a character ends a paragraph, so that it has no position in ``edges``.
  static func isParagraphEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x0A || scalar.value == 0x2028 || scalar.value == 0x2029
  }
}
