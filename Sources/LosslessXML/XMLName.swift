/// The rule for names of elements and attributes.
package enum XMLName {
  /// Whether a text is a valid name in XML.
  package static func isValid(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isStart(first) else { return false }
    return text.unicodeScalars.allSatisfy(isPart)
  }

  static func isStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x80: isASCIIStart(UInt8(truncatingIfNeeded: scalar.value))
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D,
      0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
      0x10000...0xEFFFF:
      true
    default: false
    }
  }

  static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x80: isASCIIPart(UInt8(truncatingIfNeeded: scalar.value))
    case 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: isStart(scalar)
    }
  }

  @inline(__always)
  static func isASCIIStart(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
    }
  }

  @inline(__always)
  static func isASCIIPart(_ byte: UInt8) -> Bool {
    if isASCIIStart(byte) { return true }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), ASCII.hyphen, UInt8(ascii: "."): return true
    default: return false
    }
  }
}
