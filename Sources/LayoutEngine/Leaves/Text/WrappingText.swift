package import LayoutModel

/// The text of a label, text view or configured button, prepared once, so that it can be laid out
/// at any width.
///
/// - Complexity: laying out costs O(*words*), without allocation.
package struct WrappingText: Sendable {
  private let text: PreparedText
  private let context: MeasurementContext
  /// At most so many lines; 0 is no limit.
  private let numberOfLines: Int
  /// Around the text within the view, in points.
  let padding: EdgeInsets
  /// Height below the last line, in points, before rounding.
  private let lastLeading: Double
  /// How much larger than measured the text is drawn.
  private var factors = Size(width: 1, height: 1)

  package init(
    _ text: PreparedText, numberOfLines: Int, padding: EdgeInsets = .zero, lastLeading: Double = 0,
    in context: MeasurementContext
  ) {
    self.text = text
    self.numberOfLines = numberOfLines
    self.padding = padding
    self.lastLeading = lastLeading
    self.context = context
  }

  /// The height of the view, to the pixel, when it is `width` points wide.
  package func height(forWidth width: Double) -> Double { layout(atWidth: width).size.height }

  /// Lines and size of the view, padding included, when it is `width` points wide.
  package func layout(atWidth width: Double) -> TextLayoutResult {
    let sides = padding.left + padding.right
    var result = text.layout(
      atWidth: (width - sides) / factors.width, numberOfLines: numberOfLines)
    let lines = Size(
      width: result.size.width * factors.width,
      height: (result.size.height + lastLeading) * factors.height)
    result.neededWidth = result.neededWidth * factors.width + sides
    result.size = Size(
      width: Self.capped(context.ceiledToPixel(lines.width) + sides),
      height: Self.capped(context.ceiledToPixel(lines.height) + padding.top + padding.bottom))
    return result
  }

  /// A length to calculate with, whatever numbers a document states.
  static func capped(_ length: Double) -> Double { length < limit ? length : limit }

  /// In points; frames are no larger either.
  private static let limit = 1e9

  /// The same text in a font that is larger by these factors: of its widths, and of its heights.
  func scaled(by factors: Size) -> WrappingText {
    var copy = self
    copy.factors = factors
    return copy
  }
}
