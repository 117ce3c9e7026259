import LayoutModel

/// Draws the marks of a picture: the present place of a view, its earlier place, and a number that
/// the list below explains.
///
/// There is no text on the screen itself, because it would cover the view that it describes.
struct MarkDrawing {
  enum Side { case before, after, both }

  let picture: ReviewPicture
  /// Units of the sheet per point: lines and numbers have the same size in all pictures.
  let scale: Double

  init(_ picture: ReviewPicture, scale: Double) {
    self.picture = picture
    self.scale = scale
  }

  func draw(_ side: Side, _ svg: inout SVGWriter) {
    let line = 1.5 / scale
    for (mark, place) in zip(picture.marks, picture.places) {
      let moves = mark.kind == .moved || mark.kind == .resized
      if moves, side != .before, let old = place.before {
        svg.rect(old, stroke: Palette.ghost, width: line, dash: dash)
      }
      if moves, side == .both, let old = place.before, let new = place.after {
        svg.line(old.center, new.center, stroke: mark.color, width: line)
      }
      let shown =
        switch side {
        case .before: place.before
        case .after: place.after
        case .both: place.after ?? place.before
        }
      guard let shown else { continue }
      let outline = shown.inset(-line / 2)
      svg.rect(
        outline, stroke: mark.color, width: line,
        dash: mark.kind == .disappeared ? dash : nil)
    }
    // Numbers last, so that no outline lies over one.
    var taken: [Rect] = []
    for (number, (mark, place)) in zip(picture.marks, picture.places).enumerated() {
      let shown =
        switch side {
        case .before: place.before
        case .after: place.after
        case .both: place.after ?? place.before
        }
      guard let shown else { continue }
      drawNumber(number + 1, mark, of: shown, &taken, &svg)
    }
  }

  private var dash: String {
    "\((4 / scale).svgText ?? "4") \((3 / scale).svgText ?? "3")"
  }

  /// Draws the number at the first free corner: upper left, upper right, lower right, lower left.
  /// It lies outside of the view, so that it does not cover the view's content.
  private func drawNumber(
    _ number: Int, _ mark: ReviewMark, of frame: Rect, _ taken: inout [Rect],
    _ svg: inout SVGWriter
  ) {
    let radius = 7.5 / scale
    let area = picture.part.inset(radius + 1 / scale)
    let corners = [
      Point(x: frame.x, y: frame.y), Point(x: frame.maxX, y: frame.y),
      Point(x: frame.maxX, y: frame.maxY), Point(x: frame.x, y: frame.maxY),
    ].map { corner in
      Point(
        x: min(max(corner.x, area.x), area.maxX), y: min(max(corner.y, area.y), area.maxY))
    }
    func around(_ point: Point) -> Rect {
      Rect(x: point.x - radius, y: point.y - radius, width: radius * 2, height: radius * 2)
    }
    let free = corners.first { corner in
      !taken.contains { Self.touch($0, around(corner)) }
    }
    let center = free ?? corners[0]
    taken.append(around(center))
    svg.circle(center, radius: radius, fill: mark.color, stroke: "#ffffff", width: 1 / scale)
    svg.label(
      String(number), at: Point(x: center.x, y: center.y + 3.4 / scale), size: 9.5 / scale,
      fill: "#ffffff", weight: "700", anchor: .middle)
  }

  private static func touch(_ one: Rect, _ other: Rect) -> Bool {
    let common = one.intersection(other)
    return common.width > 0 && common.height > 0
  }
}
