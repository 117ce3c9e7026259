package import LayoutModel

/// An image that a picture can hold.
package struct PreviewImage: Sendable {
  /// `image/png`, `image/jpeg` or `image/svg+xml`.
  package var mediaType: String
  package var base64: String
  /// In points.
  package var size: Size
  /// Only its shape counts; it has the tint of the view that shows it.
  package var isTemplate: Bool

  package init(mediaType: String, base64: String, size: Size, isTemplate: Bool = false) {
    self.mediaType = mediaType
    self.base64 = base64
    self.size = size
    self.isTemplate = isTemplate
  }
}
