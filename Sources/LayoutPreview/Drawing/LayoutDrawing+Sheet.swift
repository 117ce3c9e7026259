import LayoutModel

extension LayoutDrawing {
  /// Draws a part of its scene into a place of a sheet, and nothing beyond the screen.
  func draw(
    _ scene: PlacedScene, _ frame: DeviceFrame, _ options: PreviewOptions, part: Rect,
    at target: Rect, _ svg: inout SVGWriter
  ) {
    let source = [part.x, part.y, part.width, part.height]
    svg.begin(
      "svg",
      [
        "x": target.x, "y": target.y, "width": target.width, "height": target.height,
        "viewBox": source.map { $0.svgText ?? "0" }.joined(separator: " "),
      ])
    var inner = options
    inner.clipsToScreen = true
    draw(scene, frame, inner, &svg)
    svg.end()
  }
}
