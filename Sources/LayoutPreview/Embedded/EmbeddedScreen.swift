package import LayoutModel

/// What a picture shows in a container view: the scene that fills it.
struct EmbeddedScreen: Sendable {
  /// One: a value can't hold another of the type in which it lies itself.
  private let others: [LayoutDrawing]

  init(_ drawing: LayoutDrawing) { others = [drawing] }

  var drawing: LayoutDrawing { others[0] }

  /// Draws the scene with its bars; what reaches out of the container view is not seen.
  ///
  /// What lies over views, such as names and outlines, is drawn of the scene around alone.
  func draw(in frame: Rect, _ options: PreviewOptions, _ svg: inout SVGWriter) {
    let scene = drawing.placedScene
    var plain = options
    plain.layers = []
    // A scene as designed may have another size than the container view: it lies at its top left.
    let part = Rect(
      x: scene.glass.x, y: scene.glass.y, width: frame.width, height: frame.height)
    guard part.width > 0.01, part.height > 0.01 else { return }
    svg.beginPart(part, at: frame)
    drawing.drawContent(scene, plain, isColumn: true, &svg)
    svg.end()
  }
}

extension LayoutDrawing {
  /// Shows in container views the scenes that fill them.
  package mutating func fillContainers(_ layouts: [EmbeddedLayout]) {
    for embedded in layouts {
      var drawing = LayoutDrawing(embedded.layout, of: preview, title: title)
      drawing.fillContainers(embedded.inner)
      self.embedded[embedded.container] = EmbeddedScreen(drawing)
    }
  }
}
