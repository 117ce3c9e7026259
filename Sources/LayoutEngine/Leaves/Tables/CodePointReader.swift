/// Reads the numbers of a list of code points, byte by byte.
struct CodePointReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The next hexadecimal number without sign; `nil` at the end. What is no part of a number is skipped.
  mutating func hexadecimal() -> Int? {
    while position < bytes.count, digit(bytes[position]) == nil { position += 1 }
    guard position < bytes.count else { return nil }
    var value = 0
    while position < bytes.count, let digit = digit(bytes[position]) {
      value = value * 16 + digit
      position += 1
    }
    return value
  }

  /// Takes the next byte if it is `byte`.
  mutating func take(_ byte: Character) -> Bool {
    guard position < bytes.count, bytes[position] == byte.asciiValue else { return false }
    position += 1
    return true
  }

  private func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case 0x30...0x39: Int(byte) - 0x30
    case 0x61...0x66: Int(byte) - 0x61 + 10
    default: nil
    }
  }
}
