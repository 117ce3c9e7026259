import LayoutModel

/// The rotation of a device as an animated SVG: the scene in portrait becomes the scene in
/// landscape, and back.
///
/// Frames move in a straight line to their new place, as UIKit animates a rotation. From the middle
/// on, texts, bars and size class are those of the other side. The pictures in between are drawn
/// separately and shown one after another (SMIL), so no script is needed. A viewer without
/// animations shows the first picture.
package struct RotationDrawing: Sendable {
  private let from: LayoutDrawing
  private let to: LayoutDrawing

  package init(from: LayoutDrawing, to: LayoutDrawing) {
    (self.from, self.to) = (from, to)
  }

  /// The number of steps from one side to the other: half a second with 24 pictures per second.
  private static let steps = 12
  private static let pictureTime = 1.0 / 24
  /// The time for which the scene stands still at each side, in seconds.
  private static let rest = 1.4

  /// The animation as an SVG document.
  package func svg(_ options: PreviewOptions = PreviewOptions()) -> String {
    var options = options
    options.showsTitle = false
    var cells = (0...Self.steps).map { step in
      SheetCell(
        drawing(at: Double(step) / Double(Self.steps)), options, scale: 1, fillsScreen: true)
    }
    let edge = 20.0
    let size = Size(
      width: (cells.map(\.target.width).max() ?? 0) + 2 * edge,
      height: (cells.map(\.target.height).max() ?? 0) + 2 * edge)
    for index in cells.indices {
      let target = cells[index].target
      cells[index].target.origin = Point(
        x: (size.width - target.width) / 2, y: (size.height - target.height) / 2)
    }
    var svg = SVGWriter()
    svg.beginPicture(
      Rect(width: size.width, height: size.height),
      title: "\(from.title), \(from.sceneName), turned", magnification: options.magnification)
    let timeline = Timeline()
    for (step, cell) in cells.enumerated() {
      svg.begin("g", ["display": step == 0 ? nil : "none"])
      timeline.show(step, &svg)
      cell.draw(options, &svg)
      svg.end()
    }
    svg.end()
    return svg.text
  }

  /// The times at which each picture is visible.
  private struct Timeline {
    /// The duration of the way there and back, in seconds.
    let duration = 2 * (rest + Double(steps - 1) * pictureTime)

    /// The pictures in their order, with the times at which they begin.
    private var order: [(step: Int, start: Double)] {
      let back = stride(from: steps - 1, to: 0, by: -1)
      let turn = (1..<steps).map { ($0, rest + Double($0 - 1) * pictureTime) }
      let second = rest + Double(steps - 1) * pictureTime
      let turnBack = back.enumerated().map { place, step in
        (step, second + rest + Double(place) * pictureTime)
      }
      return [(0, 0)] + turn + [(steps, second)] + turnBack
    }

    func show(_ step: Int, _ svg: inout SVGWriter) {
      var values: [String] = []
      var times: [String] = []
      for (shown, start) in order {
        let value = shown == step ? "inline" : "none"
        if values.last == value { continue }
        values.append(value)
        times.append((start / duration).preciseText)
      }
      svg.element(
        "animate",
        [
          "attributeName": "display", "calcMode": "discrete", "dur": "\(duration.preciseText)s",
          "repeatCount": "indefinite", "values": values.joined(separator: ";"),
          "keyTimes": times.joined(separator: ";"),
        ])
    }
  }

  /// The scene at a moment of the rotation.
  ///
  /// - Parameter part: the moment, from 0 to 1.
  private func drawing(at part: Double) -> LayoutDrawing {
    if part <= 0 { return from }
    if part >= 1 { return to }
    // The movement is slow at both ends, as in the system's own animations.
    let way = part * part * (3 - 2 * part)
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * way }
    func between(_ a: Rect, _ b: Rect) -> Rect {
      Rect(
        x: between(a.x, b.x), y: between(a.y, b.y), width: between(a.width, b.width),
        height: between(a.height, b.height))
    }
    let (near, far) = part < 0.5 ? (from, to) : (to, from)
    var frames: [ObjectID: Rect] = [:]
    // The frame of a hidden view is invisible, so it does not move.
    for view in far.layout.views where !view.isHidden { frames[view.id] = view.frame }
    var result = near
    for index in result.layout.views.indices {
      let view = result.layout.views[index]
      guard let other = frames[view.id] else { continue }
      result.layout.views[index].frame =
        part < 0.5 ? between(view.frame, other) : between(other, view.frame)
    }
    let (a, b) = (from.layout.environment.size, to.layout.environment.size)
    result.layout.environment.size = Size(
      width: between(a.width, b.width), height: between(a.height, b.height))
    return result
  }
}
