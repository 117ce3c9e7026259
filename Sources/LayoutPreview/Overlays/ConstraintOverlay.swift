import LayoutModel

/// Draws constraints as lines between the anchors that they relate, with their constants, and
/// lengths as dimension lines.
///
/// It draws constraints that are installed in the environment's cell and whose items have frames.
/// Required constraints are solid, optional ones dashed. Emphasised constraints have the colour of
/// their reason.
struct ConstraintOverlay {
  let drawing: LayoutDrawing
  let geometry: AnchorGeometry
  /// The visible part of the device: the screen, and bars outside of the root.
  private let visibleRect: Rect

  init(drawing: LayoutDrawing, scene: PlacedScene, zones: ZoneOverlay) {
    self.drawing = drawing
    geometry = AnchorGeometry(drawing: drawing, scene: scene, zones: zones)
    visibleRect = scene.ownRect
  }

  /// - Parameter occupied: the area that should not be covered. Captions are added to it.
  func draw(avoiding occupied: inout OccupiedArea, _ svg: inout SVGWriter) {
    draw(where: { _ in true }, &occupied, &svg)
  }

  /// Draws the emphasised constraints, whatever layers are shown.
  func drawEmphasised(avoiding occupied: inout OccupiedArea, _ svg: inout SVGWriter) {
    guard !drawing.emphasis.isEmpty else { return }
    draw(where: { drawing.emphasis[$0.id] != nil }, &occupied, &svg)
  }

  private func draw(
    where isShown: (LayoutConstraint) -> Bool, _ occupied: inout OccupiedArea,
    _ svg: inout SVGWriter
  ) {
    let document = drawing.document
    let cell = drawing.layout.environment.cell
    for (index, constraint) in document.constraints.enumerated() {
      guard !constraint.isPlaceholder, isShown(constraint),
        document.constraintInstallations[index].isInstalled(in: cell)
      else { continue }
      if constraint.first.attribute.isDimension {
        drawLength(constraint, &occupied, &svg)
      } else {
        drawDistance(constraint, &occupied, &svg)
      }
    }
  }

  private struct Style {
    var color: String
    var dash: String?
  }

  private func style(_ constraint: LayoutConstraint) -> Style {
    let dash = constraint.priority.isRequired ? nil : "3 2"
    if let reason = drawing.emphasis[constraint.id] {
      return Style(color: reason.color, dash: dash)
    }
    return Style(
      color: dash == nil ? Palette.constraint : Palette.optionalConstraint, dash: dash)
  }

  /// The caption of a constraint, such as `≥ 8` or `20 @750`. It is empty for an equality with the
  /// constant 0.
  private func caption(_ constraint: LayoutConstraint) -> String {
    let constant = constraint.constant(in: drawing.layout.environment.cell)
    var text =
      constraint.relation == .equal ? "" : constraint.relation == .lessThanOrEqual ? "≤ " : "≥ "
    if constraint.multiplier.value != 1 { text += "×\(constraint.multiplier.text) " }
    if constant != 0 || !text.isEmpty { text += NumberText.rounded(abs(constant)) }
    if !constraint.priority.isRequired {
      text += " @\(NumberText.shortest(constraint.priority.value))"
    }
    return text
  }

  // MARK: Distances

  private func drawDistance(
    _ constraint: LayoutConstraint, _ occupied: inout OccupiedArea, _ svg: inout SVGWriter
  ) {
    guard let second = constraint.second, let a = geometry.position(constraint.first),
      let b = geometry.position(second), let from = geometry.rect(of: constraint.first.item),
      let to = geometry.rect(of: second.item)
    else { return }
    let style = style(constraint)
    let isHorizontal = constraint.first.attribute.axis == .horizontal
    // The line runs where the two overlap across the axis, or else through the middle of the first.
    let (low, high) =
      isHorizontal
      ? (max(from.y, to.y), min(from.maxY, to.maxY)) : (max(from.x, to.x), min(from.maxX, to.maxX))
    let middle = isHorizontal ? from.midY : from.midX
    func point(_ along: Double, _ across: Double) -> Point {
      isHorizontal ? Point(x: along, y: across) : Point(x: across, y: along)
    }
    if abs(a - b) < 0.75 {
      // The two are aligned: the line runs along the common edge, from one to the other.
      let ends =
        isHorizontal ? (from.midY, to.midY) : (from.midX, to.midX)
      let reach = isHorizontal ? from.height : from.width
      let far = abs(ends.0 - ends.1) < 4 || isAncestor(second.item, of: constraint.first.item)
      let (start, stop) = far ? (ends.0 - reach / 2, ends.0 + reach / 2) : ends
      svg.line(
        point(a, start), point(a, stop), stroke: style.color, width: 1.25, dash: style.dash)
      return
    }
    let text = caption(constraint)
    // The places to try, so that the line avoids texts: the middle of the common part, then nearer
    // to both ends.
    let places = (high > low ? Self.parts.map { low + (high - low) * $0 } : [middle]).flatMap {
      across in
      [true, false].map { isFirst in
        MeasureLine(
          text, from: point(a, across), to: point(b, across), captionAt: point((a + b) / 2, across),
          isFirst: isFirst)
      }
    }
    draw(places, style, &occupied, &svg)
  }

