package import LayoutModel

/// A button: its type, title, image and insets, or its configuration.
package struct ButtonContent: Hashable, Sendable {
  /// `buttonType` of the document; absent is ``custom``.
  package enum Kind: String, Hashable, Sendable {
    case custom, system, roundedRect, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  package var kind: Kind
  /// The normal state's title, plain or attributed.
  package var title: TextContent
  /// `nil` where the document has no font: 15 for system buttons, 18 for custom ones.
  package var font: FontDescription?
  /// The normal state's image.
  package var image: ImageContent?
  package var backgroundImage: ImageContent?
  /// The insets as the document states them. All zero means "not set". Interface Builder marks a
  /// true zero by a `maxX` of 2.2250738585072014e-308, which counts as set.
  package var contentEdgeInsets: EdgeInsets?
  /// `lineBreakMode` is `wordWrap` or `characterWrap`: the title may have several lines.
  package var wrapsTitle: Bool
  /// With it, title and image of the state are ignored; Xcode 13 and later.
  package var configuration: ButtonConfigurationContent?

  package init(
    kind: Kind, title: TextContent = .plain(""), font: FontDescription? = nil,
    image: ImageContent? = nil, backgroundImage: ImageContent? = nil,
    contentEdgeInsets: EdgeInsets? = nil, wrapsTitle: Bool = false,
    configuration: ButtonConfigurationContent? = nil
  ) {
    self.kind = kind
    self.title = title
    self.font = font
    self.image = image
    self.backgroundImage = backgroundImage
    self.contentEdgeInsets = contentEdgeInsets
    self.wrapsTitle = wrapsTitle
    self.configuration = configuration
  }
}
