import LayoutModel

/// Writes values for a script. No text in a value can end the element that contains it.
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

  /// Writes a number exactly. A value that is not a number becomes 0.
  static func number(_ value: Double) -> String {
    value.isFinite ? NumberText.shortest(value) : "0"
  }

  static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  static func frame(_ rect: Rect) -> String {
    array([rect.x, rect.y, rect.width, rect.height].map { $0.svgText ?? "0" })
  }
}
