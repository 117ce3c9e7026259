import Foundation
import LayoutJSON
import LayoutModel
package import LayoutPreview
import PictureFiles

/// Reads the variant of an image that fits a picture best.
///
/// - Source: Apple, Asset Catalog Format Reference, "Image Set Type": files by `scale`, `idiom` and `appearances`.
package enum AssetImage {
  /// The largest size of a file, in bytes. A picture contains its images, so larger files would make it unwieldy.
  private static let mostBytes = 3_000_000
  /// The resolution in which the page of a PDF is drawn.
  private static let pixelsPerPoint = 2.0
  /// The largest width or height of a drawn page: twice that of any screen.
  private static let mostPixels = 8192

  package static func read(
    _ folder: String, named name: String, _ appearance: PreviewAppearance
  ) throws(AssetError) -> PreviewImage? {
    let contents = try AssetContents(folder, named: name).value
    let entries = (contents["images"]?.array ?? []).filter { $0["filename"]?.string != nil }
    let ranked = entries.enumerated()
      .map { (score: score($0.element, appearance), position: $0.offset, entry: $0.element) }
      .filter { $0.score > 0 }
      .sorted { $0.score != $1.score ? $0.score > $1.score : $0.position < $1.position }
    guard let best = ranked.first?.entry, let file = best["filename"]?.string else { return nil }
    let bytes = try AssetFile(folder, file, of: name).read(most: mostBytes)
    let intent = contents["properties"]?["template-rendering-intent"]?.string
    let rendering = intent.flatMap { PreviewImage.Rendering(rawValue: $0) } ?? .automatic
    if bytes.starts(with: "%PDF".utf8) {
      return try page(bytes, named: name, file: file, scale: scale(of: best), rendering)
    }
    return try image(bytes, named: name, file: file, scale: scale(of: best), rendering)
  }

  /// How well a file fits; 0 if it can't be used. Two pixels per point are enough.
  private static func score(_ entry: JSONValue, _ wanted: PreviewAppearance) -> Int {
    guard let file = entry["filename"]?.string?.lowercased(),
      [".png", ".jpg", ".jpeg", ".svg", ".pdf"].contains(where: { file.hasSuffix($0) }),
      ["universal", "iphone", "ipad"].contains(entry["idiom"]?.string ?? "universal")
    else { return 0 }
    let appearance = AssetContents.appearance(of: entry)
    if let appearance, appearance != wanted { return 0 }
    let byScale = [2.0: 3, 3: 2, 1: 1][scale(of: entry)] ?? 1
    // A PDF can be drawn only if poppler is installed.
    let byKind = file.hasSuffix(".pdf") ? 0 : 10
    return 1 + byKind + byScale + (appearance == wanted ? 40 : 0)
      + (entry["idiom"]?.string == "universal" ? 5 : 0)
  }

  private static func scale(of entry: JSONValue) -> Double {
    let text = entry["scale"]?.string ?? "1x"
    return Double(text.dropLast()).flatMap { $0 >= 1 && $0 <= 4 ? $0 : nil } ?? 1
  }

  /// The first page of a PDF. If nothing can draw it, only its size.
  private static func page(
    _ bytes: [UInt8], named name: String, file: String, scale: Double,
    _ rendering: PreviewImage.Rendering
  ) throws(AssetError) -> PreviewImage {
    if canDrawPages {
      guard
        let page = PagePicture(pdf: bytes, scale: pixelsPerPoint, mostPixels: mostPixels)
      else {
        throw .brokenPDF(file: file, name: name)
      }
      return PreviewImage(
        mediaType: "image/png", base64: Data(page.png).base64EncodedString(),
        size: Size(width: page.width / scale, height: page.height / scale), rendering: rendering)
    }
    guard let size = MediaBox(bytes) else { throw .undrawnPDF(name: name) }
    return PreviewImage(
      mediaType: "application/pdf", base64: nil,
      size: Size(width: size.width / scale, height: size.height / scale), rendering: rendering)
  }

  private static func image(
    _ bytes: [UInt8], named name: String, file: String, scale: Double,
    _ rendering: PreviewImage.Rendering
  ) throws(AssetError) -> PreviewImage {
    guard let header = ImageHeader(bytes) else {
      throw .unreadableImage(file: file, name: name)
    }
    if header.mediaType == "image/svg+xml", let danger = VectorAsset.danger(in: bytes) {
      throw .unsafeImage(file: file, name: name, danger: danger)
    }
    guard header.width <= mostPixels, header.height <= mostPixels else {
      throw .tooManyPixels(name: name, width: header.width, height: header.height)
    }
    return PreviewImage(
      mediaType: header.mediaType, base64: Data(bytes).base64EncodedString(),
      size: Size(width: Double(header.width) / scale, height: Double(header.height) / scale),
      rendering: rendering)
  }
}
