package import LayoutModel

/// The image of an image view, a button or a segment.
package enum ImageContent: Hashable, Sendable {
  /// An image of a catalogue: width and height of the document's `<image>` resource, in points.
  case catalogue(Size)
  /// An SF Symbol: `<image catalog="system">`.
  case symbol(SymbolContent)
  /// An image that the document's resources do not list.
  case unknown
}
