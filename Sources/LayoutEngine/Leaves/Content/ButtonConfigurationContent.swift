package import LayoutModel

/// The `<buttonConfiguration>` of a button.
package struct ButtonConfigurationContent: Hashable, Sendable {
  /// The `buttonSize`. If it is absent, it is ``medium``.
  package enum Size: String, Hashable, Sendable { case mini, small, medium, large }
  /// The `imagePlacement`. If it is absent, it is ``leading``.
  package enum ImagePlacement: String, Hashable, Sendable { case leading, trailing, top, bottom }

  package var title: TextContent
  package var subtitle: TextContent
  /// The `titleFontDescription`; `nil` means the font of the size.
  package var titleFont: FontDescription?
  package var subtitleFont: FontDescription?
  package var image: ImageContent?
  package var imagePlacement: ImagePlacement
  /// The distance between image and title, in points.
  package var imagePadding: Double
  /// The distance between title and subtitle, in points.
  package var titlePadding: Double
  /// `<directionalEdgeInsets key="contentInsets">`, with leading as left; `nil` means the insets of
  /// the size.
  package var contentInsets: EdgeInsets?
  package var size: Size
  /// Whether the button has the role "primary". Its title is then semibold.
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
