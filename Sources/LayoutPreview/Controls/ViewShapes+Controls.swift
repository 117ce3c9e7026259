import ElementTree
import LayoutEngine
import LayoutModel
import PlatformRules

extension ViewShapes {
  /// Draws a standard control or bar.
  ///
  /// - Returns: whether `kind` is such a control or bar.
  func drawControl(
    _ kind: ViewKind, _ source: LayoutView, _ frame: Rect, _ svg: inout SVGWriter
  ) -> Bool {
    switch kind {
    case .toggle: drawSwitch(source, frame, &svg)
    case .slider: drawSlider(source, frame, &svg)
    case .progressView:
      drawTrack(
        frame, at: source.number("progress", in: cell) ?? 0,
        colors.color(source.part("color", key: "progressTintColor", in: cell)) ?? tint(of: source),
        &svg)
    case .segmentedControl: drawSegments(source, frame, &svg)
    case .stepper: drawStepper(source, frame, &svg)
    case .activityIndicator: drawSpinner(source, frame, &svg)
    case .pageControl: drawPages(source, frame, &svg)
    case .searchBar: drawSearchBar(source, frame, &svg)
    case .datePicker: drawDatePicker(source, frame, &svg)
    case .pickerView:
      drawWheels(
        ["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"], frame, &svg)
    case .colorWell:
      svg.circle(
        frame.center, radius: min(frame.width, frame.height) / 2 - 2, fill: "none",
        stroke: tint(of: source).hex, width: 3)
    case .navigationBar: drawNavigationBarView(source, frame, &svg)
    case .toolbar: drawToolbarView(source, frame, &svg)
    case .tabBar: drawTabBarView(source, frame, &svg)
    case .mapView: drawPlaceholder("map", kind.displayName, frame, &svg)
    case .webView, .wkWebView: drawPlaceholder("globe", "Web View", frame, &svg)
    case .containerView: drawContainer(source, frame, &svg)
    default: return false
    }
    return true
  }

  /// - Source: Apple, `UISwitch`, 51 × 31 with a round knob; since iOS 26 63 × 28 with a capsule of
  ///   37 × 24, as recorded on the Mac.
  private func drawSwitch(_ source: LayoutView, _ frame: Rect, _ svg: inout SVGWriter) {
    let isOn = source.flag("on", in: cell) ?? false
    let isWide = looks.controlsAreCapsules
    let pill = frame.centered(width: isWide ? 63 : 51, height: isWide ? 28 : 31)
    let radius = pill.height / 2
    guard radius > 2 else { return }
    let on =
      colors.color(source.part("color", key: "onTintColor", in: cell))
      ?? colors.system("systemGreenColor")
    let off =
      isClassic ? colors.system("systemGray5Color") : colors.system("secondarySystemFillColor")
    svg.fill(pill, isOn ? on : off, radius: radius)
    let isRight = isOn != isRightToLeft
    let knob = colors.color(source.part("color", key: "thumbTintColor", in: cell)) ?? .white
    let width = isWide ? min(37, pill.width - 4) : pill.height - 4
    let box = Rect(
      x: isRight ? pill.maxX - 2 - width : pill.x + 2, y: pill.y + 2, width: width,
      height: pill.height - 4)
    svg.rect(box, fill: knob.hex, radius: radius - 2)
  }

  private func drawSlider(_ source: LayoutView, _ frame: Rect, _ svg: inout SVGWriter) {
    let part = fraction(source, "value", "minValue", "maxValue") ?? 0.5
    let tint =
      colors.color(source.part("color", key: "minimumTrackTintColor", in: cell))
      ?? self.tint(of: source)
    // Recorded on iOS 26: the knob has 38 x 25 points, and the track is 6 points high.
    let isWide = looks.controlsAreCapsules
    drawTrack(
      frame.inset(by: EdgeInsets(left: 2, right: 2)), at: part, tint, height: isWide ? 6 : 4, &svg)
    let knob = Size(
      width: min(isWide ? 38 : 27, frame.width), height: min(isWide ? 25 : 27, frame.height))
    guard knob.width > 2, knob.height > 2 else { return }
    let along = isRightToLeft ? 1 - part : part
    let color = colors.color(source.part("color", key: "thumbTintColor", in: cell)) ?? .white
    svg.rect(
      Rect(
        x: frame.x + (frame.width - knob.width) * along, y: frame.midY - knob.height / 2,
        width: knob.width, height: knob.height),
      fill: color.hex, stroke: colors.system("systemGray4Color").hex, width: 0.5,
      radius: knob.height / 2)
  }

  /// The position of a value between its bounds, from 0 to 1.
  private func fraction(
    _ source: LayoutView, _ value: String, _ low: String, _ high: String
  ) -> Double? {
    guard let number = source.number(value, in: cell) else { return nil }
    let from = source.number(low, in: cell) ?? 0
    let to = source.number(high, in: cell) ?? 1
    return to > from ? min(max((number - from) / (to - from), 0), 1) : nil
  }

