import Foundation
package import LayoutModel
import LayoutPreview
import PictureFiles

/// Scales images with librsvg, if it is installed.
///
/// A page about a hundred documents contains photos for screens with three pixels per point beside icons, and
/// shows all of them very small.
package struct InstalledImageScaling: ImageScaling {
  package init() {}

  /// The resolution: sharp on most computer screens, even if a picture is enlarged.
  private static let pixelsPerPoint = 2.0
  /// The fewest characters of an image that is scaled. Smaller images are not worth the time.
  private static let least = 24_000
  /// The largest share of the old size at which a scaled image is used. A photo may become larger as a PNG.
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
      // Four characters of Base64 stand for three bytes.
      guard Double(bytes.count) * 4 / 3 < Double(data.utf8.count) * Self.gain else { return nil }
      return "data:image/png;base64," + Data(bytes).base64EncodedString()
    } catch {
      // Without the library, or if it can't read the image, the page contains the unchanged image.
      return nil
    }
  }
}
