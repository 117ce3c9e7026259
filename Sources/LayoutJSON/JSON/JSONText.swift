import Diagnostics
import LayoutModel

extension JSONValue {
  /// The value on one line without spaces, as in JSON lines.
  package var compactText: String {
    var bytes: [UInt8] = []
    JSONText.appendCompact(self, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The value indented by two spaces, with small parts on one line, and with a line feed at the
  /// end.
  package var prettyText: String { String(decoding: prettyBytes, as: UTF8.self) }

  package var prettyBytes: [UInt8] {
    var bytes: [UInt8] = []
    JSONText.appendPretty(self, indent: 0, column: 0, to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }
}

/// The spelling of values. No other code knows it.
enum JSONText {
  /// The greatest length of a line that can be broken.
  private static let lineWidth = 100

  static func append(_ number: Double, to bytes: inout [UInt8]) {
    let text = number.isFinite ? NumberText.shortest(number) : "null"
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends a string. It escapes what must be escaped, and control characters that a terminal
  /// would obey, but nothing else.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    // All control characters above ASCII begin with one of these bytes.
    if text.utf8.contains(where: { $0 == 0x7F || $0 == 0xC2 || $0 == 0xD8 || $0 == 0xE2 }) {
      for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
    } else {
      append(escaping: text.utf8, to: &bytes)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// - Note: all control characters above ASCII get four digits.
  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    guard scalar.value >= 0x7F, scalar.isControl else {
      return append(escaping: String(scalar).utf8, to: &bytes)
    }
    let digits = String(scalar.value, radix: 16)
    let zeros = String(repeating: "0", count: 4 - digits.count)
    bytes.append(contentsOf: "\\u\(zeros)\(digits)".utf8)
  }

  private static func append(escaping text: some Sequence<UInt8>, to bytes: inout [UInt8]) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case 0x08: bytes.append(contentsOf: "\\b".utf8)
      case 0x0C: bytes.append(contentsOf: "\\f".utf8)
      case 0..<0x20:
        bytes.append(contentsOf: byte < 16 ? "\\u000".utf8 : "\\u00".utf8)
        bytes.append(contentsOf: String(byte, radix: 16).utf8)
      default: bytes.append(byte)
      }
    }
  }

  static func appendCompact(_ value: JSONValue, to bytes: inout [UInt8]) {
    appendLine(value, separator: ",", colon: ":", to: &bytes)
  }

  /// Appends the value on one line, with spaces.
  static func appendOneLine(_ value: JSONValue, to bytes: inout [UInt8]) {
    appendLine(value, separator: ", ", colon: ": ", to: &bytes)
  }

  private static func appendScalar(_ value: JSONValue, to bytes: inout [UInt8]) {
    switch value.content {
    case .bool(let flag): bytes.append(contentsOf: (flag ? "true" : "false").utf8)
    case .number(let number): append(number, to: &bytes)
    case .integer(let number): bytes.append(contentsOf: String(number).utf8)
    case .string(let text): append(text, to: &bytes)
    default: bytes.append(contentsOf: "null".utf8)
    }
  }

  /// Appends the value on one line.
  private static func appendLine(
    _ value: JSONValue, separator: String, colon: String, to bytes: inout [UInt8]
  ) {
    switch value.content {
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in values.enumerated() {
        if index > 0 { bytes.append(contentsOf: separator.utf8) }
        appendLine(element, separator: separator, colon: colon, to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(contentsOf: separator.utf8) }
        append(member.key, to: &bytes)
        bytes.append(contentsOf: colon.utf8)
        appendLine(member.value, separator: separator, colon: colon, to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    default: appendScalar(value, to: &bytes)
    }
  }

  /// - Parameters:
  ///   - indent: the number of spaces before the line.
  ///   - column: the column in which the value starts.
  static func appendPretty(
    _ value: JSONValue, indent: Int, column: Int, to bytes: inout [UInt8]
  ) {
    let inner = [UInt8](repeating: UInt8(ascii: " "), count: indent + 2)
    func line(_ isFirst: Bool, _ bytes: inout [UInt8]) {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      bytes.append(UInt8(ascii: "\n"))
      bytes.append(contentsOf: inner)
    }
    if fitsOnLine(value, from: column) {
      appendLine(value, separator: ", ", colon: ": ", to: &bytes)
      return
    }
    switch value.content {
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in values.enumerated() {
        line(index == 0, &bytes)
        appendPretty(element, indent: indent + 2, column: indent + 2, to: &bytes)
      }
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        line(index == 0, &bytes)
        let start = bytes.count
        append(member.key, to: &bytes)
        bytes.append(contentsOf: ": ".utf8)
        appendPretty(
          member.value, indent: indent + 2, column: indent + 2 + bytes.count - start, to: &bytes)
      }
    default: return appendScalar(value, to: &bytes)
    }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: inner.dropLast(2))
    if case .array = value.content {
      bytes.append(UInt8(ascii: "]"))
    } else {
      bytes.append(UInt8(ascii: "}"))
    }
  }
}

extension JSONText {
  /// Whether a value is easiest to read on one line: it is short, it nests at most twice, and it is
  /// not a list of sentences or objects.
  private static func fitsOnLine(_ value: JSONValue, from column: Int) -> Bool {
    var room = lineWidth - column - 1
    return measure(value, depth: 0, room: &room)
  }

  /// Subtracts the width of a value from `room`. Returns false as soon as the value can't be on the
  /// line.
  private static func measure(_ value: JSONValue, depth: Int, room: inout Int) -> Bool {
    switch value.content {
    case .array(let values):
      if depth > 2 && !values.isEmpty { return false }
      if values.count > 1, values[0].members != nil || values.contains(where: isSentence) {
        return false
      }
      room -= 2 * max(values.count, 1)
      for element in values where room < 0 || !measure(element, depth: depth + 1, room: &room) {
        return false
      }
    case .object(let members):
      if depth > 1 && !members.isEmpty { return false }
      room -= 2 * max(members.count, 1)
      for member in members {
        room -= member.key.utf8.count + 4
        if room < 0 || !measure(member.value, depth: depth + 1, room: &room) { return false }
      }
    case .string(let text): room -= text.utf8.count + 2
    case .number: room -= 4
    default: room -= 5
    }
    return room >= 0
  }

  private static func isSentence(_ value: JSONValue) -> Bool {
    switch value.content {
    case .string(let text): text.utf8.count > 24 || text.utf8.contains(UInt8(ascii: "="))
    default: false
    }
  }
}
