import Diagnostics

extension JSONParser {
  /// Detects files in other encodings, because their errors would be hard to understand.
  mutating func checkEncoding() throws(JSONError) {
    let head = Array(bytes.prefix(4))
    if head.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw error(.encoding("UTF-8 with a byte order mark"))
    }
    if head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE]) {
      throw error(.encoding("UTF-16"))
    }
    if head.count >= 2, head[0] == 0 || head[1] == 0 {
      throw error(.encoding("UTF-16 or UTF-32"))
    }
  }

  func unexpected(wanted: String) -> JSONError {
    for marker in ["<<<<<<<", "=======", ">>>>>>>", "|||||||"] where starts(with: marker) {
      return error(.conflictMarker)
    }
    guard let byte = current else { return error(.truncated(inside: "a value")) }
    switch byte {
    case UInt8(ascii: "'"): return error(.unexpected("a single quote", wanted: wanted))
    case UInt8(ascii: "/"): return error(.unexpected("a comment or '/'", wanted: wanted))
    case UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "N"), UInt8(ascii: "I"):
      return error(.invalidNumber(word()))
    default: return error(.unexpected("'\(word())'", wanted: wanted))
    }
  }

  mutating func readWord(
    _ word: String, _ content: JSONValue.Content
  ) throws(JSONError) -> JSONValue.Content {
    guard starts(with: word) else {
      let rest = bytes.count - position
      if rest < word.utf8.count, word.utf8.starts(with: bytes[position...]) {
        throw error(.truncated(inside: "a value"))
      }
      throw unexpected(wanted: "a value")
    }
    position += word.utf8.count
    return content
  }

  mutating func readNumber() throws(JSONError) -> Double {
    let start = position
    func digits(_ from: Int) -> Int {
      var index = from
      while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
      return index
    }
    var end = position
    if bytes[end] == UInt8(ascii: "-") { end += 1 }
    let integer = digits(end)
    var isValid = integer > end && (bytes[end] != 0x30 || integer == end + 1)
    end = integer
    if isValid, end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      let fraction = digits(end + 1)
      isValid = fraction > end + 1
      end = fraction
    }
    if isValid, end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      var exponent = end + 1
      if exponent < bytes.count, bytes[exponent] == 0x2B || bytes[exponent] == 0x2D {
        exponent += 1
      }
      let last = digits(exponent)
      isValid = last > exponent
      end = last
    }
    guard isValid else { throw error(.invalidNumber(word())) }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let value = Double(text), value.isFinite else { throw error(.numberOutOfRange(text)) }
    position = end
    return value
  }

  mutating func readString() throws(JSONError) -> String {
    position += 1
    let start = position
    // Most strings have no escape, so the end is found first, and the string is copied once.
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        let text = try decoded(bytes[start..<position])
        position += 1
        return text
      }
      if byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      if byte & 0xC0 == 0x80 { continuationBytes += 1 }
      position += 1
    }
    var unescaped = Array(bytes[start..<position])
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        let text = try decoded(unescaped[...])
        position += 1
        return text
      }
      if byte == UInt8(ascii: "\\") {
        unescaped.append(contentsOf: String(try readEscape()).utf8)
        continue
      }
      if byte < 0x20 { throw error(.controlCharacter(byte)) }
      if byte & 0xC0 == 0x80 { continuationBytes += 1 }
      unescaped.append(byte)
      position += 1
    }
    throw error(.truncated(inside: "a string"))
  }

  private func decoded(_ slice: ArraySlice<UInt8>) throws(JSONError) -> String {
    guard let text = String(validating: slice, as: UTF8.self) else { throw error(.invalidUTF8) }
    return text
  }

  private mutating func readEscape() throws(JSONError) -> Unicode.Scalar {
    guard position + 1 < bytes.count else { throw error(.truncated(inside: "a string")) }
    let mark = bytes[position + 1]
    if mark != UInt8(ascii: "u") {
      guard let scalar = Self.escapes[mark] else {
        throw error(.invalidEscape("\\\(Character(Unicode.Scalar(mark)))"))
      }
      position += 2
      return scalar
    }
    let first = try hexadecimal(at: position + 2)
    if let scalar = Unicode.Scalar(first) {
      position += 6
      return scalar
    }
    guard first < 0xDC00, position + 7 < bytes.count, bytes[position + 6] == UInt8(ascii: "\\"),
      bytes[position + 7] == UInt8(ascii: "u")
    else { throw error(.loneSurrogate) }
    let second = try hexadecimal(at: position + 8)
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw error(.loneSurrogate) }
    position += 12
    return scalar
  }

  private func hexadecimal(at index: Int) throws(JSONError) -> UInt32 {
    guard index + 4 <= bytes.count else { throw error(.truncated(inside: "a string")) }
    let text = String(decoding: bytes[index..<index + 4], as: UTF8.self)
    guard let value = UInt32(text, radix: 16), text.allSatisfy(\.isHexDigit) else {
      throw error(.invalidEscape("\\u\(text)"))
    }
    return value
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  private func starts(with text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  /// The word that starts here, shortened for an error message.
  private func word() -> String {
    let stops: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0x2C, 0x5D, 0x7D, 0x3A]
    var end = position
    while end < bytes.count, end - position < 24, end == position || !stops.contains(bytes[end]) {
      end += 1
    }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }
}
