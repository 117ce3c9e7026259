package import LayoutModel

/// An image that a picture can contain.
package struct PreviewImage: Sendable {
  /// The media type: `image/png`, `image/jpeg` or `image/svg+xml`.
  package var mediaType: String
  /// The bytes of the image; `nil` if only its size is known.
  package var base64: String?
  /// The size in points.
  package var size: Size
  package var rendering: Rendering

  /// Whether only the shape of the image counts, and is drawn in the tint of the view that shows
  /// it.
  ///
  /// - Source: Apple, `UIImage.RenderingMode`: an automatic image is a template in bars and in
  ///   system buttons.
  package enum Rendering: String, Sendable {
    case automatic, original, template
  }

  package init(
    mediaType: String, base64: String?, size: Size, rendering: Rendering = .automatic
  ) {
    self.mediaType = mediaType
    self.base64 = base64
    self.size = size
    self.rendering = rendering
  }
}
