import LayoutModel
import PlatformRules

extension StandardLeafMeasurer {
  /// A text view: 8 points above and below its lines, 5 at each side.
  ///
  /// A line of a text style is as high as its leading, including the last line, while a label's
  /// last line has only the height of the font. A line of another font includes its line gap.
  ///
  /// - Source: text views that don't scroll, `ceil(lines × L) + 16` (6 of 6). An empty one has one
  ///   line. Eight lines of callout are 8 × 21 high (1 of 1), six lines of Arial at 16 points are
  ///   110.5 high (1 of 1, outside the corpus).
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

  /// A text field. Its height depends on border and release, and on the font if that is large; see
  /// ``PlatformRules/ControlRules/fields``.
  ///
  /// Its width seldom matters, because nearly all fields are stretched. Without a border it is the
  /// wider of text and placeholder; with a rounded border, this is rounded up to the next pixel.
  func measured(_ field: TextFieldContent, in context: MeasurementContext) -> LeafMeasurement {
    let font = ResolvedFont(field.font, in: context)
    let text = PreparedText(.plain(field.text), font: font, in: context)
    let placeholder = PreparedText(.plain(field.placeholder), font: font, in: context)
    let content = max(text.naturalWidth, placeholder.naturalWidth)
    let rules = context.rules
    let width =
      switch field.border {
      case .none:
        content.rounded(.up) + (content > 0 ? rules[ControlRules.plainFieldPadding] : 0)
      case .line, .bezel: content.rounded(.up) + rules[ControlRules.bezelPadding]
      case .roundedRect:
        max(
          context.ceiledToPixel(content) + rules[ControlRules.roundedFieldPadding],
          rules[ControlRules.roundedFieldWidth])
      }
    let below = field.border == .bezel ? rules[ControlRules.bezelBaseline] : 0
    let baseline = BaselineRule.centred(
      lineHeight: font.lineHeight, ascender: font.ascender + below)
    return LeafMeasurement(
      width: width, height: Self.height(of: field.border, font: font, rules),
      firstBaseline: baseline, lastBaseline: baseline,
      isEstimated: field.border == .roundedRect || text.isEstimated || placeholder.isEstimated,
      isRough: text.isRough)
  }

  private static func height(
    of border: TextFieldContent.Border, font: ResolvedFont, _ rules: RulesInForce
  ) -> Double {
    let line = (font.lineHeight - 1e-6).rounded(.up)
    let (least, room) =
      switch border {
      case .roundedRect: (ControlRules.roundedFieldHeight, ControlRules.roundedFieldRoom)
      case .bezel, .line: (ControlRules.bezelHeight, ControlRules.bezelRoom)
      case .none: (ControlRules.plainFieldHeight, ControlRules.plainFieldRoom)
      }
    return max(rules[least], line + rules[room])
  }
}
