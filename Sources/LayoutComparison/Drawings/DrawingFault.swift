package import LayoutModel

/// Why drawings do not fit together into one document.
package struct DrawingFault: Error, Hashable, Sendable {
  package var message: String
  package var hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}

/// Everything for which drawings do not fit together.
package struct DrawingFaults: Error, Hashable, Sendable {
  package var faults: [DrawingFault]
}

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
