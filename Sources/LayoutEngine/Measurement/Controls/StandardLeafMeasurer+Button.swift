import LayoutModel

extension StandardLeafMeasurer {
  func measured(_ button: ButtonContent, in context: MeasurementContext) -> LeafMeasurement {
    if let configuration = button.configuration {
      return measured(configuration, in: context)
    }
    if let size = Self.sizeOfIconButton(button, in: context) {
      return LeafMeasurement(
        width: size.width, height: size.height, isEstimated: context.generation.major < 26)
    }
    return measuredLegacy(button, in: context)
  }

  /// A button without configuration: whole points at every scale.
  ///
  /// - Source: heights `ceil(L) + 12` 151 of 167, widths `ceil(title)` with a minimum of 30 for
  ///   system buttons 74 of 95 exactly, 88 within 1; images 26 of 27; insets 9 of 9.
  private func measuredLegacy(
    _ button: ButtonContent, in context: MeasurementContext
  ) -> LeafMeasurement {
    let isCustom = button.kind == .custom
    let font = ResolvedFont(button.font ?? .system(isCustom ? 18 : 15), in: context)
    let title = PreparedText(button.title, font: font, in: context)
    let line = ((title.isEmpty ? font : title.firstFont).lineHeight - Self.slack).rounded(.up)
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
      size.height = max(line + 12, size.height)
      if !isCustom { size.width = max(size.width, Self.minimumWidth) }
    } else if image == nil {
      size = Size(width: isCustom ? 0 : Self.minimumWidth, height: line + 12)
      if !isCustom { size.height = Self.minimumWidth }
    }
    if let background = button.backgroundImage,
      let least = imageSize(background, in: context).size
    {
      size = Size(width: max(size.width, least.width), height: max(size.height, least.height))
    }
    return LeafMeasurement(
      width: size.width, height: size.height,
      firstBaseline: .centred(lineHeight: font.lineHeight, ascender: font.ascender),
      lastBaseline: .centred(lineHeight: font.lineHeight, ascender: font.ascender),
      isEstimated: isEstimated, isRough: title.isRough)
  }

  /// The size of a button that is an icon by its type, without title, image and insets.
  ///
  /// - Source: one button each of `contactAdd` 26 (Xcode 26), `infoLight` 25.67 at 3x (Xcode 14),
  ///   `close` 22 × 21 (Xcode 16), `infoDark` 22 high (Xcode 7); between them it is a guess.
  private static func sizeOfIconButton(
    _ button: ButtonContent, in context: MeasurementContext
  ) -> Size? {
    guard button.title.isEmpty, button.image == nil else { return nil }
    switch button.kind {
    case .custom, .system, .roundedRect: return nil
    case .close where context.generation.major < 26: return Size(width: 22, height: 21)
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close:
      let side =
        switch context.generation.major {
        case ...10: 22.0
        case ...12: 24.0
        case ...16: context.ceiledToPixel(25.4)
        default: 26.0
        }
      return Size(width: side, height: side)
    }
  }

  /// In points; of system buttons without insets.
  ///
  /// - Source: 28 of 28.
  private static let minimumWidth = 30.0

  /// A sum above a whole point by less than this is that point: binary fractions.
  private static let slack = 1e-6
}
