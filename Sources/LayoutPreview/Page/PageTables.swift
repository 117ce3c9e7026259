/// What a page holds once, however often it is said: lines of explanations, and images in pictures.
struct PageTables {
  private var lines: [String] = []
  private var places: [String: Int] = [:]
  private var images: [Substring] = []
  private var imagePlaces: [Substring: Int] = [:]

  /// The position of a line, which is new where it was not said before.
  mutating func line(_ text: String) -> Int {
    if let place = places[text] { return place }
    places[text] = lines.count
    lines.append(text)
    return lines.count - 1
  }

  /// A picture without the bytes of its images, which `href="#image-3"` replaces, and without the
  /// blanks at the beginning of its lines.
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
      }
      result += line[..<start.lowerBound] + "href=\"#image-\(place)" + line[end...]
    }
    return result
  }

  private static let mark = "href=\"data:"

  var linesJSON: String { PageJSON.array(lines.map(PageJSON.string)) }
  var imagesJSON: String { PageJSON.array(images.map { PageJSON.string(String($0)) }) }
}
