package import LayoutModel

/// A view that a change moves, adds, removes or gives another value. A picture marks it, and a list
/// describes it.
package struct ReviewMark: Hashable, Sendable {
  package var id: ObjectID
  /// The name that a person uses for the view.
  package var name: String
  package var kind: Kind
  /// How it moves, and how its size changes: `8 lower, 24 wider`.
  package var text: String

  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case moved, resized, appeared, disappeared
    /// Its text or its look changes, but not its place.
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
