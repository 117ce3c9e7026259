import LayoutModel

/// Values as Swift spells them.
enum CodeText {
  /// A string literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        // Controls and what turns text around would not show in an editor.
        let isHidden =
          scalar.properties.generalCategory == .control
          || scalar.properties.generalCategory == .format
        if isHidden {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  static func number(_ value: Double) -> String { NumberText.shortest(value) }

  /// The value of an attribute that holds a number; `nil` where it is none.
  static func number(_ text: String) -> String? {
    guard let value = Double(text), value.isFinite else { return nil }
    return number(value)
  }

  /// `true` for `YES`.
  static func flag(_ text: String) -> String { text == "YES" ? "true" : "false" }

  /// A comment on one line.
  static func comment(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
