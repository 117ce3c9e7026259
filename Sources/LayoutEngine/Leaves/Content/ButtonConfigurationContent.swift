package import LayoutModel

/// `<buttonConfiguration>` of a button.
package struct ButtonConfigurationContent: Hashable, Sendable {
  /// `buttonSize`; absent is ``medium``.
  package enum Size: String, Hashable, Sendable { case mini, small, medium, large }
  /// `imagePlacement`; absent is ``leading``.
  package enum ImagePlacement: String, Hashable, Sendable { case leading, trailing, top, bottom }

  package var title: TextContent
  package var subtitle: TextContent
  /// `titleFontDescription`; `nil` for that of the size.
  package var titleFont: FontDescription?
  package var subtitleFont: FontDescription?
  package var image: ImageContent?
  package var imagePlacement: ImagePlacement
  /// Between image and title, in points.
  package var imagePadding: Double
  /// Between title and subtitle, in points.
  package var titlePadding: Double
  /// `<directionalEdgeInsets key="contentInsets">`, leading as left; `nil` for those of the size.
  package var contentInsets: EdgeInsets?
  package var size: Size
  /// The button's role: the title is semibold.
  package var isPrimary: Bool

  package init(
    title: TextContent = .plain(""), subtitle: TextContent = .plain(""),
    titleFont: FontDescription? = nil, subtitleFont: FontDescription? = nil,
    image: ImageContent? = nil, imagePlacement: ImagePlacement = .leading,
    imagePadding: Double = 0, titlePadding: Double = 1, contentInsets: EdgeInsets? = nil,
    size: Size = .medium, isPrimary: Bool = false
  ) {
    self.title = title
    self.subtitle = subtitle
    self.titleFont = titleFont
    self.subtitleFont = subtitleFont
    self.image = image
    self.imagePlacement = imagePlacement
    self.imagePadding = imagePadding
    self.titlePadding = titlePadding
    self.contentInsets = contentInsets
    self.size = size
    self.isPrimary = isPrimary
  }
}
