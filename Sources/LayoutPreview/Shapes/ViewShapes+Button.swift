import ElementTree
import LayoutEngine
import LayoutModel
import PlatformRules

extension ViewShapes {
  /// The surroundings of a button's title, and its colours.
  private struct ButtonLook {
    var fill: PreviewColor?
    var stroke: PreviewColor?
    var title: PreviewColor
    var radius: Double
  }

  func drawButton(
    _ source: LayoutView, _ button: ButtonContent, _ frame: Rect, _ svg: inout SVGWriter
  ) {
    guard frame.width > 0.5, frame.height > 0.5 else { return }
    let state = source.part("state", key: "normal", in: cell)
    if button.configuration == nil { drawBackground(source, frame, &svg) }
    drawBackgroundImage(source, state, frame, &svg)
    let look = look(of: source, button, state, frame)
    if let fill = look.fill {
      svg.fill(frame, fill, radius: look.radius)
    } else if source.customClass != nil, button.configuration == nil,
      let below = svg.surface(at: frame.center), look.title.isLost(on: below)
    {
      // The code of its class gives it a background.
      svg.fill(frame, colors.system("systemGray2Color"), radius: min(6, frame.height / 2))
    }
    if let stroke = look.stroke {
      svg.rect(frame.inset(0.5), stroke: stroke.hex, width: 1, radius: max(0, look.radius - 0.5))
    }
    if let symbol = standardSymbol(button.kind) {
      return drawSymbol(symbol, in: frame.centered(width: 22, height: 22), look.title, &svg)
    }
    let configuration = button.configuration
    let element = configuration == nil ? state : drawing.configuration(of: source, cell)
    drawTitle(source, button, element, look.title, frame, &svg)
  }

  /// Draws the image that fills a button. The catalogue of a state is that of its image, if it has one.
  private func drawBackgroundImage(
    _ source: LayoutView, _ state: DocumentElement?, _ frame: Rect, _ svg: inout SVGWriter
  ) {
    let reference = state?.child("imageReference", key: "backgroundImage")
    guard let name = reference?["image"] ?? state?["backgroundImage"] else { return }
    let catalog = reference?["catalog"] ?? (state?["image"] == nil ? state?["catalog"] : nil)
    let isSymbol =
      catalog == "system" || drawing.document.properties.images[name]?.isSystemSymbol == true
    drawImage(
      name, isSymbol: isSymbol, tint: tint(of: source), in: frame, mode: "scaleToFill", &svg)
  }

  private func standardSymbol(_ kind: ButtonContent.Kind) -> String? {
    switch kind {
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    default: nil
    }
  }

  /// - Source: Apple, `UIButton.Configuration`: plain, gray, tinted, filled and their bordered
  ///   forms; a custom button has a white title, others have a title in the tint. Recorded, iOS 26:
  ///   corners are round by 17 points where the configuration says nothing, so that a button of
  ///   one line is nearly a capsule.
  private func look(
    of source: LayoutView, _ button: ButtonContent, _ state: DocumentElement?, _ frame: Rect
  ) -> ButtonLook {
    let tint = tint(of: source)
    guard let element = drawing.configuration(of: source, cell) else {
      let own = options.showsColors ? colors.color(state?.child("color", key: "titleColor")) : nil
      var title = own ?? (button.kind == .custom ? .white : tint)
      if source.element["enabled"] == "NO", own == nil {
        title = colors.system("tertiaryLabelColor")
      }
      return ButtonLook(title: title, radius: 0)
    }
    let base = colors.color(element.child("color", key: "baseBackgroundColor"))
    let foreground = colors.color(element.child("color", key: "baseForegroundColor"))
    let background = element.child("backgroundConfiguration", key: "background")
    let stated = colors.color(background?.child("color", key: "backgroundColor"))
    let radius =
      element["cornerStyle"] == "capsule"
      ? frame.height / 2
      : background?.number("cornerRadius")
        ?? (looks.controlsAreCapsules ? min(17, frame.height / 2) : 6)
    let look: ButtonLook =
      switch element["style"] {
      case "filled", "borderedProminent":
        ButtonLook(fill: base ?? tint, title: foreground ?? .white, radius: radius)
      case "tinted", "borderedTinted":
        ButtonLook(
          fill: (base ?? tint).faded(to: 0.18), title: foreground ?? tint, radius: radius)
      case "gray", "bordered":
        ButtonLook(
          fill: base ?? colors.system("secondarySystemFillColor"), title: foreground ?? tint,
          radius: radius)
      default: ButtonLook(fill: base, title: foreground ?? tint, radius: radius)
      }
    guard let stated else { return look }
    return ButtonLook(fill: stated, title: look.title, radius: radius)
  }

