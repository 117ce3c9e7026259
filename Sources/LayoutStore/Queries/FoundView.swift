/// A view of a document of the store that a search has found.
package struct FoundView: Hashable, Sendable {
  package var document: String
  /// Id of the scene's root object.
  package var scene: String
  package var id: String
  package var name: String
  package var kind: String
  /// What people read on it, or in its place.
  package var text: String?
}
