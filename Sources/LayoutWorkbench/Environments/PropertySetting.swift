/// `OBJECT.PROPERTY=VALUE`.
package struct PropertySetting: Hashable, Sendable {
  package let target: String
  package let value: String

  /// `nil` for a text that sets nothing.
  package init?(_ text: String) {
    guard let sign = text.firstIndex(of: "="), text[..<sign].contains(".") else { return nil }
    target = String(text[..<sign])
    value = String(text[text.index(after: sign)...])
  }

  package var text: String { "\(target)=\(value)" }
}
