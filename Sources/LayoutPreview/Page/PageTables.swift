package import LayoutModel

/// Repeated parts that a page stores once: lines of explanations, and images in pictures.
struct PageTables {
  private var lines: [String] = []
  private var places: [String: Int] = [:]
  private var images: [Substring] = []
  private var imagePlaces: [Substring: Int] = [:]
  /// The greatest size at which each image is drawn, in points.
  private var imageSizes: [Size] = []

  /// The position of a line in the table. A new line is added.
  mutating func line(_ text: String) -> Int {
    if let place = places[text] { return place }
    places[text] = lines.count
    lines.append(text)
    return lines.count - 1
  }

  /// A picture in which `href="#image-3"` replaces the bytes of each image, and whose lines have no
  /// spaces at their beginning.
  mutating func sharing(_ svg: String) -> String {
    var result = ""
    result.reserveCapacity(svg.utf8.count)
    for line in svg.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      guard let start = line.firstRange(of: Self.mark),
        let end = line[start.upperBound...].firstIndex(of: "\"")
      else {
        result += line
        continue
      }
      let bytes = line[line.index(start.upperBound, offsetBy: -5)..<end]
      let place = imagePlaces[bytes] ?? images.count
      if place == images.count {
        imagePlaces[bytes] = place
        images.append(bytes)
        imageSizes.append(Size())
      }
      let drawn = Self.size(in: line[..<start.lowerBound])
      imageSizes[place].width = max(imageSizes[place].width, drawn.width)
      imageSizes[place].height = max(imageSizes[place].height, drawn.height)
      result += line[..<start.lowerBound] + "href=\"#image-\(place)" + line[end...]
    }
    return result
  }

  private static let mark = "href=\"data:"

  /// The size that the beginning of an `<image>` element states.
  private static func size(in element: Substring) -> Size {
    func number(_ name: String) -> Double {
      guard let start = element.firstRange(of: " \(name)=\"") else { return 0 }
      return Double(element[start.upperBound...].prefix { $0 != "\"" }) ?? 0
    }
    return Size(width: number("width"), height: number("height"))
  }

  var linesJSON: String { PageJSON.array(lines.map(PageJSON.string)) }

  /// - Parameter scaling: scales images down to the size at which they are drawn; `nil` to keep
  ///   them.
  func imagesJSON(_ scaling: (any ImageScaling)?) -> String {
    PageJSON.array(
      zip(images, imageSizes).map { image, size in
        PageJSON.string(scaling?.scaled(image, to: size) ?? String(image))
      })
  }
}

/// Scales images down to the size at which a page draws them.
package protocol ImageScaling: Sendable {
  /// An image as `data:` that is large enough for a size in points.
  ///
  /// - Returns: `nil` if the image is already small enough, or can't be read.
  func scaled(_ data: Substring, to size: Size) -> String?
}
