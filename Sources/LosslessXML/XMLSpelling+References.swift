extension XMLSpelling {
  /// The greatest length of a reference. More zeros in a number are not worth reading.
  private static let longestReference = 64

  /// Appends the character that the reference at `index` stands for, and moves after the reference.
  static func decodeReference(
    _ bytes: ArraySlice<UInt8>, at index: inout Int, to value: inout [UInt8]
  ) throws(Fault) {
    let start = index
    var end = start + 1
    let last = min(bytes.endIndex, start + longestReference)
    while end < last, isReferenceByte(bytes[end]) { end += 1 }
    guard end < last, bytes[end] == UInt8(ascii: ";"), end > start + 1 else {
      throw Fault(kind: .bareAmpersand, offset: start)
    }
    let body = bytes[(start + 1)..<end]
    let name = String(decoding: body, as: UTF8.self)
    index = end + 1
    if name.utf8.first == UInt8(ascii: "#") {
      guard let scalar = character(number: body.dropFirst()) else {
        throw Fault(kind: .invalidReference("&\(name);"), offset: start)
      }
      value.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      return
    }
    switch name {
    case "amp": value.append(ASCII.ampersand)
    case "lt": value.append(ASCII.less)
    case "gt": value.append(ASCII.greater)
    case "quot": value.append(ASCII.doubleQuote)
    case "apos": value.append(ASCII.singleQuote)
    default: throw Fault(kind: .undefinedEntity(name), offset: start)
    }
  }

  /// Whether a byte can stand between `&` and `;`.
  private static func isReferenceByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || XMLName.isASCIIPart(byte) || byte >= 0x80
  }

  /// The character with the number in `10` or `xA`.
  private static func character(number: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let isHexadecimal = number.first == UInt8(ascii: "x")
    let digits = isHexadecimal ? number.dropFirst() : number
    guard !digits.isEmpty else { return nil }
    var code: UInt32 = 0
    for digit in digits {
      let digitValue: UInt32
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digitValue = UInt32(digit) - 0x30
      case UInt8(ascii: "a")...UInt8(ascii: "f") where isHexadecimal:
        digitValue = UInt32(digit) - 0x57
      case UInt8(ascii: "A")...UInt8(ascii: "F") where isHexadecimal:
        digitValue = UInt32(digit) - 0x37
      default: return nil
      }
      code = code * (isHexadecimal ? 16 : 10) + digitValue
      if code > 0x10FFFF { return nil }
    }
    guard let scalar = Unicode.Scalar(code), scalar.isAllowedInXML else { return nil }
    return scalar
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 allows the character, either itself or as a reference.
  package var isAllowedInXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
