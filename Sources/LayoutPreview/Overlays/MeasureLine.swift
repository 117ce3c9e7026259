import LayoutModel

/// A line along a distance or length, with marks at its ends and a caption beside it.
struct MeasureLine {
  private let text: String
  private let from: Point
  private let to: Point
  /// The place of the caption; `nil` if there is no text.
  private(set) var caption: Rect?

  /// The font size of captions, in points.
  static let size = 8.0

  /// - Parameters:
  ///   - text: the caption, such as `≥ 8`; empty if the line alone is enough.
  ///   - center: the point of the line beside which the caption stands.
  ///   - isFirst: whether the caption stands above a horizontal line or after an upright one.
  ///     Otherwise it stands below or before it.
  init(_ text: String, from: Point, to: Point, captionAt center: Point, isFirst: Bool) {
    (self.text, self.from, self.to) = (text, from, to)
    guard !text.isEmpty else {
      caption = nil
      return
    }
    let width = TextLines.width(text, size: Self.size) * 1.12
    let height = Self.size + 1
    caption =
      from.y == to.y
      ? Rect(
        x: center.x - width / 2, y: isFirst ? center.y - 2 - height : center.y + 2, width: width,
        height: height)
      : Rect(
        x: isFirst ? center.x + 4 : center.x - 4 - width, y: center.y - height / 2, width: width,
        height: height)
  }

  /// The line with its caption moved into a rectangle.
  func captioned(inside rect: Rect) -> MeasureLine {
    var line = self
    line.caption = caption?.moved(inside: rect)
    return line
  }

  private var isHorizontal: Bool { from.y == to.y }

  /// The rectangles that it covers.
  var rects: [Rect] {
    let own = Rect(
      x: min(from.x, to.x), y: min(from.y, to.y), width: abs(from.x - to.x),
      height: abs(from.y - to.y))
    // The ends of a line touch views, which does not count as covering them.
    let line =
      isHorizontal
      ? own.inset(by: EdgeInsets(top: -2, left: 1, bottom: -2, right: 1))
      : own.inset(by: EdgeInsets(top: 1, left: -2, bottom: 1, right: -2))
    return [line] + (caption.map { [$0] } ?? [])
  }

  func draw(_ color: String, dash: String?, _ svg: inout SVGWriter) {
    svg.line(from, to, stroke: color, dash: dash)
    let (dx, dy) = isHorizontal ? (0.0, 3.0) : (3.0, 0.0)
    for end in [from, to] {
      svg.line(
        Point(x: end.x - dx, y: end.y - dy), Point(x: end.x + dx, y: end.y + dy), stroke: color,
        width: 1)
    }
    guard let caption else { return }
    svg.label(
      text, at: Point(x: caption.midX, y: caption.maxY - 2), size: Self.size, fill: color,
      weight: "600", anchor: .middle, halo: true)
  }
}
