import LayoutModel

/// Draws the area that bars and the device's edges cover, and the root view's margins.
struct ZoneOverlay {
  let screen: Rect
  let insets: EdgeInsets

  init(scene: PlacedScene, insets: EdgeInsets) {
    screen = scene.screen
    self.insets = insets
  }

  var safeArea: Rect { screen.inset(by: insets) }

  /// The system's margins of a root view: at least 16 points, at least 20 from a width of 414
  /// points on, plus the safe area.
  ///
  /// - Source: recorded frames of public documents (183 roots, and 175 of 189).
  var margins: Rect {
    let side = screen.width >= 414 ? 20.0 : 16
    return screen.inset(
      by: EdgeInsets(
        top: insets.top, left: max(side, insets.left + side), bottom: insets.bottom,
        right: max(side, insets.right + side)))
  }

  /// Tints the strips outside the safe area.
  func drawSafeArea(_ svg: inout SVGWriter) {
    let safe = safeArea
    let strips = [
      Rect(x: screen.x, y: screen.y, width: screen.width, height: insets.top),
      Rect(x: screen.x, y: safe.maxY, width: screen.width, height: insets.bottom),
      Rect(x: screen.x, y: safe.y, width: insets.left, height: safe.height),
      Rect(x: safe.maxX, y: safe.y, width: insets.right, height: safe.height),
    ]
    for strip in strips where strip.width > 0 && strip.height > 0 {
      svg.rect(strip, fill: Palette.safeArea, opacity: 0.1)
    }
  }

  /// Draws a dashed line along the margins.
  func drawMargins(_ svg: inout SVGWriter) {
    svg.rect(margins, stroke: Palette.margin, width: 0.75, dash: "4 3")
  }
}
