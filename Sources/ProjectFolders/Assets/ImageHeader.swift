import Foundation

/// The kind and size of an image, read from its first bytes.
package struct ImageHeader: Hashable {
  package var mediaType: String
  /// The width in pixels.
  package var width: Int
  package var height: Int

  /// `nil` if the bytes are of no kind that a picture can contain.
  package init?(_ bytes: [UInt8]) {
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

  /// The size of an SVG: the `viewBox` of its root, or the root's width and height.
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
