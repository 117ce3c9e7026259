package import LayoutModel

/// A view of several drawings, and the reason why these count as the same.
package struct ViewMatch: Sendable, Hashable {
  /// The id in the joined document.
  package var id: ObjectID
  package var name: String
  package var kind: String
  /// The id of the view in each drawing, in the order of the drawings; `nil` if a drawing does not
  /// have it.
  package var ids: [ObjectID?]
  /// The property in which the last drawings agreed; `nil` if only one drawing has the view.
  package var reason: Reason?

  /// The property that two views have in common, the strongest first.
  package enum Reason: String, Sendable, Hashable, CaseIterable {
    case root, id, name, text, `class`, role, place
  }
}
