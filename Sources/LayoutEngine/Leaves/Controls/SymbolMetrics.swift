import LayoutModel
import PlatformRules

/// The size of a system symbol's image, and the box in which a layout places it.
///
/// The image is as large as the drawing. The layout uses a box that is as wide as the image and as
/// high as a line of text of the symbol's point size, for every drawing and scale:
///
///     box    = round(0.9522 × size) above the baseline, round(0.2412 × size) below it
///     image  = centred on the capitals, half of 0.705 × size above the baseline
///
/// with all distances rounded to pixels. At 17 points the box is 20 points high at 2x and 20.33 at
/// 3x, the image of a circle 19, so an image view of a circle that is made 34 points high has a
/// frame of 33, and one of a circle in large scale and medium weight a frame of 40.
///
/// - Source: frames of symbol image views whose height a constraint or a stack view fixes: 14 of 15
///   to a pixel in height, ten of them circles and chevrons, whose proportions are known from other
///   views. Images in configured buttons are as high as the box (2 of 2). In other buttons they are
///   as high as the image, even if it is higher (mic.fill 25 and video.slash.fill 27 in a box of
///   24).
struct SymbolMetrics {
  /// The size of the image, in points.
  let size: Size
  /// The distance from the top of the image to the baseline, in points.
  let ascender: Double
  /// How far the image extends beyond the box at each edge. It is negative if the image is smaller.
  let alignmentInsets: EdgeInsets

  /// The height of the box, in points.
  var alignmentHeight: Double { size.height - alignmentInsets.top - alignmentInsets.bottom }

  init(_ symbol: SymbolContent, in context: MeasurementContext) {
    var symbol = symbol
    // The canvases of Xcode 11 ignore a font that is stated with a weight, and also the weight (2
    // of 2 symbols, in one document outside the corpus; UIKit makes configurations of a font or of
    // a size with a weight).
    if symbol.font != nil, symbol.weight != nil,
      context.rules.holds(TextRules.symbolIgnoresFont)
    {
      (symbol.font, symbol.weight) = (nil, nil)
    }
    let points =
      symbol.pointSize ?? symbol.font.map { ResolvedFont($0, in: context).pointSize } ?? 17
    let factor =
      points * Self.factor(of: symbol.scale ?? .medium) * Self.factor(of: symbol.weight ?? .regular)
    let proportions = SymbolProportions.proportions(of: symbol)
    size = Size(
      width: context.ceiledToPixel(proportions.width * factor),
      height: context.ceiledToPixel(proportions.height * factor))
    let descender = context.roundedToPixel(size.height / 2 - Self.capHeight / 2 * points)
    ascender = size.height - descender
    alignmentInsets = EdgeInsets(
      top: ascender - context.roundedToPixel(ResolvedFont.systemAscender * points), left: 0,
      bottom: descender - context.roundedToPixel(ResolvedFont.systemDescender * points), right: 0)
  }

  /// The baseline of a symbol in a frame of any height. The image stays in the middle.
  var baseline: BaselineRule { .centred(lineHeight: size.height, ascender: ascender) }

  /// The height of capitals, in em.
  private static let capHeight = 0.705

  /// The size of small and large scale relative to medium, as in the symbol templates.
  ///
  /// - Source: line.3.horizontal, calendar, die.face.3, touchid, doc.on.doc in large scale.
  private static func factor(of scale: SymbolContent.Scale) -> Double {
    switch scale {
    case .small: 0.79
    case .medium: 1
    case .large: 1.29
    }
  }

  /// The factor of a weight. Heavier strokes make a symbol larger on every side.
  ///
  /// - Source: medium chevron.right 13 × 17.67 instead of 12.5 × 16.5, circles 26 instead of 24.5;
  ///   semibold chevron.right in small scale is 11 wide. The others continue that line.
  private static func factor(of weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight: 0.91
    case .thin: 0.94
    case .light: 0.97
    case .regular: 1
    case .medium: 1.06
    case .semibold: 1.11
    case .bold: 1.16
    case .heavy: 1.21
    case .black: 1.26
    }
  }
}

extension MeasurementContext {
  /// The nearest whole pixel, in points.
  func roundedToPixel(_ length: Double) -> Double {
    (length * scale).rounded(.toNearestOrAwayFromZero) / scale
  }
}
