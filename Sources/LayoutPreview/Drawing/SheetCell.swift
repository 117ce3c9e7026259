import LayoutModel

/// A drawing with its place on a sheet. It shows the screen with the device's edge, and nothing
/// beyond.
struct SheetCell {
  let drawing: LayoutDrawing
  private let scene: PlacedScene
  private let frame: DeviceFrame
  /// The part of the scene to show, in points.
  let source: Rect
  /// The rectangle on the sheet.
  var target: Rect

  /// - Parameters:
  ///   - scale: units of the sheet per point.
  ///   - fillsScreen: whether the scene fills a device; `nil` if its size decides this.
  init(
    _ drawing: LayoutDrawing, _ options: PreviewOptions, scale: Double, fillsScreen: Bool? = nil
  ) {
    self.drawing = drawing
    scene = drawing.placedScene
    frame = drawing.deviceFrame(scene, fillsScreen: fillsScreen)
    source = drawing.device(scene).inset(-(options.showsDevice ? frame.thickness + 1 : 1))
    target = Rect(width: source.width * scale, height: source.height * scale)
  }

  func draw(_ options: PreviewOptions, _ svg: inout SVGWriter) {
    var options = options
    // The same view may occur several times on a sheet, so views have no ids.
    options.namesViews = false
    svg.beginPart(source, at: target)
    drawing.draw(scene, frame, options, &svg)
    svg.end()
  }
}
