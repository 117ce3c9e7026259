import LayoutModel

/// Writes SVG with one element on each line, indented and escaped. Numbers have at most two
/// decimals. So the same layout gives the same bytes, and a change appears as a changed line.
struct SVGWriter {
  private(set) var text = ""
  /// Measures letters for a renderer that can't stretch text to a length; `nil` for all others.
  let fitting: (any LetterFitting)?
  private var open: [String] = []
  /// The ids of the filters that are already written.
  private var filters: Set<String> = []
  /// The areas that were painted so far, to find the colour below a text. The colour of an image is
  /// `nil`.
  private var surfaces: [(area: Rect, color: PreviewColor?)] = []

  /// The ids of views that are already written. Samples repeat the views of a row.
  private var namedViews: Set<String> = []

  /// The number of drawn views that the document does not have.
  private var sampleCount = 0

  init(fitting: (any LetterFitting)? = nil) { self.fitting = fitting }

  /// Begins a screen. The areas painted before lie elsewhere, so they are discarded.
  mutating func beginScreen() {
    surfaces = []
    sampleCount = 0
  }

  /// Whether a sample of this number of views may still be drawn. Tables in the rows of tables
  /// would need an unlimited number.
  mutating func takeSample(ofViews count: Int) -> Bool {
    sampleCount += count
    return sampleCount <= Self.mostSamples
  }

  /// The greatest number of sample views on one screen. Sixty rows of fifty views have as many.
  private static let mostSamples = 3_000

  /// Begins the group of a view. The first group of the view has its id, with `_` for characters
  /// that an id can't have.
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

  /// Writes an element without children, with or without text.
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

  /// Notes that an area has this colour from now on.
  mutating func paint(_ area: Rect, _ color: PreviewColor?) {
    guard area.width > 1, area.height > 1 else { return }
    guard let color, color.alpha < 1 else { return surfaces.append((area, color)) }
    guard color.alpha > 0.02 else { return }
    surfaces.append((area, surface(at: area.center).map { color.over($0) }))
  }

  /// The colour at a place; `nil` if it is not known.
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

  /// The text as XML 1.0 allows it: markup is escaped, and a space replaces each forbidden
  /// character.
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
  /// The number rounded to two decimals. A value that is not a number becomes 0.
  var svgText: String? {
    isFinite && abs(self) < 1e9 ? NumberText.rounded(self) : "0"
  }
}

extension Double {
  /// The number with four decimals, for factors.
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

/// A value of an attribute: a number, a text, or `nil` to leave the attribute out.
protocol SVGValue {
  var svgText: String? { get }
}
