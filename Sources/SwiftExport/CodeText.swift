import LayoutModel

/// Writes values as Swift code.
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
        // Control characters, and characters that change the direction of text, would not be
        // visible in an editor.
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

  /// A number as a person writes it. Interface Builder's tiny remainders become zero.
  static func number(_ value: Double) -> String {
    let rounded = (value * 1_000_000).rounded() / 1_000_000
    return NumberText.shortest(abs(value) < 1e9 ? rounded : value)
  }

  /// The value of an attribute with a number; `nil` if it is not a number.
  static func number(_ text: String) -> String? {
    guard let value = Double(text), value.isFinite else { return nil }
    return number(value)
  }

  /// The value of an attribute with a whole number; `nil` if it is not one.
  static func integer(_ text: String) -> String? {
    guard let value = Double(text), value == value.rounded(), abs(value) < 1e15 else { return nil }
    return String(Int(value))
  }

  /// `true` for `YES`.
  static func flag(_ text: String) -> String { text == "YES" ? "true" : "false" }

  /// A colour or a font without its type, where the type is known: `.systemRed`.
  static func implicit(_ expression: String) -> String {
    for type in ["UIColor.", "UIFont."] where expression.hasPrefix(type) {
      return "." + expression.dropFirst(type.count)
    }
    return expression
  }

  /// An expression where any value is allowed. An optional, such as a colour by name, is written as
  /// an optional.
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
