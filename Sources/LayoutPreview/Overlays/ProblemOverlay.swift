import LayoutModel

/// Marks the emphasised views by an outline and a sign at their corner. It adds no tint, because a
/// tint would change the screen's colours.
struct ProblemOverlay {
  let drawing: LayoutDrawing
  let scene: PlacedScene

  /// - Parameter occupied: the area that signs do not cover if another corner is free.
  func draw(avoiding occupied: inout OccupiedArea, _ svg: inout SVGWriter) {
    guard !drawing.emphasis.isEmpty else { return }
    var beyond: [ScreenEdge: [Emphasis]] = [:]
    for view in scene.views where view.isVisible {
      guard let reason = drawing.emphasis[view.resolved.id] else { continue }
      // An emphasised root stands for its constraints, so only its edge is marked.
      if view.parent == nil {
        svg.rect(view.frame.inset(1), stroke: reason.color, width: 2)
        continue
      }
      if let edge = ScreenEdge(before: view.frame, of: scene.screenAndAside) {
        beyond[edge, default: []].append(reason)
        continue
      }
      // The outline lies outside of the frame, because it would cross texts that begin at the
      // frame's edge.
      let outline = view.frame.inset(-1.5).intersection(scene.screenAndAside.inset(0.25))
      svg.rect(
        outline, stroke: reason.color, width: 1.5, dash: reason == .conflict ? nil : "5 3")
      let places = signPlaces(view.frame)
      let box = places[occupied.best(of: places.map { [$0] })]
      occupied.add(box)
      Self.drawSign(reason, at: box.center, &svg)
    }
    for edge in ScreenEdge.allCases {
      if let reasons = beyond[edge] { draw(reasons, beyond: edge, avoiding: &occupied, &svg) }
    }
  }

  /// Says how many emphasised views lie beyond an edge of the screen. A sign for each, in a row at
  /// the edge, would mark nothing that is seen.
  private func draw(
    _ reasons: [Emphasis], beyond edge: ScreenEdge, avoiding occupied: inout OccupiedArea,
    _ svg: inout SVGWriter
  ) {
    guard let worst = reasons.max() else { return }
    let text = "\(worst.sign) \(reasons.count) \(edge.words)"
    let size = Size(width: TextLines.width(text, size: 9) * 1.1 + 12, height: 14)
    let insets = drawing.layout.safeArea ?? drawing.layout.environment.safeArea
    let places = edge.places(
      for: size, in: scene.ownRect.inset(by: insets), within: scene.ownRect)
    let pill = places[occupied.best(of: places.map { [$0] })]
    occupied.add(pill)
    svg.rect(pill, fill: worst.color, stroke: "#ffffff", width: 1, radius: 7)
    svg.label(
      text, at: Point(x: pill.midX, y: pill.y + 10.2), size: 9, fill: "#ffffff", weight: "700",
      anchor: .middle)
  }

  /// Draws a veil over everything except the emphasised views.
  func dimRest(_ svg: inout SVGWriter) {
    let seen = scene.views.filter {
      $0.isVisible && $0.parent != nil && drawing.emphasis[$0.resolved.id] != nil
    }
    // If only values change, no view needs attention more than the others.
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

  /// The places for a sign: at the corners of a frame, then outside of them, but always on the
  /// picture.
  private func signPlaces(_ frame: Rect) -> [Rect] {
    let side = 14.0
    let (left, right) = (frame.x, frame.maxX)
    let (top, bottom) = (frame.y, frame.maxY)
    let points = [
      (right, top), (left, top), (right, bottom), (left, bottom), (right + 7, top - 7),
      (left - 7, top - 7), (right + 7, bottom + 7), (left - 7, bottom + 7),
    ]
    let isAside = frame.midX > scene.visibleRect.maxX
    let room = isAside ? scene.screenAndAside : scene.ownRect
    return points.map { x, y in
      Rect(x: x - side / 2, y: y - side / 2, width: side, height: side).moved(inside: room)
    }
  }

  static func drawSign(_ reason: Emphasis, at center: Point, _ svg: inout SVGWriter) {
    svg.circle(center, radius: 6, fill: reason.color, stroke: "#ffffff", width: 1)
    svg.label(
      reason.sign, at: Point(x: center.x, y: center.y + 3.2), size: 9, fill: "#ffffff",
      weight: "700", anchor: .middle)
  }
}
