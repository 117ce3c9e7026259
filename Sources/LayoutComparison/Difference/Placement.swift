package import LayoutModel

/// The place of an object: its parent, the list in the parent, and the object before it.
package struct Placement: Hashable, Sendable {
  package var parent: ObjectID
  /// The path from the parent's element to the list, such as `subviews`.
  package var slot: ElementPath
  /// The object before it in the same list; `nil` for the first.
  package var after: ObjectID?
  /// The sibling right before it, of any kind; this is only a hint.
  var near: ChildKey?

  package init(
    parent: ObjectID, slot: ElementPath, after: ObjectID? = nil, near: ChildKey? = nil
  ) {
    self.parent = parent
    self.slot = slot
    self.after = after
    self.near = near
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.parent == b.parent && a.slot == b.slot && a.after == b.after
  }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(parent)
    hasher.combine(slot)
    hasher.combine(after)
  }
}