  /// Draws image and title beside each other, or one above the other, in the middle or at a side.
  private func drawTitle(
    _ source: LayoutView, _ button: ButtonContent, _ element: DocumentElement?,
    _ color: PreviewColor, _ frame: Rect, _ svg: inout SVGWriter
  ) {
    let configuration = button.configuration
    let text = configuration?.title ?? button.title
    let font: FontDescription =
      configuration.map {
        $0.titleFont
          ?? FontDescription(
            face: .textStyle(
              $0.isPrimary ? "UICTFontTextStyleHeadline" : "UICTFontTextStyleBody"), pointSize: nil)
      } ?? button.font ?? .system(button.kind == .custom ? 18 : 15)
    let image = configuration?.image ?? button.image
    var box = frame
    if let insets = configuration?.contentInsets ?? button.contentEdgeInsets {
      let inner = frame.inset(by: insets)
      if inner.width > 4, inner.height > 4 { box = inner }
    } else if configuration != nil, frame.width > 28 {
      box = frame.inset(by: EdgeInsets(left: 12, right: 12))
    }
    let imageSize = image.map { self.imageSize($0, in: box) } ?? Size()
    let isVertical =
      configuration.map { $0.imagePlacement == .top || $0.imagePlacement == .bottom } ?? false
    let padding = image == nil || text.isEmpty ? 0 : configuration?.imagePadding ?? 0
    let taken = isVertical ? 0 : imageSize.width + padding
    let wraps = configuration != nil || button.wrapsTitle
    let cut: TextBlock.Cut =
      source.element["lineBreakMode"] == nil ? .middle : self.cut(of: source)
    let block = shown.lines(
      of: text, font: font,
      in: TextBlock.Room(
        width: max(4, box.width - taken) + 1, numberOfLines: wraps ? 0 : 1, cut: cut))
    let width = text.isEmpty ? 0 : block.lines.map(\.width).max() ?? 0
    var styling = styling(
      of: text, font: font, element?.child("attributedString"), color: color)
    styling.anchor = .middle
    if isVertical {
      let height = imageSize.height + padding + (text.isEmpty ? 0 : block.height)
      let top = box.midY - height / 2
      let isAbove = configuration?.imagePlacement == .top
      drawButtonImage(
        source, element, color,
        Rect(
          x: box.midX - imageSize.width / 2,
          y: isAbove ? top : top + height - imageSize.height, width: imageSize.width,
          height: imageSize.height), &svg)
      draw(block, styling, in: box, top: isAbove ? top + imageSize.height + padding : top, &svg)
      return
    }
    let start = start(of: width + taken, in: box, source)
    let trails = (configuration?.imagePlacement == .trailing) != isRightToLeft
    let imageX = trails ? start + width + padding : start
    if image != nil {
      let insets = source.element.child("inset", key: "imageEdgeInsets")?.insets ?? .zero
      drawButtonImage(
        source, element, color,
        Rect(
          x: imageX + shift(by: insets, source),
          y: box.midY - imageSize.height / 2 + drop(by: insets, source), width: imageSize.width,
          height: imageSize.height), &svg)
    }
    let insets = source.element.child("inset", key: "titleEdgeInsets")?.insets ?? .zero
    let textBox = Rect(
      x: (trails ? start : start + taken) + shift(by: insets, source),
      y: box.y + drop(by: insets, source), width: width, height: box.height)
    draw(block, styling, in: textBox, &svg)
  }

  /// The side of a button on which its image and its title stand.
  private enum ContentSide { case left, middle, right }

  private func side(of source: LayoutView) -> ContentSide {
    switch source.element["contentHorizontalAlignment"] {
    case "left": .left
    case "right": .right
    case "leading": isRightToLeft ? .right : .left
    case "trailing": isRightToLeft ? .left : .right
    default: .middle
    }
  }

  private func start(of width: Double, in box: Rect, _ source: LayoutView) -> Double {
    switch side(of: source) {
    case .left: box.x
    case .middle: box.midX - width / 2
    case .right: box.maxX - width
    }
  }

  /// How far the insets of the image or of the title move it to the right, in points.
  ///
  /// - Source: Apple, `UIButton.titleEdgeInsets` and `contentHorizontalAlignment`: the insets shrink the room in
  ///   which the image or the title is aligned. At a side it moves by the whole inset of that side, and in the
  ///   middle by half of the difference.
  private func shift(by insets: EdgeInsets, _ source: LayoutView) -> Double {
    switch side(of: source) {
    case .left: insets.left
    case .middle: (insets.left - insets.right) / 2
    case .right: -insets.right
    }
  }

  /// How far these insets move it down. An image above its title is often made by them.
  private func drop(by insets: EdgeInsets, _ source: LayoutView) -> Double {
    switch source.element["contentVerticalAlignment"] {
    case "top": insets.top
    case "bottom": -insets.bottom
    default: (insets.top - insets.bottom) / 2
    }
  }

  /// The measured size of the image, but not larger than the button.
  private func imageSize(_ image: ImageContent, in box: Rect) -> Size {
    let measured = StandardLeafMeasurer().measure(.image(image), in: shown.context)
    let size = Size(
      width: measured.intrinsicWidth ?? 24, height: measured.intrinsicHeight ?? 24)
    guard size.width > 0, size.height > 0 else { return Size() }
    let scale = min(1, box.width / size.width, box.height / size.height)
    return Size(width: size.width * scale, height: size.height * scale)
  }

  private func drawButtonImage(
    _ source: LayoutView, _ element: DocumentElement?, _ color: PreviewColor, _ frame: Rect,
    _ svg: inout SVGWriter
  ) {
    let reference = element?.child("imageReference", key: "image")
    guard let name = reference?["image"] ?? element?["image"] else { return }
    let isSymbol =
      (reference?["catalog"] ?? element?["catalog"]) == "system"
      || drawing.document.properties.images[name]?.isSystemSymbol == true
    let isConfigured = source.element.child("buttonConfiguration") != nil
    drawImage(
      name, isSymbol: isSymbol,
      isTemplate: isConfigured || source.element["buttonType"] == "system",
      tint: isConfigured ? color : tint(of: source), in: frame, mode: "scaleAspectFit", &svg)
  }
}
