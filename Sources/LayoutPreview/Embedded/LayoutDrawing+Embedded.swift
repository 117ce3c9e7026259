package import LayoutModel

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
