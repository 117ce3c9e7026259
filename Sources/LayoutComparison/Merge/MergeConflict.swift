package import LayoutModel

/// Two changes of one thing that can't both be made. The document keeps ours, and theirs is reported.
package struct MergeConflict: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Both sides set one property, to different values.
    case edit
    /// Ours removed an object that theirs changed, or needs.
    case removedByOurs = "removed-by-ours"
    /// Theirs removed an object that ours changed, or needs.
    case removedByTheirs = "removed-by-theirs"
    /// Both sides moved an object, to different parents.
    case move
    /// Both sides added something that can exist only once, with different contents.
    case addition
  }

  package var kind: Kind
  /// The object that both sides changed.
  package var object: ObjectID
  /// The property, for an edit.
  package var property: PropertyPath?
  /// The values in the base, ours and theirs; `nil` if a version states none.
  package var base: PropertyValue?
  package var ours: PropertyValue?
  package var theirs: PropertyValue?
  /// The object because of which the removal, the move or the addition can't be made.
  package var other: ObjectID?
  /// The changes of theirs that were left out. Making them settles the conflict for theirs.
  package var leftOut: [Change]

  package init(
    _ kind: Kind, _ object: ObjectID, property: PropertyPath? = nil, base: PropertyValue? = nil,
    ours: PropertyValue? = nil, theirs: PropertyValue? = nil, other: ObjectID? = nil,
    leftOut: [Change] = []
  ) {
    self.kind = kind
    self.object = object
    self.property = property
    self.base = base
    self.ours = ours
    self.theirs = theirs
    self.other = other
    self.leftOut = leftOut
  }

  package var cell: GridCell? { property?.cell }

  /// The name for a person: `cnG-00-001.constant`, only the id for a whole object, `document.…` for the document.
  package var name: String {
    let id = object == ObjectTable.document ? "document" : object.text
    return property.map { "\(id).\($0.text)" } ?? id
  }

  /// Whether both sides can be satisfied: an object that one side removed stays, because the other side needs it.
  package var allowsUnion: Bool { kind == .removedByOurs || kind == .removedByTheirs }

  /// How a conflict is settled.
  package enum Choice: String, Hashable, Sendable, CaseIterable {
    case ours, theirs, union
  }
}
