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
    guard !file.contains("/"), file != ".." else {
      throw AssetError(
        "'\(name)' of the catalogue names a file elsewhere: '\(file)'",
        hint: "a placeholder stands for it")
    }
    let path = folder + "/" + file
    let bytes: [UInt8]
    do {
      bytes = try readFile(path, named: path)
    } catch {
      throw AssetError(
        "the file '\(file)' of the image '\(name)' can't be read",
        hint: "a placeholder stands for it; the file is '\(path)'")
    }
    let isTemplate =
      contents["properties"]?["template-rendering-intent"]?.string == "template"
    return try image(
      bytes, named: name, file: file, scale: scale(of: best), isTemplate: isTemplate)
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
    _ bytes: [UInt8], named name: String, file: String, scale: Double, isTemplate: Bool
  ) throws(AssetError) -> PreviewImage {
    guard let header = ImageHeader(bytes) else {
      throw AssetError(
        "the file '\(file)' of the image '\(name)' is no PNG, JPEG or SVG that can be read",
        hint: "a placeholder stands for it")
    }
    guard header.width <= mostPixels, header.height <= mostPixels, bytes.count <= mostBytes else {
      throw AssetError(
        "the image '\(name)' has \(header.width) × \(header.height) pixels and \(bytes.count) bytes, too much for a picture",
        hint: "a placeholder stands for it")
    }
    return PreviewImage(
      mediaType: header.mediaType, base64: Data(bytes).base64EncodedString(),
      size: Size(width: Double(header.width) / scale, height: Double(header.height) / scale),
      isTemplate: isTemplate)
  }
}

/// Kind and size of an image, from its first bytes.
struct ImageHeader: Hashable {
  var mediaType: String
  /// In pixels.
  var width: Int
  var height: Int

  /// `nil` for what is none of the kinds that a picture can hold.
  init?(_ bytes: [UInt8]) {
    if let size = Self.png(bytes) {
      (mediaType, width, height) = ("image/png", size.0, size.1)
    } else if let size = Self.jpeg(bytes) {
      (mediaType, width, height) = ("image/jpeg", size.0, size.1)
    } else if let size = Self.svg(bytes) {
      (mediaType, width, height) = ("image/svg+xml", size.0, size.1)
    } else {
      return nil
    }
    guard width > 0, height > 0 else { return nil }
  }

  /// - Source: W3C, PNG, section 11.2.1: the header chunk comes first, lengths in network order.
  private static func png(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }

  /// - Source: ITU-T T.81, B.2.2: a frame header (`SOF`) has precision, lines and samples per line.
  private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        return (
          Int(bytes[place + 7]) << 8 | Int(bytes[place + 8]),
          Int(bytes[place + 5]) << 8 | Int(bytes[place + 6])
        )
      }
      place += 2 + (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
    }
    return nil
  }

  /// The `viewBox` of an SVG's root, or its width and height.
  private static func svg(_ bytes: [UInt8]) -> (Int, Int)? {
    let head = String(decoding: bytes.prefix(4000), as: UTF8.self)
    guard let start = head.range(of: "<svg"),
      let end = head[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let tag = String(head[start.upperBound..<end])
    func value(_ name: String) -> String? {
      guard let range = tag.range(of: " \(name)=\"") else { return nil }
      return String(tag[range.upperBound...].prefix { $0 != "\"" })
    }
    if let width = value("width").flatMap({ Double($0.filter { $0.isNumber || $0 == "." }) }),
      let height = value("height").flatMap({ Double($0.filter { $0.isNumber || $0 == "." }) }),
      width.isFinite, height.isFinite, width < 100_000, height < 100_000
    {
      return (Int(width.rounded()), Int(height.rounded()))
    }
    let box = value("viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
    guard box.count == 4, box.allSatisfy({ $0.isFinite && abs($0) < 100_000 }) else { return nil }
    return (Int(box[2].rounded()), Int(box[3].rounded()))
  }
}
