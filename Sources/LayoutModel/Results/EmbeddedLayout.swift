/// A scene that fills a container view of another one, as it is laid out there.
package struct EmbeddedLayout: Sendable {
  /// The container view, in the scene around.
  package var container: ObjectID
  package var layout: ResolvedLayout
  /// What fills the container views of this scene.
  package var inner: [EmbeddedLayout]

  package init(container: ObjectID, layout: ResolvedLayout, inner: [EmbeddedLayout] = []) {
    self.container = container
    self.layout = layout
    self.inner = inner
  }
}
