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
          [.control, .format, .lineSeparator, .paragraphSeparator].contains(
            scalar.properties.generalCategory)
        if isHidden {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// A number as a person writes it: what Interface Builder keeps of a nought is one.
  static func number(_ value: Double) -> String {
    let rounded = (value * 1_000_000).rounded() / 1_000_000
    return NumberText.shortest(abs(value) < 1e9 ? rounded : value)
  }

  /// The value of an attribute that holds a number; `nil` where it is none.
  static func number(_ text: String) -> String? {
    guard let value = Double(text), value.isFinite else { return nil }
    return number(value)
  }

  /// The value of an attribute that holds a whole number; `nil` where it is none.
  static func integer(_ text: String) -> String? {
    guard let value = Double(text), value == value.rounded(), abs(value) < 1e15 else { return nil }
    return String(Int(value))
  }

  /// `true` for `YES`.
  static func flag(_ text: String) -> String { text == "YES" ? "true" : "false" }

  /// A colour or a font where its type goes without saying: `.systemRed`.
  static func implicit(_ expression: String) -> String {
    for type in ["UIColor.", "UIFont."] where expression.hasPrefix(type) {
      return "." + expression.dropFirst(type.count)
    }
    return expression
  }

  /// An expression where any value goes: an optional, such as a colour by name, is said to be one.
  static func value(_ expression: String) -> String {
    let isOptional = ["UIColor(named:", "UIFont(name:", "UIImage("].contains {
      expression.hasPrefix($0)
    }
    return isOptional ? "\(expression) as Any" : expression
  }

  /// A comment on one line.
  static func comment(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
