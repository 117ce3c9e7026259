import LayoutModel

extension ViewShapes {
  /// Draws a faint surface with mountains, and the image's name if there is room. Below pale letters the surface is dark, as
  /// the image is on which somebody can read them.
  ///
  /// - Parameter texts: what the mountains and the name do not touch. They stand beside it, or are left out.
  func drawMissingImage(
    _ name: String?, _ frame: Rect, radius: Double? = nil, clearOf texts: OccupiedArea? = nil,
    _ svg: inout SVGWriter
  ) {
    guard frame.width > 0.5, frame.height > 0.5 else { return }
    let isDark = texts != nil && 2 * paleTexts.overlap(frame) > self.texts.overlap(frame)
    svg.fill(
      frame, isDark ? Self.darkSurface : colors.system("systemGray5Color"),
      radius: radius ?? min(3, frame.width / 8, frame.height / 8))
    let name = name.flatMap { $0.isEmpty || frame.height <= 44 || frame.width <= 44 ? nil : $0 }
    let marks = Self.parts(of: frame).map { MissingImageMark(in: $0, name: name) }
    guard let mark = marks.first(where: { (texts?.overlap($0.bounds) ?? 0) < 0.5 }) else { return }
    let glyph = mark.glyph
    guard glyph.width > (mark.room == frame ? 5 : 12) else { return }
    let ink = isDark ? Self.darkInk : colors.system("systemGray3Color")
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
    guard let name else { return }
    svg.label(
      TextLines.cut(name, size: MissingImageMark.letters, width: mark.room.width - 8),
      at: Point(x: mark.room.midX, y: min(glyph.maxY + 14, mark.room.maxY - 4)),
      size: MissingImageMark.letters,
      fill: isDark ? Self.darkInk.hex : colors.system("systemGrayColor").hex, anchor: .middle)
  }

  /// White letters have a contrast of 6 on it.
  private static let darkSurface = PreviewColor(red: 0.388, green: 0.388, blue: 0.4)
  private static let darkInk = PreviewColor(red: 0.62, green: 0.62, blue: 0.635)

  /// The places for a mark: in the middle of a surface, then of its halves.
  private static func parts(of frame: Rect) -> [Rect] {
    let (width, height) = (frame.width / 2, frame.height / 2)
    return [
      frame, Rect(x: frame.x, y: frame.y, width: frame.width, height: height),
      Rect(x: frame.x, y: frame.midY, width: frame.width, height: height),
      Rect(x: frame.x, y: frame.y, width: width, height: frame.height),
      Rect(x: frame.midX, y: frame.y, width: width, height: frame.height),
    ]
  }
}

/// Where the mark of a missing image stands on its surface.
private struct MissingImageMark {
  /// The size of the name's letters in points.
  static let letters = 8.0

  let room: Rect
  let glyph: Rect
  /// What is drawn, with the name below the glyph.
  let bounds: Rect

  init(in room: Rect, name: String?) {
    self.room = room
    var inside = room
    if name != nil { inside.size.height -= 12 }
    let width = max(0, min(56, inside.width * 0.6, inside.height * 0.8))
    glyph = inside.centered(width: width, height: width * 0.7)
    var bounds = glyph
    if let name {
      let wide = min(TextLines.width(name, size: Self.letters), room.width - 8)
      bounds = bounds.union(
        Rect(x: room.midX - wide / 2, y: glyph.maxY, width: wide, height: 16))
    }
    self.bounds = bounds
  }
}
