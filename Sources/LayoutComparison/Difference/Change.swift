package import ElementTree
package import LayoutModel

/// One difference between two documents, as data.
///
/// Objects are identified by id. An element without an id is a property of the object around it.
package struct Change: Hashable, Sendable {
  package var object: ObjectID
  package var kind: Kind
  /// The class of noise, if the difference does not concern the layout itself.
  package var noise: NoiseClass?

  package enum Kind: Hashable, Sendable {
    /// An added element, without the objects inside it: these are changes of their own.
    case added(DocumentElement, at: Placement)
    case removed(DocumentElement, from: Placement)
    /// An object that has moved to another parent, another list in it (`subviews`, `cells`, …), or
    /// another position.
    case moved(from: Placement, to: Placement)
    case modified(PropertyPath, old: PropertyValue?, new: PropertyValue?)
  }

  package init(_ object: ObjectID, _ kind: Kind, noise: NoiseClass? = nil) {
    self.object = object
    self.kind = kind
    self.noise = noise
  }

  /// The cell of the grid in which a setting changes; `nil` for plain settings and whole objects.
  package var cell: GridCell? {
    if case .modified(let path, _, _) = kind { path.cell } else { nil }
  }
}

/// The value of a property: the text of an attribute, or a part with all its content.
package enum PropertyValue: Hashable, Sendable {
  case text(String)
  case element(DocumentElement)
}
