import LayoutModel

/// Marks the emphasised views by an outline and a sign at their corner. It adds no tint, because a
/// tint would change the screen's colours.
struct ProblemOverlay {
  let drawing: LayoutDrawing
  let scene: PlacedScene

  func draw(_ svg: inout SVGWriter) {
    guard !drawing.emphasis.isEmpty else { return }
    for view in scene.views where view.isVisible {
      guard let reason = drawing.emphasis[view.resolved.id] else { continue }
      // The root stands for its constraints; its edge alone says so.
      if view.parent == nil {
        svg.rect(view.frame.inset(1), stroke: reason.color, width: 2)
        continue
      }
      // Beside the frame, or it would run through texts that begin there.
      let outline = view.frame.inset(-1.5).intersection(scene.screenAndAside.inset(0.25))
      svg.rect(
        outline, stroke: reason.color, width: 1.5, dash: reason == .conflict ? nil : "5 3")
      drawSign(reason, at: Point(x: view.frame.maxX, y: view.frame.y), &svg)
    }
  }

  /// A veil over everything but the views that stand out.
  func dimRest(_ svg: inout SVGWriter) {
    let seen = scene.views.filter {
      $0.isVisible && $0.parent != nil && drawing.emphasis[$0.resolved.id] != nil
    }
    // Where only values change, there is nothing to look at rather than the rest.
    guard !seen.isEmpty else { return }
    let veil = scene.screenAndAside.subtracting(seen.map(\.frame)).map { part in
      "M\(number(part.x)) \(number(part.y))h\(number(part.width))v\(number(part.height))"
        + "h\(number(-part.width))z"
    }
    guard !veil.isEmpty else { return }
    svg.element(
      "path", ["d": veil.joined(), "fill": Palette.backdrop, "fill-opacity": 0.62])
  }

  private func number(_ value: Double) -> String { value.svgText ?? "0" }

  private func drawSign(_ reason: Emphasis, at corner: Point, _ svg: inout SVGWriter) {
    let x = min(max(corner.x, scene.glass.x + 7), scene.screenAndAside.maxX - 7)
    let y = min(max(corner.y, scene.glass.y + 7), scene.glass.maxY - 7)
    svg.circle(Point(x: x, y: y), radius: 6, fill: reason.color, stroke: "#ffffff", width: 1)
    svg.label(
      reason == .conflict ? "!" : reason == .note ? "i" : "?", at: Point(x: x, y: y + 3.2), size: 9,
      fill: "#ffffff",
      weight: "700", anchor: .middle)
  }
}
