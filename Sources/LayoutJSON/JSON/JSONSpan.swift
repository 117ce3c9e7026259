/// The positions of a JSON value and its parts in the bytes of a file.
struct JSONSpan {
  var range: Range<Int>
  /// The members of an object, or the elements of an array.
  var parts: [Part] = []

  struct Part {
    /// The range from the key to the end of the value. An element of an array has no key, so its
    /// range is that of the value.
    var range: Range<Int>
    var value: JSONSpan
  }

  /// - Precondition: ``parseJSON(_:limits:)`` has read these bytes.
  init(_ bytes: [UInt8]) {
    var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    self = Self.read(bytes, &position)
  }

  private init(_ range: Range<Int>, _ parts: [Part] = []) {
    self.range = range
    self.parts = parts
  }

  private static func read(_ bytes: [UInt8], _ position: inout Int) -> JSONSpan {
    skipSpace(bytes, &position)
    let start = position
    switch position < bytes.count ? bytes[position] : 0 {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let isObject = bytes[position] == UInt8(ascii: "{")
      position += 1
      var parts: [Part] = []
      while true {
        skipSpace(bytes, &position)
        guard position < bytes.count else { break }
        switch bytes[position] {
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          position += 1
          return JSONSpan(start..<position, parts)
        case UInt8(ascii: ","): position += 1
        default:
          let begin = position
          if isObject {
            skipString(bytes, &position)
            skipSpace(bytes, &position)
            position += 1
          }
          let value = read(bytes, &position)
          parts.append(Part(range: begin..<position, value: value))
        }
      }
    case UInt8(ascii: "\""): skipString(bytes, &position)
    default:
      while position < bytes.count, !ends(bytes[position]) { position += 1 }
    }
    return JSONSpan(start..<position)
  }

  private static func ends(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}")
      || byte == UInt8(ascii: "]")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private static func skipSpace(_ bytes: [UInt8], _ position: inout Int) {
    while position < bytes.count, isSpace(bytes[position]) { position += 1 }
  }

  private static func skipString(_ bytes: [UInt8], _ position: inout Int) {
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position + 1, bytes.count)
  }
}
