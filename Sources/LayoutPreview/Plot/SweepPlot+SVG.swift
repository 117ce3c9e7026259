import LayoutModel

extension SweepPlot {
  private static let size = Size(width: 960, height: 560)
  private static let insets = EdgeInsets(top: 64, left: 64, bottom: 96, right: 24)
  /// The colours of bands. Neighbours have clearly different ones.
  private static let colors = [
    "#2f6fed", "#e58a00", "#1a9e5c", "#d92d20", "#7a5af8", "#0e9aa7", "#c2438e", "#6b7a2f",
  ]
  /// The greatest number of numbered breakpoints. If there are more, numbers are left out at
  /// regular intervals.
  private static let mostLabels = 24

  private var plot: Rect {
    Rect(width: Self.size.width, height: Self.size.height).inset(by: Self.insets)
  }

  /// The plot as an SVG document.
  package func svg() -> String {
    var writer = SVGWriter()
    writer.begin(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": Self.size.width, "height": Self.size.height,
        "viewBox":
          "0 0 \(NumberText.shortest(Self.size.width)) \(NumberText.shortest(Self.size.height))",
        "font-family": fontStack,
      ])
    writer.element("title", [:], text: title)
    writer.rect(Rect(width: Self.size.width, height: Self.size.height), fill: Palette.backdrop)
    writer.rect(plot, fill: Palette.screen, stroke: Palette.outline, width: 1)
    writer.label(
      title, at: Point(x: Self.insets.left, y: 26), size: 15, fill: Palette.title, weight: "600")
    drawScales(&writer)
    drawBands(&writer)
    drawMarkers(&writer)
    drawLegend(&writer)
    writer.end()
    return writer.text
  }

  // MARK: Coordinates

  private func x(_ length: Double) -> Double {
    let span = max(range.upperBound - range.lowerBound, 1e-9)
    return plot.x + (length - range.lowerBound) / span * plot.width
  }

  private func y(_ position: Double) -> Double {
    let extent = extent
    let clamped = min(max(position, extent.lowerBound), extent.upperBound)
    let span = max(extent.upperBound - extent.lowerBound, 1e-9)
    return plot.y + (clamped - extent.lowerBound) / span * plot.height
  }

  /// The round numbers of a scale, about six of them.
  private static func ticks(_ range: ClosedRange<Double>) -> [Double] {
    let span = range.upperBound - range.lowerBound
    guard span > 0 else { return [range.lowerBound] }
    let step = [10.0, 20, 50, 100, 200, 500, 1000, 2000, 5000].first { span / $0 <= 8 } ?? span / 4
    var result: [Double] = []
    var value = (range.lowerBound / step).rounded(.up) * step
    while value <= range.upperBound {
      result.append(value)
      value += step
    }
    return result
  }

  // MARK: Parts

  private func drawScales(_ writer: inout SVGWriter) {
    for tick in Self.ticks(extent) {
      let level = y(tick)
      writer.line(
        Point(x: plot.x, y: level), Point(x: plot.maxX, y: level), stroke: Palette.faintOutline)
      writer.label(
        NumberText.rounded(tick), at: Point(x: plot.x - 8, y: level + 4), size: 11,
        fill: Palette.caption, anchor: .end)
    }
    for tick in Self.ticks(range) {
      writer.label(
        NumberText.rounded(tick), at: Point(x: x(tick), y: plot.maxY + 16), size: 11,
        fill: Palette.caption, anchor: .middle)
    }
    writer.label(
      lengthTitle, at: Point(x: plot.maxX, y: plot.maxY + 34), size: 12, fill: Palette.caption,
      anchor: .end)
    writer.label(
      positionTitle, at: Point(x: 12, y: plot.y - 8), size: 12, fill: Palette.caption)
  }

  private func drawBands(_ writer: inout SVGWriter) {
    for (index, band) in bands.enumerated() {
      let color = Self.colors[index % Self.colors.count]
      for piece in band.pieces {
        let corners = [
          (piece.lower, piece.atLower.lowerBound), (piece.upper, piece.atUpper.lowerBound),
          (piece.upper, piece.atUpper.upperBound), (piece.lower, piece.atLower.upperBound),
        ]
        let points = corners.map { length, position in
          "\(NumberText.rounded(x(length))),\(NumberText.rounded(y(position)))"
        }
        writer.element(
          "polygon",
          [
            "points": points.joined(separator: " "), "fill": color, "fill-opacity": 0.22,
            "stroke": color, "stroke-width": 1.5, "stroke-linejoin": "round",
          ])
      }
    }
  }

  private func drawMarkers(_ writer: inout SVGWriter) {
    let step = max(1, (markers.count + Self.mostLabels - 1) / Self.mostLabels)
    var lastEnd = -Double.infinity
    for (index, marker) in markers.enumerated() {
      let place = x(marker.position)
      writer.line(
        Point(x: place, y: plot.y), Point(x: place, y: plot.maxY),
        stroke: marker.isJump ? Palette.conflict : Palette.constraint,
        dash: marker.isJump ? "4 3" : nil)
      // A label that would overlap another one is left out.
      guard index % step == 0, place - 18 > lastEnd else { continue }
      lastEnd = place + 18
      writer.label(
        marker.label, at: Point(x: place, y: plot.y - 6), size: 11, fill: Palette.title,
        weight: "600", anchor: .middle)
    }
  }

  private func drawLegend(_ writer: inout SVGWriter) {
    var place = Point(x: Self.insets.left, y: Self.size.height - 30)
    for (index, band) in bands.enumerated() {
      let color = Self.colors[index % Self.colors.count]
      // This is about the width of the letters.
      let width = Double(min(band.name.count, 28)) * 6.6 + 34
      if place.x + width > Self.size.width - Self.insets.right {
        place = Point(x: Self.insets.left, y: place.y + 18)
      }
      writer.rect(
        Rect(x: place.x, y: place.y - 10, width: 12, height: 12), fill: color, stroke: color,
        width: 1, opacity: 0.35)
      let name = band.name.count > 28 ? band.name.prefix(27) + "…" : band.name[...]
      writer.label(
        String(name), at: Point(x: place.x + 18, y: place.y), size: 12, fill: Palette.text)
      place.x += width
    }
  }
}
