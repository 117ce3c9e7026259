import LayoutModel

extension StandardLeafMeasurer {
  /// A text view: 8 points above and below its lines, 5 at each side.
  ///
  /// A line of a text style is as high as its leading, the last one too, where a label's last line
  /// has only the height of the font. So is a line of another font with its line gap.
  ///
  /// - Source: text views that don't scroll, `ceil(lines × L) + 16` (6 of 6); empty is one line;
  ///   eight lines of callout are 8 × 21 high (1 of 1), six of Arial at 16 points 110.5 (1 of 1, outside the
  ///   corpus).
  func measured(_ view: TextViewContent, in context: MeasurementContext) -> LeafMeasurement {
    let font = ResolvedFont(view.font ?? .system(14), in: context)
    let content: TextContent = view.text.isEmpty ? .plain(" ") : view.text
    var text = PreparedText(content, font: font, in: context)
    text.addLineGaps()
    let padding = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)
    var result = LeafMeasurement(
      firstBaseline: .fromTop(padding.top + text.firstBaseline),
      lastBaseline: .fromBottom(padding.bottom + text.lastFont.descender),
      isEstimated: text.isEstimated, isRough: text.isRough)
    guard !view.isScrollEnabled else { return result }
    let lastLeading = text.lastFont.lineDistance - text.lastFont.lineHeight
    let height = text.naturalLayout(numberOfLines: 0).size.height + lastLeading
    result.intrinsicWidth =
      context.ceiledToPixel(view.text.isEmpty ? 0 : text.naturalWidth) + padding.left
      + padding.right
    result.intrinsicHeight = context.ceiledToPixel(height) + padding.top + padding.bottom
    result.wrapping = WrappingText(
      text, numberOfLines: 0, padding: padding, lastLeading: lastLeading, in: context)
    return result
  }

  /// A text field: its height depends on border and generation, and where it is large on the font.
  ///
  /// - Source: heights of rounded ones 30 and 34 (54 of 54), without border 42 of 43, bezel 22 in Xcode 8
  ///   (2 of 2) and 28.5 in Xcode 12 (1 of 1, outside the corpus).
  ///   Widths are weak, nearly all fields are stretched: without border the wider of text and
  ///   placeholder (9 of 10 within a point), up to Xcode 10 4 more (2 of 2 of Xcode 7 and 8); with a
  ///   rounded border to the next pixel, and 28 more (7 of 7 within half a point), up to Xcode 10 21 more (4 of 4;
  ///   10 of these 11 outside the corpus), and never below 32 (1 of 1).
  func measured(_ field: TextFieldContent, in context: MeasurementContext) -> LeafMeasurement {
    let font = ResolvedFont(field.font, in: context)
    let text = PreparedText(.plain(field.text), font: font, in: context)
    let placeholder = PreparedText(.plain(field.placeholder), font: font, in: context)
    let content = max(text.naturalWidth, placeholder.naturalWidth)
    let isRounded = field.border == .roundedRect
    let isOld = context.generation.major <= 10
    let width =
      switch field.border {
      case .none: content.rounded(.up) + (isOld && content > 0 ? 4 : 0)
      case .line, .bezel: content.rounded(.up) + 4
      case .roundedRect: max(context.ceiledToPixel(content) + (isOld ? 21 : 28), 32)
      }
    // With a bezel two points lower (3 of 3 baselines, in one document of Xcode 8; taken to be so as long as
    // bezels are that low).
    let isLow = field.border == .bezel && isOld
    let baseline = BaselineRule.centred(
      lineHeight: font.lineHeight, ascender: font.ascender + (isLow ? 2 : 0))
    return LeafMeasurement(
      width: width, height: Self.height(of: field.border, font: font),
      firstBaseline: baseline, lastBaseline: baseline,
      isEstimated: isRounded || text.isEstimated || placeholder.isEstimated,
      isRough: text.isRough)
  }

  private static func height(
    of border: TextFieldContent.Border, font: ResolvedFont
  ) -> Double {
    let line = (font.lineHeight - 1e-6).rounded(.up)
    let major = font.generation.major
    switch border {
    // 70 with a font of 50 points in Xcode 11 (3 of 3), 34 with 25 points in Xcode 10 (2 of 2, both outside
    // the corpus).
    case .roundedRect: return major <= 10 ? max(30, line + 4) : max(34, line + 10)
    // 32 with a line of 28 points in Xcode 10 (1 of 1, outside the corpus).
    case .bezel, .line: return major <= 10 ? max(22, line + 4) : max(28.5, line + 11.5)
    // 17 points: 21 up to Xcode 11, 22 from Xcode 12; 14 points: 19, and 22 in Xcode 26.
    case .none: return major <= 11 ? max(19, line) : max(22, line + 1)
    }
  }
}
