package import LayoutModel

/// The text of a label, text view or configured button, prepared once, so that it can be laid out
/// at any width.
///
/// - Complexity: laying out costs O(*words*), without allocation.
package struct WrappingText: Sendable {
  private let text: PreparedText
  private let context: MeasurementContext
  /// The greatest number of lines; 0 means no limit.
  private let numberOfLines: Int
  /// The padding around the text within the view, in points.
  let padding: EdgeInsets
  /// The height below the last line, in points, before rounding.
  private let lastLeading: Double
  /// The factors by which the text is drawn larger than measured.
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

  /// The lines and the size of the view, including padding, if it is `width` points wide.
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

  /// A length that is limited, so that any number in a document can be used in calculations.
  static func capped(_ length: Double) -> Double { length < limit ? length : limit }

  /// The limit, in points. Frames have the same limit.
  private static let limit = 1e9

  /// The same text in a larger font. The factors are for widths and for heights.
  func scaled(by factors: Size) -> WrappingText {
    var copy = self
    copy.factors = factors
    return copy
  }
}
