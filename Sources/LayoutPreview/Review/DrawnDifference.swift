import LayoutModel

/// Where two pictures of a scene differ, for changes that no view of the document stands for, such as an item of a bar.
///
/// Each element of a picture stands on a line of its own. An element that only one of the pictures has differs; those that
/// lie beside each other are one place.
struct DrawnDifference {
  struct Place: Hashable {
    var area: Rect
    /// What is to be read there, before and after.
    var before: [String] = []
    var after: [String] = []

    /// `“Cancel” becomes “Close”`.
    var sentence: String {
      func quoted(_ texts: [String]) -> String { texts.map { "“\($0)”" }.joined(separator: ", ") }
      // A text that both have has only another place.
      let gone = before.filter { !after.contains($0) }
      let new = after.filter { !before.contains($0) }
      return switch (gone.isEmpty, new.isEmpty) {
      case (true, true): "looks different"
      case (true, false): "\(quoted(new)) is new"
      case (false, true): "\(quoted(gone)) is gone"
      case (false, false): "\(quoted(gone)) becomes \(quoted(new))"
      }
    }
  }

  /// The largest first.
  private(set) var places: [Place] = []

  /// So many places are told.
  private static let mostPlaces = 8
  /// Elements that are nearer to each other, in points, are one place.
  private static let nearness = 10.0
  /// What covers more of a picture is its background, which says nothing of a place.
  private static let mostOfPicture = 0.6

  /// - Parameter part: what both pictures show.
  init(_ before: String, _ after: String, in part: Rect) {
    let (old, new) = (DrawnElement.all(in: before), DrawnElement.all(in: after))
    let (known, kept) = (Set(new), Set(old))
    var all: [Place] = []
    for (elements, isNew) in [
      (old.filter { !known.contains($0) }, false), (new.filter { !kept.contains($0) }, true),
    ] {
      for element in elements {
        let area = element.area.intersection(part)
        guard area.width > 0, area.height > 0 else { continue }
        var place = Place(area: area)
        if let text = element.text {
          if isNew { place.after = [text] } else { place.before = [text] }
        }
        all.append(place)
      }
    }
    let limit = part.width * part.height * Self.mostOfPicture
    let parts = all.filter { $0.area.width * $0.area.height <= limit }
    places = Self.joined(parts.isEmpty ? all : parts)
      .sorted { $0.area.width * $0.area.height > $1.area.width * $1.area.height }
    places = Array(places.prefix(Self.mostPlaces))
  }

  private static func joined(_ all: [Place]) -> [Place] {
    var places: [Place] = []
    for place in all {
      var place = place
      // What is joined may reach a place that was apart before.
      while let near = places.firstIndex(where: { isNear($0.area, place.area) }) {
        let other = places.remove(at: near)
        place = Place(
          area: other.area.union(place.area), before: other.before + place.before,
          after: other.after + place.after)
      }
      places.append(place)
    }
    return places
  }

  private static func isNear(_ one: Rect, _ other: Rect) -> Bool {
    let common = one.inset(-nearness).intersection(other)
    return common.width > 0 && common.height > 0
  }
}

/// An element of a picture, and where it is drawn.
private struct DrawnElement: Hashable {
  var markup: Substring
  var area: Rect
  var text: String?

  /// Those that show something, at their places in the whole picture.
  static func all(in svg: String) -> [DrawnElement] {
    var offsets = [Point()]
    var result: [DrawnElement] = []
    for line in svg.split(separator: "\n") {
      let markup = line.drop { $0 == " " }
      let offset = offsets[offsets.count - 1]
      if markup.hasPrefix("</") {
        if offsets.count > 1 { offsets.removeLast() }
      } else if markup.hasPrefix("<g") || markup.hasPrefix("<svg") || markup.hasPrefix("<filter")
        || markup.hasPrefix("<clipPath")
      {
        offsets.append(offset + shift(markup, isOuter: offsets.count == 1))
      } else if let own = area(markup) {
        let area = Rect(
          x: own.x + offset.x, y: own.y + offset.y, width: own.width, height: own.height)
        result.append(DrawnElement(markup: markup, area: area, text: text(markup)))
      }
    }
    return result
  }

  private static func number(_ name: String, _ markup: Substring) -> Double? {
    guard let start = markup.firstRange(of: " \(name)=\"") else { return nil }
    return Double(markup[start.upperBound...].prefix { $0 != "\"" })
  }

  private static func numbers(_ name: String, _ markup: Substring) -> [Double] {
    guard let start = markup.firstRange(of: " \(name)=\"") else { return [] }
    return markup[start.upperBound...].prefix { $0 != "\"" }
      .split { !"-.0123456789e".contains($0) }.compactMap { Double($0) }
  }

  /// How far a group, or a picture in the picture, moves what lies in it.
  private static func shift(_ markup: Substring, isOuter: Bool) -> Point {
    if markup.hasPrefix("<g") {
      let moved = numbers("transform", markup)
      return moved.count >= 2 ? Point(x: moved[0], y: moved[1]) : Point()
    }
    guard !isOuter, let x = number("x", markup), let y = number("y", markup) else { return Point() }
    let box = numbers("viewBox", markup)
    return box.count == 4 ? Point(x: x - box[0], y: y - box[1]) : Point(x: x, y: y)
  }

  private static func area(_ markup: Substring) -> Rect? {
    if markup.hasPrefix("<rect") || markup.hasPrefix("<image") {
      guard let width = number("width", markup), let height = number("height", markup) else {
        return nil
      }
      return Rect(
        x: number("x", markup) ?? 0, y: number("y", markup) ?? 0, width: width, height: height)
    }
    if markup.hasPrefix("<text") {
      let size = number("font-size", markup) ?? 12
      let width =
        number("textLength", markup) ?? TextLines.width(text(markup) ?? "", size: size)
      let x = number("x", markup) ?? 0
      let start =
        markup.contains("\"middle\"") ? x - width / 2 : markup.contains("\"end\"") ? x - width : x
      return Rect(x: start, y: (number("y", markup) ?? 0) - size, width: width, height: size * 1.25)
    }
    if markup.hasPrefix("<circle"), let x = number("cx", markup), let y = number("cy", markup) {
      let radius = number("r", markup) ?? 0
      return Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    }
    // A symbol is drawn in a square of 24 units.
    let symbol = markup.hasPrefix("<path") ? numbers("transform", markup) : []
    guard symbol.count == 3 else { return nil }
    return Rect(x: symbol[0], y: symbol[1], width: 24 * symbol[2], height: 24 * symbol[2])
  }

  private static func text(_ markup: Substring) -> String? {
    guard markup.hasPrefix("<text"), let start = markup.firstIndex(of: ">") else { return nil }
    let text = String(markup[markup.index(after: start)...].prefix { $0 != "<" })
    return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
  }
}

extension Point {
  fileprivate static func + (one: Point, other: Point) -> Point {
    Point(x: one.x + other.x, y: one.y + other.y)
  }
}
