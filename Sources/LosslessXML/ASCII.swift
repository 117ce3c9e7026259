import ElementTree

/// The bytes that have a meaning in XML.
enum ASCII {
  @inline(__always) static var tab: UInt8 { 0x09 }
  @inline(__always) static var lineFeed: UInt8 { 0x0A }
  @inline(__always) static var carriageReturn: UInt8 { 0x0D }
  @inline(__always) static var space: UInt8 { 0x20 }
  @inline(__always) static var exclamation: UInt8 { 0x21 }
  @inline(__always) static var doubleQuote: UInt8 { 0x22 }
  @inline(__always) static var ampersand: UInt8 { 0x26 }
  @inline(__always) static var singleQuote: UInt8 { 0x27 }
  @inline(__always) static var hyphen: UInt8 { 0x2D }
  @inline(__always) static var slash: UInt8 { 0x2F }
  @inline(__always) static var less: UInt8 { 0x3C }
  @inline(__always) static var equals: UInt8 { 0x3D }
  @inline(__always) static var greater: UInt8 { 0x3E }
  @inline(__always) static var question: UInt8 { 0x3F }
  @inline(__always) static var rightBracket: UInt8 { 0x5D }

  /// Whether a byte is white space in XML.
  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == space || byte == lineFeed || byte == tab || byte == carriageReturn
  }
}

extension AttributeSpelling.Quote {
  var byte: UInt8 {
    switch self {
    case .double: ASCII.doubleQuote
    case .single: ASCII.singleQuote
    }
  }
}
