package import LayoutModel

/// A child of an element: an object of its own, or a part of the object around it.
package enum ChildKey: Hashable, Sendable {
  case object(ObjectID)
  case part(ElementStep)
}
