import LayoutModel

/// Sizes of system symbols, by a rule and a few measured proportions.
///
/// A symbol has the size of the font beside it: without configuration that is 17 points at medium
/// scale. What is known are some twenty sizes of image views; everything else is an estimate.
///
/// - Source: recorded frames, such as chevron.right 12.5 × 16.5 and trash 19 wide at 17 points,
///   mic.slash.fill 20 × 24 at 20 points, line.3.horizontal 26 × 13 at 17 points in large scale.
enum SymbolMetrics {
  static func size(of symbol: SymbolContent, in context: MeasurementContext) -> Size {
    let factor = pointSize(of: symbol, in: context) * factor(of: symbol.scale ?? .medium)
    let proportions = proportions(of: symbol)
    return Size(
      width: context.ceiledToPixel(proportions.width * factor),
      height: context.ceiledToPixel(proportions.height * factor))
  }

  /// A symbol is centred on the capitals of the text beside it, which are 0.705 em high.
  ///
  /// - Source: the drawing rules of SF Symbols; three baseline constraints of symbols agree.
  static func baseline(of symbol: SymbolContent, in context: MeasurementContext) -> BaselineRule {
    .centred(lineHeight: 0, ascender: 0.705 / 2 * pointSize(of: symbol, in: context))
  }

  private static func pointSize(
    of symbol: SymbolContent, in context: MeasurementContext
  ) -> Double {
    symbol.pointSize ?? symbol.font.map { ResolvedFont($0, in: context).pointSize } ?? 17
  }

  /// Small and large against medium, as the symbol templates are drawn.
  private static func factor(of scale: SymbolContent.Scale) -> Double {
    switch scale {
    case .small: 0.79
    case .medium: 1
    case .large: 1.28
    }
  }

  /// Width and height at medium scale, in em.
  private static func proportions(of symbol: SymbolContent) -> Size {
    if let known = measured.first(where: { $0.name == symbol.name }) { return known.size }
    // A drawing is 128 pixels wide or high at most; its longer side is about 1.115 em.
    if let drawing = symbol.drawingSize, drawing.width > 0, drawing.height > 0 {
      let longer = max(drawing.width, drawing.height)
      return Size(
        width: typical * drawing.width / longer, height: typical * drawing.height / longer)
    }
    return Size(width: typical, height: typical * 0.95)
  }

  /// In em: questionmark.circle.fill is 19 × 18 at 17 points (2 of 2).
  private static let typical = 1.115

  /// Recorded sizes divided by point size and scale.
  private static let measured: [(name: String, size: Size)] = [
    ("chevron.right", Size(width: 0.72, height: 0.955)),
    ("chevron.left", Size(width: 0.72, height: 0.955)),
    ("chevron.down", Size(width: 1.4, height: 0.8)),
    ("chevron.up", Size(width: 1.4, height: 0.8)),
    ("square.and.pencil", Size(width: 1.2, height: 1.13)),
    ("memories", Size(width: 1.29, height: 1.11)),
    ("timer", Size(width: 1.16, height: 1.16)),
    ("line.3.horizontal", Size(width: 1.19, height: 0.59)),
    ("calendar", Size(width: 1.17, height: 1.07)),
    ("die.face.3", Size(width: 1.14, height: 1.07)),
    ("touchid", Size(width: 1.25, height: 1.2)),
    ("trash", Size(width: 1.11, height: 1.28)),
    ("doc.on.doc", Size(width: 1.22, height: 1.35)),
    ("hand.raised.fill", Size(width: 1.4, height: 1.21)),
    ("mic.slash.fill", Size(width: 1, height: 1.2)),
    ("mic.fill", Size(width: 0.9, height: 1.25)),
    ("video.slash.fill", Size(width: 1.5, height: 1.35)),
    ("speaker.slash.fill", Size(width: 1.2, height: 1.2)),
    ("video.fill", Size(width: 1.5, height: 0.92)),
    ("ellipsis", Size(width: 1.14, height: 0.3)),
  ]
}