  private func drawTrack(
    _ frame: Rect, at part: Double, _ color: PreviewColor, height: Double = 4,
    _ svg: inout SVGWriter
  ) {
    let track = frame.centered(width: frame.width, height: height)
    guard track.width > 0, track.height > 0 else { return }
    let part = min(max(part, 0), 1)
    svg.fill(track, colors.system("systemFillColor"), radius: height / 2)
    guard part > 0 else { return }
    let width = track.width * part
    svg.fill(
      Rect(
        x: isRightToLeft ? track.maxX - width : track.x, y: track.y, width: width,
        height: track.height), color, radius: height / 2)
  }

  private func drawStepper(_ source: LayoutView, _ frame: Rect, _ svg: inout SVGWriter) {
    let radius = looks.controlsAreCapsules ? frame.height / 2 : min(8, frame.height / 2)
    let ink: PreviewColor
    if isClassic {
      ink = tint(of: source)
      svg.rect(frame.inset(0.5), stroke: ink.hex, width: 1, radius: min(4, radius))
    } else {
      ink = colors.label
      svg.fill(frame, colors.system("tertiarySystemFillColor"), radius: radius)
    }
    let side = min(14, frame.width / 4, frame.height / 2)
    drawSymbol(
      "minus",
      in: Rect(x: frame.x, y: frame.y, width: frame.width / 2, height: frame.height)
        .centered(width: side, height: side), ink, &svg)
    drawSymbol(
      "plus",
      in: Rect(x: frame.midX, y: frame.y, width: frame.width / 2, height: frame.height)
        .centered(width: side, height: side), ink, &svg)
    let arm = frame.height / (isClassic ? 2 : 4)
    svg.line(
      Point(x: frame.midX, y: frame.midY - arm), Point(x: frame.midX, y: frame.midY + arm),
      stroke: isClassic ? ink.hex : colors.system("systemGray3Color").hex)
  }

  /// Draws eight spokes, the first ones darker.
  private func drawSpinner(_ source: LayoutView, _ frame: Rect, _ svg: inout SVGWriter) {
    if source.element["animating"] != "YES", source.element["hidesWhenStopped"] == "YES" {
      // At run time it is invisible until it starts. It is drawn anyway, because its place is worth
      // knowing.
      return drawSpokes(frame, colors.system("systemGray4Color"), &svg)
    }
    let isWhite = source.element["style"]?.lowercased().contains("white") ?? false
    let color =
      colors.color(source.part("color", key: "color", in: cell))
      ?? (isWhite ? .white : colors.system("systemGrayColor"))
    drawSpokes(frame, color, &svg)
  }

  private func drawSpokes(_ frame: Rect, _ color: PreviewColor, _ svg: inout SVGWriter) {
    let radius = min(frame.width, frame.height) / 2 - 0.5
    guard radius > 1 else { return }
    let directions = [
      (0, -1), (0.7071, -0.7071), (1, 0), (0.7071, 0.7071), (0, 1), (-0.7071, 0.7071), (-1, 0),
      (-0.7071, -0.7071),
    ]
    for (index, (x, y)) in directions.enumerated() {
      let (a, b) = (radius * 0.5, radius * 0.92)
      svg.element(
        "line",
        [
          "x1": frame.midX + x * a, "y1": frame.midY + y * a, "x2": frame.midX + x * b,
          "y2": frame.midY + y * b, "stroke": color.hex, "stroke-width": max(0.75, radius * 0.2),
          "stroke-linecap": "round", "opacity": 1 - Double(index) * 0.1,
        ])
    }
  }

  /// - Source: Apple, `UIPageControl`: dots of 7 points, 16 points apart; white on dark, or in the stated colours.
  private func drawPages(_ source: LayoutView, _ frame: Rect, _ svg: inout SVGWriter) {
    let count = min(max(Int(drawable: source.element.number("numberOfPages") ?? 3), 1), 30)
    let current = Int(drawable: source.element.number("currentPage") ?? 0)
    let own = colors.color(source.part("color", key: "currentPageIndicatorTintColor", in: cell))
    let rest = colors.color(source.part("color", key: "pageIndicatorTintColor", in: cell))
    let below = svg.surface(at: frame.center) ?? colors.background
    let ink: PreviewColor = below.isLight ? .black : .white
    for index in 0..<count {
      let x = frame.midX + (Double(index) - Double(count - 1) / 2) * 16
      let color =
        index == current
        ? own ?? ink.faded(to: 0.85) : rest ?? ink.faded(to: 0.3)
      svg.circle(Point(x: x, y: frame.midY), radius: 3.5, fill: color.over(below).hex)
    }
  }

  // MARK: Placeholders

  private func drawPlaceholder(
    _ symbol: String, _ name: String, _ frame: Rect, _ svg: inout SVGWriter
  ) {
    drawUnknown(nil, frame, radius: 0, &svg)
    let side = min(36, frame.width / 3, frame.height / 3)
    guard side > 4 else { return }
    drawSymbol(
      symbol, in: frame.centered(width: side, height: side), colors.system("systemGray2Color"),
      &svg)
    guard frame.height > 80, frame.width > 60 else { return }
    svg.label(
      name, at: Point(x: frame.midX, y: frame.midY + side / 2 + 14), size: 10,
      fill: colors.system("systemGrayColor").hex, anchor: .middle)
  }
}
