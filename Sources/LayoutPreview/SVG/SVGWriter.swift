import LayoutModel

/// Writes SVG with one element on each line, indented and escaped. Numbers have at most two
/// decimals. So the same layout gives the same bytes, and a change shows as a changed line.
struct SVGWriter {
  private(set) var text = ""
  /// How wide letters come out, for a renderer that can't set them to a length; `nil` for all others.
  let fitting: (any LetterFitting)?
  private var open: [String] = []
  /// Ids of those that are written already.
  private var filters: Set<String> = []
  /// What has been painted so far, so that text can be told from what lies below it; `nil` for an image.
  private var surfaces: [(area: Rect, color: PreviewColor?)] = []

  /// Ids of views that are given already: samples repeat the views of a row.
  private var namedViews: Set<String> = []

  /// How many views are drawn that the document does not have.
  private var sampleCount = 0

  init(fitting: (any LetterFitting)? = nil) { self.fitting = fitting }

  /// Begins a screen: what was painted before lies elsewhere.
  mutating func beginScreen() {
    surfaces = []
    sampleCount = 0
  }

  /// Whether a sample of so many views may be drawn: those of tables in rows of tables would be without number.
  mutating func takeSample(ofViews count: Int) -> Bool {
    sampleCount += count
    return sampleCount <= Self.mostSamples
  }

  /// On one screen, in views; sixty rows of fifty have as many.
  private static let mostSamples = 3_000

  /// Begins the group of a view; the first one has its id, with `_` for what no id may have.
  mutating func beginView(_ id: String, kind: String) {
    var name = "view-"
    for scalar in id.unicodeScalars {
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      name.unicodeScalars.append(isPlain || scalar == "-" ? scalar : "_")
    }
    begin("g", ["id": namedViews.insert(name).inserted ? name : nil, "class": kind])
  }

  /// Begins an element that has children.
  mutating func begin(_ name: String, _ attributes: KeyValuePairs<String, any SVGValue> = [:]) {
    indent()
    text += "<\(name)"
    write(attributes)
    text += ">\n"
    open.append(name)
  }

  /// Ends the innermost element.
  mutating func end() {
    guard let name = open.popLast() else { return }
    indent()
    text += "</\(name)>\n"
  }

  /// An element without children, with or without text.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, any SVGValue>, text content: String? = nil
  ) {
    indent()
    text += "<\(name)"
    write(attributes)
    if let content {
      text += ">\(Self.escaped(content))</\(name)>\n"
    } else {
      text += "/>\n"
    }
  }

  /// The id of a filter that keeps the shape of an image and gives it a colour. An id means the
  /// same in every picture, so that one page can contain several pictures.
  mutating func tintFilter(_ color: PreviewColor) -> String {
    let alpha = color.opacity.map { "-\(Int(($0 * 100).rounded()))" } ?? ""
    let id = "tint-\(color.hex.dropFirst())\(alpha)"
    guard filters.insert(id).inserted else { return id }
    begin("filter", ["id": id, "color-interpolation-filters": "sRGB"])
    element("feFlood", ["flood-color": color.hex, "flood-opacity": color.opacity])
    element("feComposite", ["in2": "SourceAlpha", "operator": "in"])
    end()
    return id
  }

  /// Notes that an area has a colour from now on.
  mutating func paint(_ area: Rect, _ color: PreviewColor?) {
    guard area.width > 1, area.height > 1 else { return }
    guard let color, color.alpha < 1 else { return surfaces.append((area, color)) }
    guard color.alpha > 0.02 else { return }
    surfaces.append((area, surface(at: area.center).map { color.over($0) }))
  }

  /// The colour that a place has; `nil` where that is not known.
  func surface(at point: Point) -> PreviewColor? {
    for (area, color) in surfaces.reversed()
    where point.x >= area.x && point.x <= area.maxX && point.y >= area.y && point.y <= area.maxY {
      return color
    }
    return nil
  }

  private mutating func indent() {
    for _ in open { text += "  " }
  }

  private mutating func write(_ attributes: KeyValuePairs<String, any SVGValue>) {
    for (name, value) in attributes {
      guard let value = value.svgText else { continue }
      text += " \(name)=\"\(Self.escaped(value))\""
    }
  }

  /// Text as XML 1.0 may hold it: markup escaped, characters that XML forbids replaced by a space.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{FFFE}", "\u{FFFF}": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension String: SVGValue {
  var svgText: String? { self }
}

extension Double: SVGValue {
  /// Rounded to two decimals; what is no number in a picture is 0.
  var svgText: String? {
    isFinite && abs(self) < 1e9 ? NumberText.rounded(self) : "0"
  }
}

extension Double {
  /// With four decimals, for factors.
  var preciseText: String {
    isFinite && abs(self) < 1e9 ? NumberText.rounded(self, places: 4) : "0"
  }
}

extension Int: SVGValue {
  var svgText: String? { String(self) }
}

extension Optional: SVGValue where Wrapped: SVGValue {
  var svgText: String? { self?.svgText }
}

/// What an attribute may be: a number, a text, or `nil` to leave it out.
protocol SVGValue {
  var svgText: String? { get }
}
