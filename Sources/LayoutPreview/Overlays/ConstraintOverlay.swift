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

  init(drawing: LayoutDrawing, scene: PlacedScene, zones: ZoneOverlay) {
    self.drawing = drawing
    geometry = AnchorGeometry(drawing: drawing, scene: scene, zones: zones)
  }

  func draw(_ svg: inout SVGWriter) { draw(where: { _ in true }, &svg) }

  /// Draws the emphasised constraints, whatever layers are shown.
  func drawEmphasised(_ svg: inout SVGWriter) {
    guard !drawing.emphasis.isEmpty else { return }
    draw(where: { drawing.emphasis[$0.id] != nil }, &svg)
  }

  private func draw(where isShown: (LayoutConstraint) -> Bool, _ svg: inout SVGWriter) {
    let document = drawing.document
    let cell = drawing.layout.environment.cell
    for (index, constraint) in document.constraints.enumerated() {
      guard !constraint.isPlaceholder, isShown(constraint),
        document.constraintInstallations[index].isInstalled(in: cell)
      else { continue }
      if constraint.first.attribute.isDimension {
        drawLength(constraint, &svg)
      } else {
        drawDistance(constraint, &svg)
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

  /// `≥ 8`, `20 @750`; empty for an equality at 0.
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

  private func drawDistance(_ constraint: LayoutConstraint, _ svg: inout SVGWriter) {
    guard let second = constraint.second, let a = geometry.position(constraint.first),
      let b = geometry.position(second), let from = geometry.rect(of: constraint.first.item),
      let to = geometry.rect(of: second.item)
    else { return }
    let style = style(constraint)
    let isHorizontal = constraint.first.attribute.axis == .horizontal
    // The line runs where the two overlap across the axis, else through the first.
    let (low, high) =
      isHorizontal
      ? (max(from.y, to.y), min(from.maxY, to.maxY)) : (max(from.x, to.x), min(from.maxX, to.maxX))
    let middle = isHorizontal ? from.midY : from.midX
    let across = high > low ? (low + high) / 2 : middle
    func point(_ along: Double, _ across: Double) -> Point {
      isHorizontal ? Point(x: along, y: across) : Point(x: across, y: along)
    }
    if abs(a - b) < 0.75 {
      // Aligned: a line along the common edge that reaches from one to the other.
      let ends =
        isHorizontal ? (from.midY, to.midY) : (from.midX, to.midX)
      let reach = isHorizontal ? from.height : from.width
      let far = abs(ends.0 - ends.1) < 4 || isAncestor(second.item, of: constraint.first.item)
      let (start, stop) = far ? (ends.0 - reach / 2, ends.0 + reach / 2) : ends
      svg.line(
        point(a, start), point(a, stop), stroke: style.color, width: 1.25, dash: style.dash)
      return
    }
    svg.line(point(a, across), point(b, across), stroke: style.color, dash: style.dash)
    for end in [a, b] {
      svg.line(point(end, across - 3), point(end, across + 3), stroke: style.color, width: 1)
    }
    let text = caption(constraint)
    guard !text.isEmpty else { return }
    let center = point((a + b) / 2, across)
    svg.label(
      text,
      at: isHorizontal
        ? Point(x: center.x, y: center.y - 3) : Point(x: center.x + 5, y: center.y + 3),
      size: 8, fill: style.color, weight: "600", anchor: isHorizontal ? .middle : .start, halo: true
    )
  }

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

  private func drawLength(_ constraint: LayoutConstraint, _ svg: inout SVGWriter) {
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
          style, &svg)
        return
      }
      guard geometry.rect(of: second.item) != nil else { return }
      text = "= \(drawing.document.name(of: second.item))" + (text.isEmpty ? "" : " \(text)")
      text = TextLines.cut(text, size: 8, width: 110)
    }
    if constraint.first.attribute == .width {
      let y = rect.maxY - min(6, rect.height / 4)
      // Beside the middle, where buttons have their title.
      let share = rect.width > 120 ? 0.75 : 0.5
      dimension(Point(x: rect.x + 1, y: y), Point(x: rect.maxX - 1, y: y), style, &svg)
      svg.label(
        text, at: Point(x: rect.x + rect.width * share, y: y - 3), size: 8, fill: style.color,
        weight: "600", anchor: .middle, halo: true)
    } else {
      let x = rect.x + min(6, rect.width / 4)
      dimension(Point(x: x, y: rect.y + 1), Point(x: x, y: rect.maxY - 1), style, &svg)
      svg.label(
        text, at: Point(x: x + 4, y: rect.midY + 3), size: 8, fill: style.color, weight: "600",
        halo: true)
    }
  }

  private func dimension(_ a: Point, _ b: Point, _ style: Style, _ svg: inout SVGWriter) {
    svg.line(a, b, stroke: style.color, width: 1, dash: style.dash)
    let isHorizontal = a.y == b.y
    for end in [a, b] {
      let (dx, dy) = isHorizontal ? (0.0, 3.0) : (3.0, 0.0)
      svg.line(
        Point(x: end.x - dx, y: end.y - dy), Point(x: end.x + dx, y: end.y + dy),
        stroke: style.color, width: 1)
    }
  }

  private func badge(_ text: String, at center: Point, _ style: Style, _ svg: inout SVGWriter) {
    let width = TextLines.width(text, size: 8) + 10
    svg.rect(
      Rect(x: center.x - width / 2, y: center.y - 7, width: width, height: 14), fill: "#ffffff",
      stroke: style.color, width: 1, radius: 7, dash: style.dash)
    svg.label(
      text, at: Point(x: center.x, y: center.y + 3), size: 8, fill: style.color, weight: "600",
      anchor: .middle)
  }
}
