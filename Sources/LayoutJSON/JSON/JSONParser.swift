import Diagnostics

/// Reads one JSON value (RFC 8259, without extensions) with the location of every part.
///
/// - Complexity: O(bytes).
package func parseJSON(
  _ bytes: [UInt8], limits: JSONLimits = .standard
) throws(JSONError) -> JSONValue {
  var parser = JSONParser(bytes: bytes, limits: limits)
  try parser.checkEncoding()
  let value = try parser.readValue()
  parser.skipWhitespace()
  if !parser.isAtEnd { throw parser.error(.contentAfterEnd) }
  return value
}

/// Reads values that follow each other, such as JSON lines. Only white space may stand between
/// them.
package func parseJSONSequence(
  _ bytes: [UInt8], limits: JSONLimits = .standard
) throws(JSONError) -> [JSONValue] {
  var parser = JSONParser(bytes: bytes, limits: limits)
  try parser.checkEncoding()
  var values: [JSONValue] = []
  repeat {
    values.append(try parser.readValue())
    parser.skipWhitespace()
  } while !parser.isAtEnd
  return values
}

/// A recursive descent over the bytes of a file.
struct JSONParser {
  let bytes: [UInt8]
  let limits: JSONLimits
  var position = 0
  private var line = 1
  private var lineStart = 0
  /// The number of UTF-8 continuation bytes in this line so far. They take no column.
  var continuationBytes = 0
  private var depth = 0

  init(bytes: [UInt8], limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  var isAtEnd: Bool { position >= bytes.count }
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  var location: SourceLocation {
    SourceLocation(line: line, column: position - lineStart - continuationBytes + 1)
  }

  func error(_ fault: JSONError.Fault) -> JSONError { JSONError(fault, at: location) }

  mutating func skipWhitespace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0D: position += 1
      case 0x0A:
        position += 1
        line += 1
        lineStart = position
        continuationBytes = 0
      default: return
      }
    }
  }

  mutating func readValue() throws(JSONError) -> JSONValue {
    skipWhitespace()
    let start = location
    switch current {
    case UInt8(ascii: "{"): return JSONValue(.object(try readObject()), at: start)
    case UInt8(ascii: "["): return JSONValue(.array(try readArray()), at: start)
    case UInt8(ascii: "\""): return JSONValue(.string(try readString()), at: start)
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      return JSONValue(.number(try readNumber()), at: start)
    case UInt8(ascii: "t"): return JSONValue(try readWord("true", .bool(true)), at: start)
    case UInt8(ascii: "f"): return JSONValue(try readWord("false", .bool(false)), at: start)
    case UInt8(ascii: "n"): return JSONValue(try readWord("null", .null), at: start)
    case nil: throw error(depth == 0 ? .empty : .truncated(inside: "a value"))
    default: throw unexpected(wanted: "a value")
    }
  }

  private mutating func readArray() throws(JSONError) -> [JSONValue] {
    try enter()
    var values: [JSONValue] = []
    skipWhitespace()
    if current == UInt8(ascii: "]") { return leave(values) }
    while true {
      values.append(try readValue())
      if try !readSeparator(closer: UInt8(ascii: "]"), inside: "an array") { return leave(values) }
    }
  }

  private mutating func readObject() throws(JSONError) -> [JSONMember] {
    try enter()
    var members: [JSONMember] = []
    var keys: Set<String> = []
    skipWhitespace()
    if current == UInt8(ascii: "}") { return leave(members) }
    while true {
      skipWhitespace()
      let start = location
      guard let byte = current else { throw error(.truncated(inside: "an object")) }
      guard byte == UInt8(ascii: "\"") else { throw unexpected(wanted: "a key in quotes") }
      let key = try readString()
      guard keys.insert(key).inserted else { throw JSONError(.duplicateKey(key), at: start) }
      skipWhitespace()
      guard let colon = current else { throw error(.truncated(inside: "an object")) }
      guard colon == UInt8(ascii: ":") else { throw unexpected(wanted: "':'") }
      position += 1
      members.append(JSONMember(key, try readValue(), at: start))
      if try !readSeparator(closer: UInt8(ascii: "}"), inside: "an object") {
        return leave(members)
      }
    }
  }

  /// Reads a `,` and returns true. At the closing bracket it stops and returns false.
  private mutating func readSeparator(
    closer: UInt8, inside place: String
  ) throws(JSONError) -> Bool {
    skipWhitespace()
    if current == closer { return false }
    guard let byte = current else { throw error(.truncated(inside: place)) }
    guard byte == UInt8(ascii: ",") else {
      throw unexpected(wanted: "',' or '\(Character(Unicode.Scalar(closer)))'")
    }
    let comma = location
    position += 1
    skipWhitespace()
    if current == closer {
      throw JSONError(
        .trailingComma(before: "'\(Character(Unicode.Scalar(closer)))'"), at: comma)
    }
    return true
  }

  private mutating func enter() throws(JSONError) {
    guard depth < limits.depth else { throw error(.tooDeep(limit: limits.depth)) }
    depth += 1
    position += 1
  }

  private mutating func leave<Value>(_ value: Value) -> Value {
    depth -= 1
    position += 1
    return value
  }
}

/// Limits that protect the process from malicious files.
package struct JSONLimits: Hashable, Sendable {
  /// The greatest number of arrays and objects inside each other.
  package var depth: Int

  /// The usual limit. It is deeper than any layout, although each level of views takes two.
  package static let standard = JSONLimits(depth: 512)

  package init(depth: Int) { self.depth = depth }
}
