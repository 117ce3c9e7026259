import LayoutModel

extension StandardLeafMeasurer {
  /// Measures a button with a configuration: content and insets, to the pixel.
  ///
  /// A title that is wider than the button wraps, whatever its `lineBreakMode` is (3 of 3 buttons
  /// of a stack view of Xcode 14, outside the corpus). Its second line has no leading (3 of 3: 20
  /// points).
  ///
  /// Titles and text styles of one project are 3.5 to 6.5 points higher (15 views of Xcode 15).
  /// Most of them, but not all, are titles of several words. Nothing in its documents shows the
  /// reason.
  ///
  /// - Source: Xcode 13 and later, all styles alike: `ceil(title) + 24` 16 of 16 within half a
  ///   point, `ceil(L) + 14` 11 of 13, images 7 of 7. Sizes other than medium don't occur without
  ///   other constraints. They are taken from bordered buttons in SwiftUI, and are estimates.
  func measured(
    _ configuration: ButtonConfigurationContent, in context: MeasurementContext
  ) -> LeafMeasurement {
    let defaults = ConfigurationDefaults(configuration)
    let insets = configuration.contentInsets ?? defaults.insets
    var title = prepared(configuration.title, configuration.titleFont ?? defaults.font, in: context)
    title.removeLeading()
    let subtitle = prepared(
      configuration.subtitle, configuration.subtitleFont ?? .style("Footnote"), in: context)
    var size = textSize(title, subtitle, padding: configuration.titlePadding, in: context)
    let hasText = !(title.isEmpty && subtitle.isEmpty)
    let font = title.firstFont
    var isEstimated =
      title.isEstimated || !subtitle.isEmpty || configuration.size != .medium
    if let content = configuration.image {
      let image = alignmentSize(of: Self.scaled(content, hasText: hasText), in: context)
      isEstimated = isEstimated || image.isEstimated
      size = combined(size, image.size ?? Size(), configuration, hasText: hasText)
    } else if !hasText {
      size.height = context.ceiledToPixel(font.lineHeight)
    }
    let isPlain = configuration.image == nil && subtitle.isEmpty && !title.isEmpty
    return LeafMeasurement(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom,
      wrapping: isPlain
        ? WrappingText(title, numberOfLines: 0, padding: insets, in: context) : nil,
      firstBaseline: .centred(lineHeight: font.lineHeight, ascender: font.ascender),
      lastBaseline: .centred(lineHeight: font.lineHeight, ascender: font.ascender),
      isEstimated: isEstimated, isRough: title.isRough)
  }

  /// A symbol without a size of its own has the size of body text, and large scale if it stands
  /// alone.
  ///
  /// - Source: chevron.down beside a title is 15.5 wide where the canvas shows body at 14 points
  ///   (Xcode 13, 1 of 1), not 18.5. Alone a circle is 25.67 wide at 17 points (Xcode 26), as in
  ///   large scale, square.and.arrow.up.on.square.fill 30 (Xcode 15), and square.and.arrow.up 24.67
  ///   with medium weight (Xcode 15) and 18.5 at 14 points (Xcode 13, 2 of 2): too wide for medium
  ///   scale, 5 of 5, all outside the corpus. The box stays as high as the line. UIKit draws the
  ///   canvas, so this holds on devices, too.
  private static func scaled(_ image: ImageContent, hasText: Bool) -> ImageContent {
    guard case .symbol(var symbol) = image else { return image }
    if symbol.font == nil, symbol.pointSize == nil { symbol.font = .style("Body") }
    if !hasText, symbol.scale == nil { symbol.scale = .large }
    return .symbol(symbol)
  }

  private func textSize(
    _ title: PreparedText, _ subtitle: PreparedText, padding: Double,
    in context: MeasurementContext
  ) -> Size {
    func size(of text: PreparedText) -> Size {
      let layout = text.naturalLayout(numberOfLines: 0)
      return Size(
        width: context.ceiledToPixel(text.naturalWidth),
        height: context.ceiledToPixel(layout.size.height))
    }
    let first = size(of: title)
    guard !subtitle.isEmpty else { return first }
    let second = size(of: subtitle)
    return Size(
      width: max(first.width, second.width),
      height: first.height + second.height + (title.isEmpty ? 0 : padding))
  }

  /// The size of text and image side by side, or one above the other.
  private func combined(
    _ text: Size, _ image: Size, _ configuration: ButtonConfigurationContent, hasText: Bool
  ) -> Size {
    guard hasText else { return image }
    switch configuration.imagePlacement {
    case .leading, .trailing:
      return Size(
        width: text.width + image.width + configuration.imagePadding,
        height: max(text.height, image.height))
    case .top, .bottom:
      return Size(
        width: max(text.width, image.width),
        height: text.height + image.height + configuration.imagePadding)
    }
  }
}

/// The font and insets of a configured button, by its size.
private struct ConfigurationDefaults {
  let font: FontDescription
  let insets: EdgeInsets

  /// - Source: the title of a button with the role "primary" is in Headline, the semibold font of
  ///   Body's size (16 views in 7 documents of 2 repositories).
  init(_ configuration: ButtonConfigurationContent) {
    let (style, vertical, horizontal) =
      switch configuration.size {
      case .mini, .small: ("Subhead", 5.0, 10.0)
      case .medium: ("Body", 7.0, 12.0)
      case .large: ("Body", 15.0, 20.0)
      }
    font = .style(configuration.isPrimary && style == "Body" ? "Headline" : style)
    insets = EdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }
}

extension FontDescription {
  /// The text style whose name ends with this.
  static func style(_ name: String) -> FontDescription {
    FontDescription(face: .textStyle("UICTFontTextStyle" + name), pointSize: nil)
  }
}
