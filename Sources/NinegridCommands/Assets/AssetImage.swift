import Foundation
import LayoutJSON
import LayoutModel
import LayoutPreview

/// Reads the variant of an image that fits a picture best.
///
/// - Source: Apple, Asset Catalog Format Reference, "Image Set Type": files by `scale`, `idiom` and `appearances`.
enum AssetImage {
  /// A picture holds its images: larger files would make it unwieldy.
  private static let mostBytes = 3_000_000
  /// More than any screen has, twice.
  private static let mostPixels = 8192

  static func read(
    _ folder: String, named name: String, _ appearance: PreviewAppearance
  ) throws(AssetError) -> PreviewImage? {
    let contents = try AssetContents(folder, named: name).value
    let entries = (contents["images"]?.array ?? []).filter { $0["filename"]?.string != nil }
    let ranked = entries.enumerated()
      .map { (score: score($0.element, appearance), position: $0.offset, entry: $0.element) }
      .filter { $0.score > 0 }
      .sorted { $0.score != $1.score ? $0.score > $1.score : $0.position < $1.position }
    guard let best = ranked.first?.entry, let file = best["filename"]?.string else {
      if entries.contains(where: { $0["filename"]?.string?.lowercased().hasSuffix(".pdf") ?? false }
      ) {
        throw AssetError(onlyPDF: name)
      }
      return nil
    }
    let bytes = try AssetFile(folder, file, of: name).read(most: mostBytes)
    let intent = contents["properties"]?["template-rendering-intent"]?.string
    return try image(
      bytes, named: name, file: file, scale: scale(of: best),
      intent.flatMap { PreviewImage.Rendering(rawValue: $0) } ?? .automatic)
  }

  /// 0 for a file that is of no use here; two pixels a point are enough.
  private static func score(_ entry: JSONValue, _ wanted: PreviewAppearance) -> Int {
    guard let file = entry["filename"]?.string?.lowercased(),
      [".png", ".jpg", ".jpeg", ".svg"].contains(where: { file.hasSuffix($0) }),
      ["universal", "iphone", "ipad"].contains(entry["idiom"]?.string ?? "universal")
    else { return 0 }
    let appearance = AssetContents.appearance(of: entry)
    if let appearance, appearance != wanted { return 0 }
    let byScale = [2.0: 3, 3: 2, 1: 1][scale(of: entry)] ?? 1
    return 10 + byScale + (appearance == wanted ? 20 : 0)
      + (entry["idiom"]?.string == "universal" ? 5 : 0)
  }

  private static func scale(of entry: JSONValue) -> Double {
    let text = entry["scale"]?.string ?? "1x"
    return Double(text.dropLast()).flatMap { $0 >= 1 && $0 <= 4 ? $0 : nil } ?? 1
  }

  private static func image(
    _ bytes: [UInt8], named name: String, file: String, scale: Double,
    _ rendering: PreviewImage.Rendering
  ) throws(AssetError) -> PreviewImage {
    guard let header = ImageHeader(bytes) else {
      throw AssetError(
        "the file '\(file)' of the image '\(name)' is no PNG, JPEG or SVG that can be read",
        hint: "a placeholder stands for it")
    }
    guard header.width <= mostPixels, header.height <= mostPixels else {
      throw AssetError(
        "the image '\(name)' has \(header.width) × \(header.height) pixels, too much for a picture",
        hint: "a placeholder stands for it")
    }
    return PreviewImage(
      mediaType: header.mediaType, base64: Data(bytes).base64EncodedString(),
      size: Size(width: Double(header.width) / scale, height: Double(header.height) / scale),
      rendering: rendering)
  }
}
