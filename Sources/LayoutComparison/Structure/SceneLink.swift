import ElementTree
import LayoutModel

/// A segue, or another reference, from one scene to an object of another.
struct SceneLink {
  /// Positions in ``SceneList/entries``.
  var from: Int
  var to: Int
  /// The id of what is referred to.
  var target: String
  /// The element that refers.
  var element: DocumentElement
}
