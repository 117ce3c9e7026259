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
      if background(of: source) == nil { drawMissingImage(nil, frame, clearOf: texts, &svg) }
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
      radius: LayerAttributes(source, colors).radius(in: frame), clearOf: texts, &svg)
  }

  /// Draws an image in a box, following its content mode.
  ///
  /// - Parameters:
  ///   - isTemplate: whether it is drawn in the tint, unless the catalogue states something else.
  ///   - texts: what the mark of a missing image does not touch.
  func drawImage(
    _ name: String, isSymbol: Bool, isTemplate: Bool = false, tint: PreviewColor, in box: Rect,
    mode: String, natural: Size? = nil, radius: Double? = nil,
    clearOf texts: OccupiedArea? = nil, _ svg: inout SVGWriter
  ) {
    guard box.width > 0.5, box.height > 0.5 else { return }
    if isSymbol {
      let natural = natural ?? Size(width: 20, height: 20)
      let isPlaced = ["center", "left", "right", "top", "bottom"].contains(mode)
      let frame = isPlaced ? placed(natural, in: box, mode) : box
      return drawSymbol(name, in: frame, tint, &svg)
    }
    guard let image = drawing.preview.assets?.image(named: name, colors.appearance) else {
      return drawMissingImage(name, box, radius: radius, clearOf: texts, &svg)
    }
    let frame = placed(image.size, in: box, mode)
    guard image.base64 != nil else {
      return drawMissingImage(
        name, frame.intersection(box), radius: radius, clearOf: texts, &svg)
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
