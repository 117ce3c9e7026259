import LayoutModel

extension ViewShapes {
  /// Draws a standard control or bar.
  ///
  /// - Returns: whether `kind` is one.
  func drawControl(
    _ kind: ViewKind, _ source: LayoutView, _ frame: Rect, _ svg: inout SVGWriter
  ) -> Bool {
    let cell = drawing.layout.environment.cell
    switch kind {
    case .toggle: drawSwitch(isOn: source.flag("on", in: cell) ?? false, frame, &svg)
    case .slider:
      let part = fraction(source, "value", "minValue", "maxValue", cell) ?? 0.5
      drawTrack(frame.inset(by: EdgeInsets(left: 2, right: 2)), at: part, &svg)
      let knob = min(13, frame.height / 2)
      svg.circle(
        Point(x: frame.x + knob + (frame.width - 2 * knob) * part, y: frame.midY), radius: knob,
        fill: "#ffffff", stroke: Palette.outline, width: 1)
    case .progressView:
      drawTrack(frame, at: source.number("progress", in: cell) ?? 0, &svg)
    case .segmentedControl: drawSegments(source, frame, &svg)
    case .stepper: drawStepper(frame, &svg)
    case .activityIndicator: drawSpinner(frame, &svg)
    case .pageControl:
      for index in 0..<3 {
        svg.circle(
          Point(x: frame.midX + Double(index - 1) * 14, y: frame.midY), radius: 3.5,
          fill: index == 0 ? Palette.caption : Palette.outline)
      }
    case .searchBar:
      svg.rect(frame, fill: Palette.off)
      svg.rect(frame.inset(8), fill: "#ffffff", radius: 8)
      svg.circle(
        Point(x: frame.x + 22, y: frame.midY - 1), radius: 4.5, fill: "none",
        stroke: Palette.placeholder, width: 1.25)
    case .datePicker, .pickerView: drawWheel(frame, &svg)
    case .navigationBar, .toolbar, .tabBar:
      svg.rect(frame, fill: "#f4f5f8")
      let y = kind == .navigationBar ? frame.maxY : frame.y
      svg.line(
        Point(x: frame.x, y: y), Point(x: frame.maxX, y: y), stroke: Palette.separator, width: 0.75)
    case .mapView, .webView, .wkWebView:
      svg.rect(frame.inset(0.25), fill: "#e3ebe2", stroke: Palette.outline, width: 0.5)
      svg.label(
        kind.displayName, at: Point(x: frame.midX, y: frame.midY + 4), size: 11,
        fill: Palette.caption, anchor: .middle)
    default: return false
    }
    return true
  }

  /// Where a value lies between its bounds, from 0 to 1.
  private func fraction(
    _ source: LayoutView, _ value: String, _ low: String, _ high: String, _ cell: GridCell
  ) -> Double? {
    guard let number = source.number(value, in: cell) else { return nil }
    let from = source.number(low, in: cell) ?? 0
    let to = source.number(high, in: cell) ?? 1
    return to > from ? min(max((number - from) / (to - from), 0), 1) : nil
  }

  private func drawSwitch(isOn: Bool, _ frame: Rect, _ svg: inout SVGWriter) {
    let pill = frame.centered(width: 51, height: 31)
    let radius = pill.height / 2
    svg.rect(pill, fill: isOn ? Palette.on : Palette.off, radius: radius)
    let x = isOn ? pill.maxX - radius : pill.x + radius
    svg.circle(Point(x: x, y: pill.midY), radius: max(0, radius - 2), fill: "#ffffff")
  }

  private func drawTrack(_ frame: Rect, at part: Double, _ svg: inout SVGWriter) {
    let track = frame.centered(width: frame.width, height: 4)
    let part = min(max(part, 0), 1)
    svg.rect(track, fill: Palette.off, radius: 2)
    if part > 0 {
      svg.rect(
        Rect(x: track.x, y: track.y, width: track.width * part, height: track.height),
        fill: Palette.tint, radius: 2)
    }
  }

  private func drawSegments(_ source: LayoutView, _ frame: Rect, _ svg: inout SVGWriter) {
    let titles = source.element.child("segments")?.children.map { $0["title"] ?? "" } ?? []
    let selected = Int(drawable: source.element.number("selectedSegmentIndex") ?? 0)
    let radius = min(8, frame.height / 2)
    svg.rect(frame, fill: Palette.off, radius: radius)
    guard !titles.isEmpty else { return }
    let width = frame.width / Double(titles.count)
    for (index, title) in titles.enumerated() {
      let box = Rect(
        x: frame.x + width * Double(index), y: frame.y, width: width, height: frame.height)
      if index == selected {
        svg.rect(box.inset(2), fill: "#ffffff", stroke: Palette.outline, width: 0.5, radius: 6)
      }
      let text = ViewText(
        text: title, size: 13, weight: index == selected ? "600" : nil, anchor: .middle,
        color: Palette.text, lineLimit: 1)
      if !title.isEmpty { draw(text, in: box, anchor: .middle, color: text.color, &svg) }
    }
  }

  private func drawStepper(_ frame: Rect, _ svg: inout SVGWriter) {
    svg.rect(frame, fill: Palette.off, radius: min(8, frame.height / 2))
    let arm = min(6, frame.width / 8, frame.height / 4)
    for (sign, x) in [(false, frame.x + frame.width / 4), (true, frame.maxX - frame.width / 4)] {
      svg.line(
        Point(x: x - arm, y: frame.midY), Point(x: x + arm, y: frame.midY), stroke: Palette.text,
        width: 1.5)
      guard sign else { continue }
      svg.line(
        Point(x: x, y: frame.midY - arm), Point(x: x, y: frame.midY + arm), stroke: Palette.text,
        width: 1.5)
    }
    svg.line(
      Point(x: frame.midX, y: frame.midY - arm), Point(x: frame.midX, y: frame.midY + arm),
      stroke: Palette.outline)
  }

  private func drawSpinner(_ frame: Rect, _ svg: inout SVGWriter) {
    let radius = min(frame.width, frame.height) / 2 - 1
    guard radius > 0 else { return }
    svg.element(
      "circle",
      [
        "cx": frame.midX, "cy": frame.midY, "r": radius * 0.75, "fill": "none",
        "stroke": Palette.placeholder, "stroke-width": radius / 2,
        "stroke-dasharray": [radius * 0.2, radius * 0.3890].map { $0.svgText ?? "0" }
          .joined(separator: " "),
      ])
  }

  private func drawWheel(_ frame: Rect, _ svg: inout SVGWriter) {
    if frame.height < 60 {
      svg.rect(frame, fill: Palette.off, radius: 6)
      return
    }
    svg.rect(frame, fill: "#ffffff", stroke: Palette.faintOutline, width: 0.5)
    svg.rect(
      frame.centered(width: frame.width - 16, height: 32), fill: Palette.off, radius: 7)
    for row in -2...2 {
      let y = frame.midY + Double(row) * 32
      guard y > frame.y + 8, y < frame.maxY - 8 else { continue }
      let bar = Rect(x: frame.midX - 40, y: y - 3, width: 80, height: 6)
      svg.rect(bar, fill: row == 0 ? Palette.caption : Palette.outline, radius: 3)
    }
  }
}
