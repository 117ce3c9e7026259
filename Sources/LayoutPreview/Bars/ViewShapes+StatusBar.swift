import LayoutEngine
import LayoutModel
import PlatformRules

extension ViewShapes {
  /// Draws clock, signal and battery at the places that the family of the device has for them.
  func drawStatusBar(_ frame: Rect, _ svg: inout SVGWriter) {
    guard frame.height >= 18, frame.width > 200 else { return }
    let below = svg.surface(at: frame.center) ?? colors.background
    let ink: PreviewColor = below.isLight ? .black : .white
    let metrics = StatusBarMetrics(
      frame, isPad: drawing.isPad, hasClockAtSide: looks.clockIsAtSide)
    let middle = frame.y + metrics.middle
    switch metrics.family {
    case .notch, .island:
      let clock = Rect(x: frame.x + metrics.ear - 40, y: middle - 11, width: 80, height: 22)
      drawClock("9:41", metrics, in: mirrored(clock, in: frame), .middle, ink, &svg)
      let width = Self.levelsWidth(metrics)
      let start = frame.maxX - metrics.ear - width / 2
      drawLevels(metrics, ink, &svg) { part, at in
        self.mirrored(
          Rect(
            x: start + at, y: middle - part.height / 2, width: part.width, height: part.height),
          in: frame)
      }
    case .classic: drawClassic(metrics, frame, middle, ink, &svg)
    case .pad: drawPad(metrics, frame, middle, ink, &svg)
    }
  }

  /// Draws signal and Wi-Fi at one side, the clock in the middle, and the battery at the other
  /// side.
  private func drawClassic(
    _ metrics: StatusBarMetrics, _ frame: Rect, _ middle: Double, _ ink: PreviewColor,
    _ svg: inout SVGWriter
  ) {
    let clock = Rect(x: frame.midX - 40, y: middle - 9, width: 80, height: 18)
    drawClock("9:41 AM", metrics, in: clock, .middle, ink, &svg)
    var x = frame.x + metrics.margin
    if !drawing.isPad {
      drawSignal(
        mirrored(
          Rect(
            x: x, y: middle - metrics.signal / 2, width: metrics.signal * 1.6,
            height: metrics.signal), in: frame), ink, &svg)
      x += metrics.signal * 1.6 + 4
    }
    drawWaves(mirrored(Rect(x: x, y: middle - 7, width: 14, height: 14), in: frame), ink, &svg)
    let battery = Rect(
      x: frame.maxX - metrics.margin - metrics.battery.width - 2.5,
      y: middle - metrics.battery.height / 2, width: metrics.battery.width,
      height: metrics.battery.height)
    drawBattery(mirrored(battery, in: frame), ink, &svg)
  }

  /// Draws clock and date at one side, and Wi-Fi and battery with its charge at the other.
  private func drawPad(
    _ metrics: StatusBarMetrics, _ frame: Rect, _ middle: Double, _ ink: PreviewColor,
    _ svg: inout SVGWriter
  ) {
    // A narrow part of a screen has no room for the date.
    let text = frame.width > 400 ? "9:41 AM   Tue Jun 9" : "9:41 AM"
    let clock = Rect(
      x: frame.x + metrics.margin, y: middle - 9, width: min(160, frame.width / 2), height: 18)
    drawClock(
      text, metrics, in: mirrored(clock, in: frame), isRightToLeft ? .end : .start, ink, &svg)
    var x = frame.maxX - metrics.margin - metrics.battery.width - 2.5
    let battery = Rect(
      x: x, y: middle - metrics.battery.height / 2, width: metrics.battery.width,
      height: metrics.battery.height)
    drawBattery(mirrored(battery, in: frame), ink, &svg)
    x -= 38
    let charge = Rect(x: x, y: middle - 9, width: 34, height: 18)
    drawLine(
      "100%", .system(metrics.fontSize), ink, in: mirrored(charge, in: frame),
      anchor: isRightToLeft ? .start : .end, &svg)
    x -= 17
    drawWaves(mirrored(Rect(x: x, y: middle - 7, width: 14, height: 14), in: frame), ink, &svg)
  }

  private func drawClock(
    _ text: String, _ metrics: StatusBarMetrics, in box: Rect, _ anchor: SVGWriter.Anchor,
    _ ink: PreviewColor, _ svg: inout SVGWriter
  ) {
    drawLine(
      text, .system(metrics.fontSize, weight: .semibold), ink, in: box, anchor: anchor, &svg)
  }

  // MARK: Signal, Wi-Fi and battery

  private static let levelsGap = 5.0

  private static func levelsWidth(_ metrics: StatusBarMetrics) -> Double {
    metrics.signal * 1.5 + metrics.signal * 1.4 + metrics.battery.width + 2.5 + 2 * levelsGap
  }

  /// - Parameter place: gives the frame for a part of some size at a distance from the start of the
  ///   first part.
  private func drawLevels(
    _ metrics: StatusBarMetrics, _ ink: PreviewColor, _ svg: inout SVGWriter,
    place: (Size, Double) -> Rect
  ) {
    let height = metrics.signal
    drawSignal(place(Size(width: height * 1.5, height: height), 0), ink, &svg)
    var at = height * 1.5 + Self.levelsGap
    drawWaves(place(Size(width: height * 1.4, height: height * 1.4), at), ink, &svg)
    at += height * 1.4 + Self.levelsGap
    drawBattery(place(metrics.battery, at), ink, &svg)
  }

  /// Draws four bars, the last one the highest.
  private func drawSignal(_ box: Rect, _ ink: PreviewColor, _ svg: inout SVGWriter) {
    let step = box.width / 4
    for index in 0..<4 {
      let height = box.height * (0.34 + 0.22 * Double(index))
      let place = isRightToLeft ? 3 - index : index
      svg.rect(
        Rect(
          x: box.x + step * Double(place), y: box.maxY - height, width: step * 0.68, height: height),
        fill: ink.hex, radius: step * 0.2)
    }
  }

  private func drawWaves(_ box: Rect, _ ink: PreviewColor, _ svg: inout SVGWriter) {
    drawSymbol("wifi", in: box, ink, &svg)
  }

  /// Draws a full battery. Its knob lies outside of the box.
  private func drawBattery(_ box: Rect, _ ink: PreviewColor, _ svg: inout SVGWriter) {
    svg.rect(
      box.inset(0.5), stroke: ink.faded(to: 0.4).over(svg.surface(at: box.center) ?? .white).hex,
      width: 1, radius: box.height * 0.3)
    svg.rect(box.inset(2), fill: ink.hex, radius: box.height * 0.18)
    svg.rect(
      Rect(
        x: isRightToLeft ? box.x - 2.3 : box.maxX + 1, y: box.midY - box.height / 6, width: 1.3,
        height: box.height / 3), fill: ink.hex, radius: 0.6, opacity: 0.4)
  }

  /// The box mirrored for a layout from right to left.
  private func mirrored(_ box: Rect, in frame: Rect) -> Rect {
    guard isRightToLeft else { return box }
    return Rect(
      x: frame.x + frame.maxX - box.maxX, y: box.y, width: box.width, height: box.height)
  }
}
