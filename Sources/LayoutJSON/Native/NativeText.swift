import LayoutModel

/// The spelling of simple values in Interface Builder.
enum NativeText {
  /// Writes a number: `0.0` for zero, or else the shortest form.
  static func real(_ value: Double) -> String {
    value == 0 ? "0.0" : NumberText.shortest(value)
  }

  static func flag(_ value: Bool) -> String { value ? "YES" : "NO" }

  /// The text of an attribute for a string, a number or a boolean.
  static func attribute(_ value: JSONValue) -> String? {
    switch value.content {
    case .string(let text): text
    case .number(let number): NumberText.shortest(number)
    case .integer(let number): String(number)
    case .bool(let flag): NativeText.flag(flag)
    default: nil
    }
  }

  /// The number for which ``real(_:)`` writes this text; `nil` if there is none.
  static func real(_ text: String) -> Double? {
    guard let value = NumberText.number(text), real(value) == text else { return nil }
    return value
  }
}
