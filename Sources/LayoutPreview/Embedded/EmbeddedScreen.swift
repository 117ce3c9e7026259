package import LayoutModel

/// The scene that fills a container view, in a picture.
struct EmbeddedScreen: Sendable {
  /// The drawing of the scene. It is in an array, because a value can't contain a value of the type
  /// that contains it.
  private let others: [LayoutDrawing]

  init(_ drawing: LayoutDrawing) { others = [drawing] }

  var drawing: LayoutDrawing { others[0] }

  /// Draws the scene with its bars. The parts outside of the container view are clipped.
  ///
  /// Layers such as names and outlines are drawn for the surrounding scene only.
  func draw(in frame: Rect, _ options: PreviewOptions, _ svg: inout SVGWriter) {
    let scene = drawing.placedScene
    var plain = options
    plain.layers = []
    // A scene as designed may have another size than the container view. It is drawn from the top
    // left corner.
    let part = Rect(
      x: scene.visibleRect.x, y: scene.visibleRect.y, width: frame.width, height: frame.height)
    guard part.width > 0.01, part.height > 0.01 else { return }
    svg.beginPart(part, at: frame)
    drawing.drawContent(scene, plain, isColumn: true, &svg)
    svg.end()
  }
}

extension LayoutDrawing {
  /// Adds the scenes that fill container views.
  package mutating func fillContainers(_ layouts: [EmbeddedLayout]) {
    for embedded in layouts {
      var drawing = LayoutDrawing(embedded.layout, of: preview, title: title)
      drawing.fillContainers(embedded.inner)
      self.embedded[embedded.container] = EmbeddedScreen(drawing)
    }
  }
}
