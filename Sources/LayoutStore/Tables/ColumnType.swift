import LayoutModel

/// The type of a column, and how an attribute's text becomes its value.
///
/// A text that is not a value of the type stays a text: it goes into the table `attribute`, and
/// counts as long as the column is NULL.
enum ColumnType: String, Sendable {
  case text, flag, integer, real, priority, multiplier, axis, relation, attribute

  /// The value that a text stands for, if it is one of this type.
  func value(_ text: String) -> ColumnValue? {
    switch self {
    case .text: return .text(text)
    case .flag: return text == "YES" ? .integer(1) : text == "NO" ? .integer(0) : nil
    case .integer: return Int64(text).map { .integer($0) }
    case .real: return number(text).map { .real($0) }
    case .priority:
      guard let number = number(text), (0...1000).contains(number) else { return nil }
      return .real(number)
    case .multiplier: return Multiplier(text).map { .real($0.value) }
    case .axis: return LayoutAxis(rawValue: text) == nil ? nil : .text(text)
    case .relation: return LayoutRelation(rawValue: text) == nil ? nil : .text(text)
    case .attribute:
      return LayoutAttribute(name: text) == nil && text != Self.noAttribute ? nil : .text(text)
    }
  }

  /// The text of a value, as Interface Builder writes it.
  func text(_ value: ColumnValue) -> String {
    switch value {
    case .text(let text): text
    case .integer(let integer) where self == .flag: integer == 0 ? "NO" : "YES"
    case .integer(let integer): String(integer)
    case .real(let real): NumberText.shortest(real)
    }
  }

  /// Whether ``text(_:)`` writes the value of a text as this text.
  func isStandard(_ text: String, for value: ColumnValue) -> Bool {
    if case .text = value { return true }
    return isPlainInteger(text) || self.text(value) == text
  }

  /// Whether a text is an integer in its usual form. Most numbers are, so they need not be formatted to know
  /// this.
  private func isPlainInteger(_ text: String) -> Bool {
    guard self == .integer || self == .real || self == .priority else { return false }
    var digits = Substring(text).utf8
    if digits.first == UInt8(ascii: "-") {
      digits.removeFirst()
      if digits.first == UInt8(ascii: "0") { return false }
    }
    // An integer with more digits is not exact as a floating-point number.
    guard (1...15).contains(digits.count), digits.count == 1 || digits.first != UInt8(ascii: "0")
    else { return false }
    return digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// The value that old documents write for a missing attribute.
  private static let noAttribute = "notAnAttribute"

  private func number(_ text: String) -> Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }
}

/// A value of a typed column other than NULL.
enum ColumnValue: Hashable, Sendable {
  case integer(Int64)
  case real(Double)
  case text(String)
}
