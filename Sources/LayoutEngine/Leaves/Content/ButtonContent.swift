package import LayoutModel

/// A button: its type, title, image and insets, or its configuration.
package struct ButtonContent: Hashable, Sendable {
  /// The `buttonType` of the document. If it is absent, it is ``custom``.
  package enum Kind: String, Hashable, Sendable {
    case custom, system, roundedRect, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  package var kind: Kind
  /// The title of the normal state, plain or attributed.
  package var title: TextContent
  /// The font. `nil` if the document states none: then it is 15 points for system buttons, and 18
  /// for custom ones.
  package var font: FontDescription?
  /// The image of the normal state.
  package var image: ImageContent?
  package var backgroundImage: ImageContent?
  /// The insets as the document states them. All zero means "not set". Interface Builder marks a
  /// true zero by a `maxX` of 2.2250738585072014e-308, which counts as set.
  package var contentEdgeInsets: EdgeInsets?
  /// Whether `lineBreakMode` is `wordWrap` or `characterWrap`, so that the title may have several
  /// lines.
  package var wrapsTitle: Bool
  /// The configuration (Xcode 13 and later). If there is one, title and image of the state are
  /// ignored.
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
