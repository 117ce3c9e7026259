import LayoutModel

/// How large the drawings of system symbols are: at medium scale and regular weight, in em.
///
/// A document says of a symbol only its aspect: `<image catalog="system" width="128" height="123">`
/// is a drawing fitted into a square of 128 pixels.
enum SymbolProportions {
  static func proportions(of symbol: SymbolContent) -> Size {
    if let known = measured.first(where: { $0.name == symbol.name }) { return known.size }
    guard let drawing = symbol.drawingSize, drawing.width > 0, drawing.height > 0 else {
      return Size(width: circle, height: circle * circleAspect)
    }
    // Circles and squares are drawn with the same weight for the eye; long symbols are longer.
    let aspect = drawing.height / drawing.width
    if aspect <= 1 {
      let width = circle * (circleAspect / aspect).squareRoot()
      return Size(width: width, height: width * aspect)
    }
    let height = circle * aspect.squareRoot()
    return Size(width: height / aspect, height: height)
  }

  /// The width of a circle: 19.67 × 19 at 17 points and 3x.
  ///
  /// - Source: globe, questionmark.circle and other circles, 8 of 8 heights, 3 of 3 widths.
  private static let circle = 1.157
  private static let circleAspect = 123.0 / 128

  /// Recorded sizes divided by point size, scale and weight; where one side was decided by something
  /// else it follows from the drawing's aspect.
  private static let measured: [(name: String, size: Size)] = [
    ("chevron.right", Size(width: 0.72, height: 0.965)),
    ("chevron.left", Size(width: 0.72, height: 0.965)),
    ("chevron.down", Size(width: 1.075, height: 0.59)),
    ("chevron.up", Size(width: 1.075, height: 0.59)),
    ("square.and.pencil", Size(width: 1.2, height: 1.13)),
    ("memories", Size(width: 1.29, height: 1.11)),
    ("timer", Size(width: 1.16, height: 1.16)),
    ("gearshape", Size(width: 1.22, height: 1.17)),
    ("person", Size(width: 1.095, height: 1.035)),
    ("person.3", Size(width: 2.11, height: 1.09)),
    ("line.3.horizontal", Size(width: 1.17, height: 0.58)),
    ("calendar", Size(width: 1.15, height: 0.95)),
    ("die.face.3", Size(width: 1.135, height: 1.01)),
    ("touchid", Size(width: 1.24, height: 1.18)),
    ("trash", Size(width: 1.11, height: 1.21)),
    ("doc.on.doc", Size(width: 1.22, height: 1.35)),
    ("exclamationmark.triangle", Size(width: 1.31, height: 1.115)),
    ("gamecontroller.fill", Size(width: 1.73, height: 1.07)),
    ("wand.and.stars", Size(width: 1.25, height: 1.115)),
    ("hand.raised.fill", Size(width: 1.4, height: 1.21)),
    ("mic.slash.fill", Size(width: 1, height: 1.2)),
    ("mic.fill", Size(width: 0.9, height: 1.25)),
    ("video.slash.fill", Size(width: 1.5, height: 1.35)),
    ("speaker.slash.fill", Size(width: 1.2, height: 1.2)),
    ("video.fill", Size(width: 1.5, height: 0.92)),
    ("ellipsis", Size(width: 1.14, height: 0.3)),
  ]
}
