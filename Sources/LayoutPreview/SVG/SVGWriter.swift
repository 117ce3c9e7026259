import LayoutModel

/// Writes SVG: one element a line, indented, escaped, numbers with at most two decimals, so that the
/// same layout gives the same bytes and a change shows as a changed line.
struct SVGWriter {
  private(set) var text = ""
  private var open: [String] = []

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

/// What an attribute may be: a number, a text, or `nil` to leave it out.
protocol SVGValue {
  var svgText: String? { get }
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

extension Int: SVGValue {
  var svgText: String? { String(self) }
}

extension Optional: SVGValue where Wrapped: SVGValue {
  var svgText: String? { self?.svgText }
}
