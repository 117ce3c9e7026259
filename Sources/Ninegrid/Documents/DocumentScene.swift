import LayoutModel

/// A scene of a storyboard, or a top-level view of a xib.
public struct DocumentScene: Hashable, Sendable, Identifiable {
  /// The id of the root object: that of the controller in a storyboard, or of the view in a xib.
  public let id: String
  /// The name for people: that of the controller, or of the root view if there is no controller; the id if there is neither.
  public let name: String
  /// The id of the root view; `nil` for a scene without views, such as a storyboard reference.
  public let rootView: String?

  init(_ scene: LayoutScene, in document: LayoutDocument) {
    id = scene.id.text
    let root = scene.roots.first.map { document.views[$0] }
    rootView = root?.id.text
    name =
      scene.controllers.first.map { document.controllers[$0].name } ?? root?.name ?? scene.id.text
  }
}
