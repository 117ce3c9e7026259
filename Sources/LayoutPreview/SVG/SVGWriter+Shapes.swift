import LayoutModel

extension SVGWriter {
  /// Begins a picture of a part of the plane, on the backdrop of all pictures.
  ///
  /// - Parameters:
  ///   - title: the title for screen readers; none if it is empty.
  ///   - description: further facts for a person who does not see the picture; none if it is empty.
  ///   - magnification: the number of units of the picture per point.
  ///   - hasBackdrop: whether a surface is drawn behind it.
  mutating func beginPicture(
    _ part: Rect, title: String, description: String = "", magnification: Double = 1,
    hasBackdrop: Bool = true
  ) {
    begin(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": part.width * magnification,
        "height": part.height * magnification, "viewBox": Self.viewBox(part),
        "font-family": fontStack, "role": title.isEmpty ? nil : "img",
      ])
    if !title.isEmpty { element("title", [:], text: title) }
    if !description.isEmpty { element("desc", [:], text: description) }
    if hasBackdrop { rect(part, fill: Palette.backdrop) }
  }

  /// Begins a picture inside the picture: a part of another plane, at a place of this one.
  mutating func beginPart(_ part: Rect, at target: Rect) {
    begin(
      "svg",
      [
        "x": target.x, "y": target.y, "width": target.width, "height": target.height,
        "viewBox": Self.viewBox(part),
      ])
  }

  private static func viewBox(_ part: Rect) -> String {
    [part.x, part.y, part.width, part.height].map { $0.svgText ?? "0" }.joined(separator: " ")
  }

  mutating func fill(_ area: Rect, _ color: PreviewColor, radius: Double? = nil) {
    guard color.alpha > 0 else { return }
    rect(area, fill: color.hex, radius: radius, opacity: color.opacity)
    paint(area, color)
  }

  mutating func rect(
    _ rect: Rect, fill: String = "none", stroke: String? = nil, width: Double? = nil,
    radius: Double? = nil, dash: String? = nil, opacity: Double? = nil
  ) {
    guard rect.width >= 0, rect.height >= 0 else { return }
    let radius = radius.flatMap { $0 > 0 ? $0 : nil }
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
    guard radius > 0 else { return }
    element(
      "circle",
      [
        "cx": center.x, "cy": center.y, "r": radius, "fill": fill, "stroke": stroke,
        "stroke-width": width,
      ])
  }

  /// The point of a line of text that is at its position: start, middle or end.
  enum Anchor: String {
    case start, middle, end
  }

  /// Writes one line of text that belongs to the picture itself. `at` is on its baseline.
  ///
  /// - Parameter tooltip: the text that a viewer shows on demand.
  mutating func label(
    _ text: String, at point: Point, size: Double, fill: String, weight: String? = nil,
    anchor: Anchor = .start, halo: Bool = false, tooltip: String? = nil
  ) {
    if let tooltip {
      begin("g")
      element("title", [:], text: tooltip)
    }
    defer { if tooltip != nil { end() } }
    element(
      "text",
      [
        "x": point.x, "y": point.y, "font-size": size, "font-weight": weight, "fill": fill,
        "text-anchor": anchor == .start ? nil : anchor.rawValue,
        "stroke": halo ? "#ffffff" : nil, "stroke-width": halo ? 2.5 : nil,
        "stroke-linejoin": halo ? "round" : nil, "paint-order": halo ? "stroke" : nil,
      ], text: text)
  }

  /// The style of a document's text.
  struct TextStyle {
    var size: Double
    var fill: PreviewColor
    var weight: String?
    var family: String?
    var isItalic = false
    var decoration: String?
  }

  /// Writes a piece of a document's text. `at` is on its baseline. The text is stretched to the
  /// measured length, so that any font fits.
  mutating func text(
    _ text: String, at point: Point, _ style: TextStyle, length: Double
  ) {
    let factor = stretch(text, style, to: length)
    let place = "translate(\(point.x.svgText ?? "0") \(point.y.svgText ?? "0"))"
    element(
      "text",
      [
        "transform": factor.map { place + " scale(\($0.preciseText) 1)" },
        "x": factor == nil ? point.x : nil, "y": factor == nil ? point.y : nil,
        "font-family": style.family, "font-size": style.size,
        "font-weight": style.weight, "font-style": style.isItalic ? "italic" : nil,
        "text-decoration": style.decoration, "fill": style.fill.hex,
        "fill-opacity": style.fill.opacity,
        "textLength": factor == nil && length > 0.5 ? length : nil,
        "lengthAdjust": factor == nil && length > 0.5 ? "spacingAndGlyphs" : nil,
      ], text: text)
  }

  /// The factor by which text is stretched for a renderer that ignores stated lengths; `nil` for
  /// all others.
  private func stretch(_ text: String, _ style: TextStyle, to length: Double) -> Double? {
    guard let fitting, length > 0.5 else { return nil }
    let width = fitting.width(
      of: text, families: style.family ?? fontStack, size: style.size,
      weight: style.weight.flatMap { Int($0) } ?? 400, isItalic: style.isItalic)
    return width > 0.1 ? min(max(length / width, 0.2), 5) : nil
  }

  /// Clips everything that `body` draws to a rectangle. Coordinates stay the same.
  ///
  /// It uses a nested `svg`, which clips without an id, so that one page can contain several
  /// pictures.
  ///
  /// - Returns: early, without drawing, if nothing would be visible.
  mutating func clipped(to rect: Rect, _ body: (inout SVGWriter) -> Void) {
    guard rect.width > 0.01, rect.height > 0.01 else { return }
    beginPart(rect, at: rect)
    body(&self)
    end()
  }
}

/// The fonts of the pictures: the system's own fonts if there are any, and none that has to be
/// loaded.
let fontStack =
  "-apple-system, 'SF Pro Text', 'Helvetica Neue', Inter, Helvetica, Arial, 'Liberation Sans', sans-serif"
