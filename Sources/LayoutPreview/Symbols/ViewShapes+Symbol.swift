import LayoutModel

extension ViewShapes {
  /// Draws a system symbol as large as a box allows.
  ///
  /// A symbol for which the package has no drawing is a plain glyph, with its name below if there
  /// is room.
  func drawSymbol(_ name: String, in box: Rect, _ color: PreviewColor, _ svg: inout SVGWriter) {
    let side = min(box.width, box.height)
    guard side > 3 else { return }
    let square = box.centered(width: side, height: side)
    guard let glyph = SymbolGlyph(named: name) else {
      return drawPlainGlyph(name, in: box, color, &svg)
    }
    switch glyph.frame {
    case nil:
      stroke(glyph, in: square, color, fill: glyph.isFilled ? color : nil, &svg)
    case .circle:
      frame(square, radius: side / 2, isFilled: glyph.isFilled, color, &svg)
      stroke(
        glyph, in: square.inset(side * 0.23), glyph.isFilled ? inner(color, square, svg) : color,
        fill: nil, &svg)
    case .square:
      frame(square, radius: side * 0.22, isFilled: glyph.isFilled, color, &svg)
      stroke(
        glyph, in: square.inset(side * 0.23), glyph.isFilled ? inner(color, square, svg) : color,
        fill: nil, &svg)
    }
  }

  /// The colour on a filled frame: the colour below it, or white.
  private func inner(_ color: PreviewColor, _ box: Rect, _ svg: SVGWriter) -> PreviewColor {
    let below = svg.surface(at: box.center) ?? colors.background
    return below.isLost(on: color) ? .white : below
  }

  private func frame(
    _ box: Rect, radius: Double, isFilled: Bool, _ color: PreviewColor, _ svg: inout SVGWriter
  ) {
    let line = max(0.75, box.width / 14)
    if isFilled {
      svg.rect(box, fill: color.hex, radius: radius, opacity: color.opacity)
    } else {
      svg.rect(
        box.inset(line / 2), stroke: color.hex, width: line, radius: max(0, radius - line / 2))
    }
  }

  private func stroke(
    _ glyph: SymbolGlyph, in box: Rect, _ color: PreviewColor, fill: PreviewColor?,
    _ svg: inout SVGWriter
  ) {
    let scale = box.width / 24
    guard scale > 0.05 else { return }
    let width = glyph.isDotted ? 3.6 : glyph.frame == nil ? 1.8 : 2.6
    svg.element(
      "path",
      [
        "transform":
          "translate(\(box.x.svgText ?? "0") \(box.y.svgText ?? "0")) scale(\(scale.preciseText))",
        "d": glyph.path + (glyph.isStruck ? "M4 3l16 18" : ""),
        "fill": fill?.hex ?? "none", "stroke": color.hex, "stroke-width": width,
        "stroke-linecap": "round", "stroke-linejoin": "round", "opacity": color.opacity,
      ])
  }

  private func drawPlainGlyph(
    _ name: String, in box: Rect, _ color: PreviewColor, _ svg: inout SVGWriter
  ) {
    let caption = name.isEmpty ? "" : TextLines.cut(name, size: 7, width: box.width)
    let hasName = box.height > 40 && caption.count > 3
    let room = hasName ? box.height - 12 : box.height
    let side = min(box.width, room, 44)
    guard side > 3 else { return }
    let square = Rect(
      x: box.midX - side / 2, y: box.y + (room - side) / 2, width: side, height: side)
    svg.rect(
      square.inset(side * 0.1), stroke: color.hex, width: max(0.75, side / 16), radius: side * 0.2)
    svg.circle(square.center, radius: side * 0.12, fill: color.hex)
    guard hasName else { return }
    svg.label(
      caption, at: Point(x: box.midX, y: square.maxY + 9), size: 7,
      fill: colors.system("secondaryLabelColor").over(colors.background).hex, anchor: .middle)
  }
}
