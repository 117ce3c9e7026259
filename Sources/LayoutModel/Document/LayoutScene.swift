package import Diagnostics

/// One scene of a storyboard, or one top-level view of a xib.
package struct LayoutScene: Sendable {
  /// The id of the root object: the controller of a storyboard scene, the view of a xib.
  package var id: ObjectID
  /// The id of the `<scene>` element in a storyboard.
  package var sceneID: ObjectID?
  package var index: Int
  /// The positions of the scene's controllers in ``LayoutDocument/controllers``; at most one in
  /// real documents.
  package var controllers: [Int] = []
  /// The positions of the views without a superview: the root first, then views of bars and further
  /// top-level objects.
  package var roots: [Int] = []
  /// The positions of all views of the scene, parents before children.
  package var views: [Int] = []
  package var location: SourceLocation?

  package init(id: ObjectID, sceneID: ObjectID?, index: Int) {
    self.id = id
    self.sceneID = sceneID
    self.index = index
  }
}
