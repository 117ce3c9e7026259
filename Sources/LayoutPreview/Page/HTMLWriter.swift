import LayoutModel

/// Writes HTML: every text and attribute is escaped, what is written as it is says so.
struct HTMLWriter {
  private(set) var text = ""

  mutating func begin(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:]) {
    text += "<\(name)"
    for (key, value) in attributes {
      guard let value else { continue }
      text += " \(key)=\"\(SVGWriter.escaped(value))\""
    }
    text += ">"
  }

  mutating func end(_ name: String) { text += "</\(name)>\n" }

  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ content: String
  ) {
    begin(name, attributes)
    text += SVGWriter.escaped(content)
    end(name)
  }

  /// Markup of our own, such as a picture.
  mutating func raw(_ markup: String) { text += markup }
}

/// A value that a script may read: no text in it can end the element that holds it.
enum PageJSON {
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}":
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  static func frame(_ rect: Rect) -> String {
    array([rect.x, rect.y, rect.width, rect.height].map { $0.svgText ?? "0" })
  }
}
