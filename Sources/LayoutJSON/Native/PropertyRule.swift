/// A property that a native document writes as a plain member: the name of the member, the
/// attribute, and the spelling of the value.
struct PropertyRule {
  var key: String
  var attribute: String
  var type: ValueType

  enum ValueType {
    case text, flag, integer, real
  }

  /// The text of the attribute for a member's value; `nil` if the value has another type.
  func text(of value: JSONValue) -> String? {
    switch type {
    case .text: return value.string
    case .flag: return value.bool.map { NativeText.flag($0) }
    case .integer: return value.integer.map(String.init)
    case .real: return value.number.map { NativeText.real($0) }
    }
  }

  /// The value of the member that reads back as this text, if there is one.
  func value(of text: String) -> JSONValue? {
    switch type {
    case .text: return .string(text)
    case .flag: return text == "YES" ? true : text == "NO" ? false : nil
    case .integer:
      guard let number = Int(text), abs(number) < 1 << 52, String(number) == text else {
        return nil
      }
      return .number(Double(number))
    case .real: return NativeText.real(text).map { JSONValue.number($0) }
    }
  }

  var wanted: String {
    switch type {
    case .text: "a string"
    case .flag: "true or false"
    case .integer: "a whole number"
    case .real: "a number"
    }
  }
}
