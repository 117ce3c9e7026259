package import LayoutModel

/// Makes images as small as a page draws them.
package protocol ImageScaling: Sendable {
  /// An image as `data:` that is enough for a size in points.
  ///
  /// - Returns: `nil` where the image is small enough as it is, or can't be read.
  func scaled(_ data: Substring, to size: Size) -> String?
}
