/// The layout of a scene that fills a container view of another scene.
package struct EmbeddedLayout: Sendable {
  /// The container view, which belongs to the surrounding scene.
  package var container: ObjectID
  package var layout: ResolvedLayout
  /// The layouts of the scenes that fill the container views of this scene.
  package var inner: [EmbeddedLayout]

  package init(container: ObjectID, layout: ResolvedLayout, inner: [EmbeddedLayout] = []) {
    self.container = container
    self.layout = layout
    self.inner = inner
  }
}
