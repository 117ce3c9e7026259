import LayoutModel

/// Draws the marks of a picture: the present place of a view, its earlier place, and a number that
/// the list below explains.
///
/// There is no text on the screen itself, because it would cover the view that it describes. A view beyond the screen has a
/// line in the list and no mark.
struct MarkDrawing {
  enum Side { case before, after, both }

  let picture: ReviewPicture
  /// The number of units of the sheet per point. Lines and numbers have the same size in all
  /// pictures.
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
    // Numbers are drawn last, so that no outline covers one.
    let read = texts(on: side)
    var taken: [Rect] = []
    for (number, (mark, place)) in zip(picture.marks, picture.places).enumerated() {
      let shown =
        switch side {
        case .before: place.before
        case .after: place.after
        case .both: place.after ?? place.before
        }
      guard let shown else { continue }
      drawNumber(number + 1, mark, of: shown, read, &taken, &svg)
    }
  }

  private var dash: String {
    "\((4 / scale).svgText ?? "4") \((3 / scale).svgText ?? "3")"
  }

  /// The texts and controls on the sides that a mark covers.
  private func texts(on side: Side) -> [OccupiedArea] {
    let drawings = [side == .after ? nil : picture.before, side == .before ? nil : picture.after]
    return drawings.compactMap { $0 }.map { OccupiedArea($0.placedScene) }
  }

  /// Draws the number at the first free corner: upper left, upper right, lower right, lower left.
  /// Then it tries places beside the view. A place is free if it has no other number, no text and
  /// no control. If no place is free, the number stands where it covers least. Covering another
  /// number counts most.
  private func drawNumber(
    _ number: Int, _ mark: ReviewMark, of frame: Rect, _ read: [OccupiedArea],
    _ taken: inout [Rect], _ svg: inout SVGWriter
  ) {
    let radius = 7.5 / scale
    let area = picture.part.inset(radius + 1 / scale)
    func around(_ point: Point) -> Rect {
      let x = min(max(point.x, area.x), area.maxX)
      let y = min(max(point.y, area.y), area.maxY)
      return Rect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2)
    }
    let places = [
      Point(x: frame.x, y: frame.y), Point(x: frame.maxX, y: frame.y),
      Point(x: frame.maxX, y: frame.maxY), Point(x: frame.x, y: frame.maxY),
      Point(x: frame.x - radius, y: frame.midY), Point(x: frame.maxX + radius, y: frame.midY),
      Point(x: frame.midX, y: frame.y - radius), Point(x: frame.midX, y: frame.maxY + radius),
    ].map(around)
    func cost(_ place: Rect) -> Double {
      read.map { $0.overlap(place) }.reduce(0, +)
        + taken.map { Self.common($0, place) * Self.costOfNumbers }.reduce(0, +)
    }
    var best = (place: places[0], cost: Double.infinity)
    for place in places where best.cost >= 0.5 {
      let cost = cost(place)
      if cost < best.cost { best = (place, cost) }
    }
    taken.append(best.place)
    let center = best.place.center
    svg.circle(center, radius: radius, fill: mark.color, stroke: "#ffffff", width: 1 / scale)
    svg.label(
      String(number), at: Point(x: center.x, y: center.y + 3.4 / scale), size: 9.5 / scale,
      fill: "#ffffff", weight: "700", anchor: .middle)
  }

  /// The factor for covering another number. It is worse than covering a text, because a text is
  /// also visible on the other side.
  private static let costOfNumbers = 8.0

  /// The common area of two rectangles, in square points.
  private static func common(_ one: Rect, _ other: Rect) -> Double {
    let common = one.intersection(other)
    return max(0, common.width) * max(0, common.height)
  }
}
