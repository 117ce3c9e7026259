import LayoutModel

/// Interface Builder's spelling of simple values.
enum NativeText {
  /// `0.0` for zero, else the shortest form.
  static func real(_ value: Double) -> String {
    value == 0 ? "0.0" : NumberText.shortest(value)
  }

  static func flag(_ value: Bool) -> String { value ? "YES" : "NO" }

  /// An attribute's text for a string, a number or a boolean.
  static func attribute(_ value: JSONValue) -> String? {
    switch value.content {
    case .string(let text): text
    case .number(let number): NumberText.shortest(number)
    case .integer(let number): String(number)
    case .bool(let flag): NativeText.flag(flag)
    default: nil
    }
  }

  /// The number that ``real(_:)`` writes as this text; `nil` if it writes none so.
  static func real(_ text: String) -> Double? {
    guard let value = NumberText.number(text), real(value) == text else { return nil }
    return value
  }
}
