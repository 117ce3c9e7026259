import LayoutModel

extension SVGWriter {
  mutating func rect(
    _ rect: Rect, fill: String = "none", stroke: String? = nil, width: Double? = nil,
    radius: Double? = nil, dash: String? = nil, opacity: Double? = nil
  ) {
    guard rect.width >= 0, rect.height >= 0 else { return }
    element(
      "rect",
      [
        "x": rect.x, "y": rect.y, "width": rect.width, "height": rect.height, "rx": radius,
        "fill": fill, "fill-opacity": opacity, "stroke": stroke, "stroke-width": width,
        "stroke-dasharray": dash,
      ])
  }

  mutating func line(
    _ a: Point, _ b: Point, stroke: String, width: Double = 1, dash: String? = nil
  ) {
    element(
      "line",
      [
        "x1": a.x, "y1": a.y, "x2": b.x, "y2": b.y, "stroke": stroke, "stroke-width": width,
        "stroke-dasharray": dash,
      ])
  }

  mutating func circle(
    _ center: Point, radius: Double, fill: String, stroke: String? = nil, width: Double? = nil
  ) {
    element(
      "circle",
      [
        "cx": center.x, "cy": center.y, "r": radius, "fill": fill, "stroke": stroke,
        "stroke-width": width,
      ])
  }

  /// Where a line of text hangs.
  enum Anchor: String {
    case start, middle, end
  }

  /// One line of text; `at` is on its baseline. With a `length` the letters are set to that width.
  mutating func label(
    _ text: String, at point: Point, size: Double, fill: String, weight: String? = nil,
    anchor: Anchor = .start, halo: Bool = false, length: Double? = nil
  ) {
    element(
      "text",
      [
        "x": point.x, "y": point.y, "font-size": size, "font-weight": weight, "fill": fill,
        "text-anchor": anchor == .start ? nil : anchor.rawValue,
        "stroke": halo ? "#ffffff" : nil, "stroke-width": halo ? 2.5 : nil,
        "stroke-linejoin": halo ? "round" : nil, "paint-order": halo ? "stroke" : nil,
        "textLength": length,
        "lengthAdjust": length == nil ? nil : "spacingAndGlyphs",
      ], text: text)
  }

  /// What `body` draws, cut off at a rectangle; coordinates stay the same.
  ///
  /// A nested `svg` clips without an id, so that several pictures can stand in one page.
  ///
  /// - Returns: without drawing, if nothing could be seen.
  mutating func clipped(to rect: Rect, _ body: (inout SVGWriter) -> Void) {
    guard rect.width > 0.01, rect.height > 0.01 else { return }
    let values = [rect.x, rect.y, rect.width, rect.height].map { $0.svgText ?? "0" }
    begin(
      "svg",
      [
        "x": values[0], "y": values[1], "width": values[2], "height": values[3],
        "viewBox": values.joined(separator: " "),
      ])
    body(&self)
    end()
  }
}

/// The fonts of the pictures: the system's own where it has one, nothing that must be loaded.
let fontStack =
  "-apple-system, 'SF Pro Text', 'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif"
