package import Diagnostics

/// A JSON value with its place in the file.
///
/// Objects keep their members in order. Two values are equal if they mean the same; their locations
/// don't count.
///
///     let report: JSONValue = ["id": "a", "frame": ["x": 10, "width": .number(width)]]
///     print(report.compactText)
package struct JSONValue: Sendable {
  package var content: Content
  /// The place where the value starts; `nil` for a value that a program made.
  package var location: SourceLocation?

  package enum Content: Sendable {
    case null
    case bool(Bool)
    /// - Invariant: the number is finite.
    case number(Double)
    /// A whole number that no `Double` can hold. Only ``JSONValue/integer(_:)`` makes it.
    case integer(Int64)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  package init(_ content: Content, at location: SourceLocation? = nil) {
    self.content = content
    self.location = location
  }

  package static let null = JSONValue(.null)
  package static func bool(_ value: Bool) -> JSONValue { JSONValue(.bool(value)) }
  package static func number(_ value: Double) -> JSONValue { JSONValue(.number(value)) }
  /// A whole number. All of its digits are written.
  package static func integer(_ value: Int64) -> JSONValue {
    let number = Double(value)
    return Int64(exactly: number) == value && value.magnitude <= 1 << 53
      ? JSONValue(.number(number)) : JSONValue(.integer(value))
  }
  package static func string(_ value: String) -> JSONValue { JSONValue(.string(value)) }
  package static func array(_ values: [JSONValue]) -> JSONValue { JSONValue(.array(values)) }
  package static func object(_ members: [JSONMember]) -> JSONValue { JSONValue(.object(members)) }
}

extension JSONValue {
  package var isNull: Bool { if case .null = content { true } else { false } }
  package var bool: Bool? { if case .bool(let value) = content { value } else { nil } }
  /// The number. For a whole number that no `Double` can hold, it is the nearest one.
  package var number: Double? {
    switch content {
    case .number(let value): value
    case .integer(let value): Double(value)
    default: nil
    }
  }
  package var string: String? { if case .string(let value) = content { value } else { nil } }
  package var array: [JSONValue]? { if case .array(let values) = content { values } else { nil } }
  package var members: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The value of a member; `nil` if the value is not an object, or has no such member.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The value as a whole number, if it is one.
  package var integer: Int? {
    if case .integer(let value) = content { return Int(exactly: value) }
    guard let number, let value = Int(exactly: number) else { return nil }
    return value
  }

  /// The kind of the value in words: `an object`, `a string`.
  package var kindName: String {
    switch content {
    case .null: "null"
    case .bool: "a boolean"
    case .number, .integer: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONValue: Hashable {
  package static func == (a: Self, b: Self) -> Bool { a.content == b.content }
  package func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

extension JSONValue.Content: Hashable {}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  package init(stringLiteral value: String) { self.init(.string(value)) }
  package init(booleanLiteral value: Bool) { self.init(.bool(value)) }
  package init(integerLiteral value: Int) { self.init(.number(Double(value))) }
  package init(floatLiteral value: Double) { self.init(.number(value)) }
  package init(arrayLiteral elements: JSONValue...) { self.init(.array(elements)) }
  package init(nilLiteral: ()) { self.init(.null) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(.object(elements.map { JSONMember($0.0, $0.1) }))
  }
}