  /// Draws the line that covers least. Where each caption would lie across the device's edge, they
  /// are moved onto the screen.
  private func draw(
    _ places: [MeasureLine], _ style: Style, _ occupied: inout OccupiedArea,
    _ svg: inout SVGWriter
  ) {
    let inside = places.filter { place in
      place.caption.map { Self.isUncut($0, by: visibleRect) } ?? true
    }
    let possible = inside.isEmpty ? places.map { $0.captioned(inside: visibleRect) } : inside
    let line = possible[occupied.best(of: possible.map(\.rects))]
    if let caption = line.caption { occupied.add(caption) }
    line.draw(style.color, dash: style.dash, &svg)
  }

  /// Whether a rectangle lies completely on a screen, or completely beside its device.
  private static func isUncut(_ rect: Rect, by screen: Rect) -> Bool {
    let (seen, near) = (rect.intersection(screen), rect.intersection(screen.inset(-deviceEdge)))
    return near.width <= 0 || near.height <= 0
      || (seen.width > rect.width - 0.5 && seen.height > rect.height - 0.5)
  }

  /// A width that is at least that of the edge around a screen.
  private static let deviceEdge = 14.0

  /// The positions to try for a line, as fractions of the part that two views share.
  private static let parts = [0.5, 0.25, 0.75, 0.1, 0.9]

  private func isAncestor(_ outer: ObjectID, of inner: ObjectID) -> Bool {
    let document = drawing.document
    guard case .view(let index) = document.items[inner] else { return false }
    switch document.items[outer] {
    case .view(let ancestor): return document.isView(index, inside: ancestor)
    case .guide: return true
    default: return false
    }
  }

  // MARK: Lengths

  private func drawLength(
    _ constraint: LayoutConstraint, _ occupied: inout OccupiedArea, _ svg: inout SVGWriter
  ) {
    guard let rect = geometry.rect(of: constraint.first.item), rect.width > 4, rect.height > 4
    else { return }
    let style = style(constraint)
    var text = caption(constraint)
    if let second = constraint.second {
      if second.item == constraint.first.item {
        let ratio = constraint.multiplier.text
        badge(
          ratio.contains(":") ? ratio : "×\(ratio)",
          at: Point(x: rect.midX + rect.width / 4, y: rect.midY + rect.height / 4),
          style, &occupied, &svg)
        return
      }
      guard geometry.rect(of: second.item) != nil else { return }
      text = "= \(drawing.document.name(of: second.item))" + (text.isEmpty ? "" : " \(text)")
      text = TextLines.cut(text, size: 8, width: 110)
    }
    let places =
      constraint.first.attribute == .width ? widthLines(rect, text) : heightLines(rect, text)
    draw(places, style, &occupied, &svg)
  }

  /// The places for a width: along the bottom or the top of a view, first inside, then outside.
  /// Captions stand beside the middle, where buttons have their titles.
  private func widthLines(_ rect: Rect, _ text: String) -> [MeasureLine] {
    let share = rect.width > 120 ? 0.75 : 0.5
    let inside = min(6, rect.height / 4)
    let ys = [rect.maxY - inside, rect.maxY + 4, rect.y + inside, rect.y - 4]
    return ys.flatMap { y in
      [true, false].map { isFirst in
        MeasureLine(
          text, from: Point(x: rect.x + 1, y: y), to: Point(x: rect.maxX - 1, y: y),
          captionAt: Point(x: rect.x + rect.width * share, y: y), isFirst: isFirst)
      }
    }
  }

  /// The places for a height, along the sides. In a high view, the caption may also stand near the
  /// end, away from the text in the middle.
  private func heightLines(_ rect: Rect, _ text: String) -> [MeasureLine] {
    let inside = min(6, rect.width / 4)
    let xs = [rect.x + inside, rect.maxX + 4, rect.maxX - inside, rect.x - 4]
    let ys = [rect.midY] + (rect.height > 40 ? [rect.y + rect.height * 0.85] : [])
    return ys.flatMap { y in
      xs.flatMap { x in
        [true, false].map { isFirst in
          MeasureLine(
            text, from: Point(x: x, y: rect.y + 1), to: Point(x: x, y: rect.maxY - 1),
            captionAt: Point(x: x, y: y), isFirst: isFirst)
        }
      }
    }
  }

  private func badge(
    _ text: String, at center: Point, _ style: Style, _ occupied: inout OccupiedArea,
    _ svg: inout SVGWriter
  ) {
    let width = TextLines.width(text, size: MeasureLine.size) + 10
    let box = Rect(x: center.x - width / 2, y: center.y - 7, width: width, height: 14)
      .moved(inside: visibleRect)
    occupied.add(box)
    svg.rect(box, fill: "#ffffff", stroke: style.color, width: 1, radius: 7, dash: style.dash)
    svg.label(
      text, at: Point(x: box.midX, y: box.midY + 3), size: MeasureLine.size, fill: style.color,
      weight: "600", anchor: .middle)
  }
}
