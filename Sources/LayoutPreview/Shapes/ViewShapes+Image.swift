import ElementTree
import LayoutEngine
import LayoutModel

extension ViewShapes {
  /// The tint of a view: its own tint, or that of the nearest view around it that has one, or the
  /// window's.
  func tint(of source: LayoutView) -> PreviewColor {
    guard options.showsColors else { return colors.tint }
    for index in drawing.document.viewAndSuperviews(of: source.index) {
      let view = drawing.document.views[index]
      if let color = colors.color(view.part("color", key: "tintColor", in: cell)) { return color }
    }
    return colors.tint
  }

  func drawImageView(_ source: LayoutView, _ frame: Rect, _ svg: inout SVGWriter) {
    drawBackground(source, frame, &svg)
    let reference = source.part("imageReference", key: "image", in: cell)
    guard let name = reference?["image"] ?? source.value("image", in: cell) else {
      if background(of: source) == nil { drawMissingImage(nil, frame, &svg) }
      return
    }
    let isSymbol =
      (reference?["catalog"] ?? source.element["catalog"]) == "system"
      || drawing.document.properties.images[name]?.isSystemSymbol == true
    let mode = source.element["contentMode"] ?? "scaleToFill"
    var natural: Size?
    if isSymbol, case .image(let image) = shown.content(of: source), let image {
      let measured = StandardLeafMeasurer().measure(.image(image), in: shown.context)
      natural = Size(
        width: measured.intrinsicWidth ?? 20, height: measured.intrinsicHeight ?? 20)
    }
    drawImage(
      name, isSymbol: isSymbol, tint: tint(of: source), in: frame, mode: mode, natural: natural,
      radius: LayerAttributes(source, colors).radius(in: frame), &svg)
  }

  /// Draws an image in a box, following its content mode.
  ///
  /// - Parameter isTemplate: whether it is drawn in the tint, unless the catalogue states something
  ///   else.
  func drawImage(
    _ name: String, isSymbol: Bool, isTemplate: Bool = false, tint: PreviewColor, in box: Rect,
    mode: String, natural: Size? = nil, radius: Double? = nil, _ svg: inout SVGWriter
  ) {
    guard box.width > 0.5, box.height > 0.5 else { return }
    if isSymbol {
      let natural = natural ?? Size(width: 20, height: 20)
      let isPlaced = ["center", "left", "right", "top", "bottom"].contains(mode)
      let frame = isPlaced ? placed(natural, in: box, mode) : box
      return drawSymbol(name, in: frame, tint, &svg)
    }
    guard let image = drawing.preview.assets?.image(named: name, colors.appearance) else {
      return drawMissingImage(name, box, radius: radius, &svg)
    }
    let frame = placed(image.size, in: box, mode)
    guard image.base64 != nil else {
      return drawMissingImage(name, frame.intersection(box), radius: radius, &svg)
    }
    svg.paint(box, nil)
    let isTinted = image.rendering == .template || (isTemplate && image.rendering == .automatic)
    let color = isTinted ? tint : nil
    let isCut =
      frame.x < box.x - 0.5 || frame.y < box.y - 0.5 || frame.maxX > box.maxX + 0.5
      || frame.maxY > box.maxY + 0.5
    if isCut {
      svg.clipped(to: box) { $0.image(image, in: frame, tint: color) }
    } else {
      svg.image(image, in: frame, tint: color)
    }
  }

  /// The frame of an image of some size in a box.
  private func placed(_ size: Size, in box: Rect, _ mode: String) -> Rect {
    guard size.width > 0, size.height > 0 else { return box }
    var target = size
    switch mode {
    case "scaleAspectFit", "scaleAspectFill":
      let (x, y) = (box.width / size.width, box.height / size.height)
      let scale = mode == "scaleAspectFit" ? min(x, y) : max(x, y)
      target = Size(width: size.width * scale, height: size.height * scale)
    case "center", "left", "right", "top", "bottom", "topLeft", "topRight", "bottomLeft",
      "bottomRight":
      break
    default: return box
    }
    var frame = Rect(
      x: box.midX - target.width / 2, y: box.midY - target.height / 2, width: target.width,
      height: target.height)
    let mode = mode.lowercased()
    if mode.contains("left") { frame.origin.x = box.x }
    if mode.contains("right") { frame.origin.x = box.maxX - target.width }
    if mode.hasPrefix("top") { frame.origin.y = box.y }
    if mode.hasPrefix("bottom") { frame.origin.y = box.maxY - target.height }
    return frame
  }

  /// Draws a faint surface with mountains, and the image's name if there is room.
  func drawMissingImage(
    _ name: String?, _ frame: Rect, radius: Double? = nil, _ svg: inout SVGWriter
  ) {
    guard frame.width > 0.5, frame.height > 0.5 else { return }
    let surface = colors.system("systemGray5Color")
    let ink = colors.system("systemGray3Color")
    svg.fill(frame, surface, radius: radius ?? min(3, frame.width / 8, frame.height / 8))
    let hasName = (name?.isEmpty == false) && frame.height > 44 && frame.width > 44
    let room = Rect(
      x: frame.x, y: frame.y, width: frame.width, height: frame.height - (hasName ? 12 : 0))
    let width = min(56, room.width * 0.6, room.height * 0.8)
    guard width > 5 else { return }
    let glyph = room.centered(width: width, height: width * 0.7)
    func point(_ x: Double, _ y: Double) -> String {
      "\((glyph.x + x * glyph.width).svgText ?? "0") \((glyph.y + y * glyph.height).svgText ?? "0")"
    }
    svg.element(
      "path",
      [
        "d":
          "M\(point(0, 1))L\(point(0.36, 0.3))L\(point(0.58, 0.72))L\(point(0.72, 0.5))L\(point(1, 1))z",
        "fill": ink.hex,
      ])
    svg.circle(
      Point(x: glyph.x + 0.8 * glyph.width, y: glyph.y + 0.18 * glyph.height),
      radius: glyph.width * 0.09, fill: ink.hex)
    guard hasName, let name else { return }
    svg.label(
      TextLines.cut(name, size: 8, width: frame.width - 8),
      at: Point(x: frame.midX, y: min(glyph.maxY + 14, frame.maxY - 4)), size: 8,
      fill: colors.system("systemGrayColor").hex, anchor: .middle)
  }
}

extension SVGWriter {
  /// Writes an image into the picture itself. With a tint, only its shape is drawn, in that colour.
  mutating func image(_ image: PreviewImage, in frame: Rect, tint: PreviewColor? = nil) {
    guard let base64 = image.base64 else { return }
    let filter = tint.map { tintFilter($0) }
    element(
      "image",
      [
        "x": frame.x, "y": frame.y, "width": frame.width, "height": frame.height,
        "preserveAspectRatio": "none", "filter": filter.map { "url(#\($0))" },
        "href": "data:\(image.mediaType);base64,\(base64)",
      ])
  }
}
