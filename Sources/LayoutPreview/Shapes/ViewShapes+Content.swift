import LayoutModel

extension ViewShapes {
  func drawButton(
    _ source: LayoutView, _ frame: Rect, _ background: PreviewColor?, _ svg: inout SVGWriter
  ) {
    let cell = drawing.layout.environment.cell
    let configuration = source.part("buttonConfiguration", key: "configuration", in: cell)
    let radius = min(8, frame.height / 2)
    if let background {
      fill(frame, background, &svg, radius: 3)
    } else if configuration?["style"] == "filled" {
      svg.rect(frame, fill: Palette.tint, radius: radius)
    } else {
      svg.element(
        "rect",
        [
          "x": frame.x + 0.5, "y": frame.y + 0.5, "width": max(0, frame.width - 1),
          "height": max(0, frame.height - 1), "rx": radius, "fill": Palette.tint,
          "fill-opacity": 0.08, "stroke": Palette.tint, "stroke-opacity": 0.35,
          "stroke-width": 0.75,
        ])
    }
    let isFilled = background == nil && configuration?["style"] == "filled"
    if drawing.text(of: source, showsColors: options.showsColors) != nil {
      let isDark = background.map { !$0.isLight && $0.alpha > 0.5 } ?? false
      let state = source.part("state", key: "normal", in: cell)
      let hasColor = state?.child("color", key: "titleColor") != nil
      drawText(
        source, in: frame, anchor: .middle,
        color: isFilled || (isDark && !hasColor) ? "#ffffff" : nil, &svg)
    } else {
      drawSymbol(frame, &svg)
    }
  }

  /// A button with an image alone: a small picture.
  private func drawSymbol(_ frame: Rect, _ svg: inout SVGWriter) {
    let side = min(18, frame.width - 4, frame.height - 4)
    guard side > 4 else { return }
    let box = frame.centered(width: side, height: side)
    svg.rect(box, stroke: Palette.tint, width: 1, radius: 3)
    svg.circle(box.center, radius: side / 5, fill: Palette.tint)
  }

  func drawTextField(
    _ source: LayoutView, _ frame: Rect, _ background: PreviewColor?, _ svg: inout SVGWriter
  ) {
    let style = source.value("borderStyle", in: drawing.layout.environment.cell)
    svg.rect(
      frame.inset(0.5), fill: background?.hex ?? "#ffffff",
      stroke: style == "none" ? Palette.faintOutline : Palette.outline, width: 1,
      radius: style == "roundedRect" ? 5 : 1)
    drawText(
      source, in: frame.inset(by: EdgeInsets(left: 7, right: 7)), &svg)
  }

  /// Crossing lines, and the image's name where there is room.
  func drawImage(
    _ source: LayoutView, _ frame: Rect, _ background: PreviewColor?, _ svg: inout SVGWriter
  ) {
    if let background {
      fill(frame, background, &svg)
    } else {
      svg.rect(frame, fill: Palette.image)
    }
    let box = frame.inset(0.5)
    guard box.width > 0, box.height > 0 else { return }
    svg.element(
      "path",
      [
        "d": [
          ("M", box.x, box.y), ("L", box.maxX, box.maxY), ("M", box.maxX, box.y),
          ("L", box.x, box.maxY),
        ].map { "\($0.0)\($0.1.svgText ?? "0") \($0.2.svgText ?? "0")" }.joined(),
        "stroke": Palette.imageLines, "stroke-width": 0.75, "fill": "none",
      ])
    svg.rect(box, stroke: Palette.imageLines, width: 0.75)
    if let name = source.value("image", in: drawing.layout.environment.cell) {
      let text = TextLines.cut(name, size: 9, width: box.width - 12)
      let width = TextLines.width(text, size: 9) + 10
      guard box.height > 26, box.width > 40, text.count > 2 else { return }
      svg.rect(box.centered(width: width, height: 14), fill: Palette.image, radius: 4)
      svg.label(
        text, at: Point(x: box.midX, y: box.midY + 3.2), size: 9, fill: Palette.caption,
        anchor: .middle)
    }
  }
}
