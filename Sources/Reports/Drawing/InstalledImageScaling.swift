import Foundation
package import LayoutModel
import LayoutPreview
import PictureFiles

/// Scales images with librsvg, where it is installed.
///
/// A page of a hundred documents has photos for a screen of three pixels per point beside icons, and draws both as
/// large as a thumb.
package struct InstalledImageScaling: ImageScaling {
  package init() {}

  /// Pixels per point: sharp on the screens of most computers, also when a picture is opened.
  private static let pixelsPerPoint = 2.0
  /// Images with fewer characters are not worth the time.
  private static let least = 24_000
  /// A scaled image has to be smaller by this factor, or a photo would become a larger PNG.
  private static let gain = 0.8

  package func scaled(_ data: Substring, to size: Size) -> String? {
    let isPicture = data.hasPrefix("data:image/png;") || data.hasPrefix("data:image/jpeg;")
    guard isPicture, data.utf8.count >= Self.least, size.width >= 1, size.height >= 1,
      size.width * size.height < 4_000_000
    else { return nil }
    let (width, height) = (size.width.rounded(.up), size.height.rounded(.up))
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\">"
      + "<image width=\"\(width)\" height=\"\(height)\" preserveAspectRatio=\"none\" href=\"\(data)\"/></svg>"
    do {
      let bytes = try pictureFile(svg, as: .png, scale: Self.pixelsPerPoint)
      // Four characters of Base64 are three bytes.
      guard Double(bytes.count) * 4 / 3 < Double(data.utf8.count) * Self.gain else { return nil }
      return "data:image/png;base64," + Data(bytes).base64EncodedString()
    } catch {
      // Without the library, or with an image that it can't read, the page has the image as it is.
      return nil
    }
  }
}
