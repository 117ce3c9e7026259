package import LayoutModel

/// A view of several drawings, and what told that it is the same.
package struct ViewMatch: Sendable, Hashable {
  /// In the document that is made.
  package var id: ObjectID
  package var name: String
  package var kind: String
  /// For each drawing the view's id there, in the order of the drawings; `nil` where it is not there.
  package var ids: [ObjectID?]
  /// What the last drawings agreed in; `nil` for a view of one drawing alone.
  package var reason: Reason?

  /// What two views have in common, the strongest first.
  package enum Reason: String, Sendable, Hashable, CaseIterable {
    case root, id, name, text, `class`, role, place
  }
}
