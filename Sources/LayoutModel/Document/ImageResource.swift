/// An image that a document names in its resources.
package struct ImageResource: Sendable, Hashable {
  package var size: Size
  package var isSystemSymbol: Bool
}
