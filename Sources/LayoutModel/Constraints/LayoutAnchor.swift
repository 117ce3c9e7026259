/// An item and one of its attributes: one side of a constraint.
package struct LayoutAnchor: Hashable, Sendable {
  /// A view or a guide.
  package var item: ObjectID
  package var attribute: LayoutAttribute

  package init(item: ObjectID, attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }
}
