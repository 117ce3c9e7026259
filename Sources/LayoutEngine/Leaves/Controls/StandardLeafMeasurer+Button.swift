import LayoutModel
import PlatformRules

extension StandardLeafMeasurer {
  func measured(_ button: ButtonContent, in context: MeasurementContext) -> LeafMeasurement {
    if let configuration = button.configuration {
      return measured(configuration, in: context)
    }
    var button = button
    if button.image == nil, let icon = Self.iconSize(of: button.kind, in: context) {
      if button.title.isEmpty {
        return LeafMeasurement(
          width: icon.width, height: icon.height,
          isEstimated: context.rules.isProvisional(ControlRules.iconWidth))
      }
      button.image = .catalogue(icon)
    }
    return measuredLegacy(button, in: context)
  }

  /// Measures a button without a configuration. Its size is in whole points at every scale.
  ///
  /// Line feeds in the title make it higher only if its lines wrap; they never make it narrower or
  /// wider. A symbol as its background gives its alignment rectangle to the button (3 of 3, in two
  /// documents outside the corpus).
  ///
  /// - Source: heights `ceil(L) + 12` 151 of 167, widths `ceil(title)` with a minimum of 30
  ///   74 of 95 exactly, 88 within 1; images 26 of 27; insets 9 of 9.
  private func measuredLegacy(
    _ button: ButtonContent, in context: MeasurementContext
  ) -> LeafMeasurement {
    let isCustom = button.kind == .custom
    let font = ResolvedFont(button.font ?? .system(isCustom ? 18 : 15), in: context)
    let title = PreparedText(button.title, font: font, in: context)
    let lines =
      title.isEmpty
      ? font.lineHeight
      : title.naturalLayout(numberOfLines: button.wrapsTitle ? 0 : 1).size.height
    let line = (lines - Self.slack).rounded(.up)
    let image = button.image.map { imageSize($0, in: context) }
    var size = Size(
      width: title.isEmpty ? 0 : (title.naturalWidth - Self.slack).rounded(.up), height: line)
    var isEstimated = title.isEstimated
    if let image {
      size.width += image.size?.width ?? 0
      size.height = max(size.height, image.size?.height ?? 0)
      isEstimated = isEstimated || image.isEstimated
    }
    if let insets = button.contentEdgeInsets, insets != .zero {
      size.width += insets.left + insets.right
      size.height += insets.top + insets.bottom
    } else if !title.isEmpty {
      let imageHasRoom =
        isCustom ? ControlRules.customImageHasRoom : ControlRules.systemImageHasRoom
      if image == nil || context.rules.holds(imageHasRoom) {
        size.width = max(size.width, Self.minimumWidth)
        size.height = max(line + 12, size.height)
      }
    } else if image == nil {
      let width = context.rules[ControlRules.emptyCustomWidth]
      size = Size(width: width, height: max(line + 12, Self.minimumWidth))
    }
    var alignmentInsets = EdgeInsets.zero
    if let background = button.backgroundImage,
      case (let least?, let isGuess) = alignmentSize(of: background, in: context)
    {
      isEstimated = isEstimated || isGuess
      size = Size(width: max(size.width, least.width), height: max(size.height, least.height))
      if case .symbol(let symbol) = background {
        alignmentInsets = SymbolMetrics(symbol, in: context).alignmentInsets
      }
    }
    return LeafMeasurement(
      width: size.width, height: size.height, alignmentInsets: alignmentInsets,
      firstBaseline: .centred(lineHeight: font.lineHeight, ascender: font.ascender),
      lastBaseline: .centred(lineHeight: font.lineHeight, ascender: font.ascender),
      isEstimated: isEstimated, isRough: title.isRough)
  }

  /// The size of the icon that belongs to a button's type; `nil` for types without an icon.
  private static func iconSize(
    of kind: ButtonContent.Kind, in context: MeasurementContext
  ) -> Size? {
    let (width, height): (Rule, Rule)
    switch kind {
    case .custom, .system, .roundedRect: return nil
    case .close: (width, height) = (ControlRules.closeWidth, ControlRules.closeHeight)
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
      (width, height) = (ControlRules.iconWidth, ControlRules.iconHeight)
    }
    return Size(
      width: context.ceiledToPixel(context.rules[width]),
      height: context.ceiledToPixel(context.rules[height]))
  }

  /// The least width in points, for buttons without insets and images, and for system buttons with
  /// images. If there is no title, it is also the least height.
  ///
  /// - Source: system buttons 28 of 28, custom ones with a title 6 of 6 (in two documents outside the
  ///   corpus); empty system ones are 72 points
  ///   high in a font of 50 points (12 of 12, outside the corpus).
  private static let minimumWidth = 30.0

  /// A sum that is above a whole point by less than this counts as that point, because of binary
  /// rounding errors.
  private static let slack = 1e-6
}
