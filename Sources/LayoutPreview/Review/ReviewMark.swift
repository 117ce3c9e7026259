package import LayoutModel

/// A view that a change moves, adds, takes away or gives another value, as a picture marks it and a list tells it.
package struct ReviewMark: Hashable, Sendable {
  package var id: ObjectID
  /// What a person calls the view.
  package var name: String
  package var kind: Kind
  /// How far it moves, and how it grows: `8 lower, 24 wider`.
  package var text: String

  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case moved, resized, appeared, disappeared
    /// It says or looks something else, in the same place.
    case changed
  }

  package init(id: ObjectID, name: String, kind: Kind, text: String) {
    self.id = id
    self.name = name
    self.kind = kind
    self.text = text
  }

  var color: String {
    switch kind {
    case .moved, .resized: Palette.moved
    case .appeared: Palette.appeared
    case .disappeared: Palette.conflict
    case .changed: Palette.note
    }
  }
}
