/// Reads the numbers of a table that is a string literal, byte by byte.
///
/// Tables are text literals because the compiler takes far longer for array literals. A process
/// parses them in about a millisecond.
struct TableReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The next decimal number, or `nil` at the end; whatever is no part of a number is skipped.
  mutating func decimal() -> Int? { number(radix: 10) }

  /// The next hexadecimal number without sign.
  mutating func hexadecimal() -> Int? { number(radix: 16) }

  /// The next word of ASCII letters after blanks; `nil` if there is none.
  mutating func word() -> String? {
    while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x0A {
      position += 1
    }
    let start = position
    while position < bytes.count, UInt8(ascii: "a")...UInt8(ascii: "z") ~= bytes[position] | 0x20 {
      position += 1
    }
    return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  var isAtEnd: Bool { position == bytes.count }

  /// Takes the next byte if it is `byte`.
  mutating func take(_ byte: Character) -> Bool {
    guard position < bytes.count, bytes[position] == byte.asciiValue else { return false }
    position += 1
    return true
  }

  /// Whether the next byte begins a signed number.
  func isAtSign() -> Bool {
    position < bytes.count && (bytes[position] == 0x2B || bytes[position] == 0x2D)
  }

  /// All decimal numbers that are left.
  mutating func decimals(reserving count: Int) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(count)
    while let number = decimal() { result.append(number) }
    return result
  }

  private mutating func number(radix: Int) -> Int? {
    var isNegative = false
    while position < bytes.count, digit(bytes[position], radix: radix) == nil {
      isNegative = bytes[position] == 0x2D
      position += 1
    }
    guard position < bytes.count else { return nil }
    var value = 0
    while position < bytes.count, let digit = digit(bytes[position], radix: radix) {
      value = value * radix + digit
      position += 1
    }
    return isNegative ? -value : value
  }

  private func digit(_ byte: UInt8, radix: Int) -> Int? {
    switch byte {
    case 0x30...0x39: Int(byte) - 0x30
    case 0x61...0x66 where radix == 16: Int(byte) - 0x61 + 10
    default: nil
    }
  }
}
