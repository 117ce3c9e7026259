import ElementTree

/// The spelling of characters in text and in attribute values.
///
/// The canonical spelling is Xcode's:
///
/// | character           | in text  | in an attribute           |
/// |---------------------|----------|---------------------------|
/// | `&` `<` `>`         | `&amp;` `&lt;` `&gt;` | the same     |
/// | `"`                 | itself   | `&quot;`                  |
/// | `'`                 | itself   | itself; `&apos;` between single quotes |
/// | line break, tab     | itself   | `&#10;` `&#9;`            |
/// | carriage return     | `&#13;`  | `&#13;`                   |
///
/// All other characters stand for themselves, in UTF-8.
enum XMLSpelling {
  /// The kind of place where characters stand.
  enum Place {
    case text
    case attribute(AttributeSpelling.Quote)
  }

  /// The reason why a spelling has no meaning, and the offset of the fault.
  struct Fault: Error {
    var kind: XMLError.Kind
    var offset: Int
  }

  /// Appends the canonical spelling of `value`.
  ///
  /// A character that XML cannot express, such as NUL, becomes U+FFFD. A document that was read
  /// contains no such character.
  static func append(_ value: String, in place: Place, to output: inout [UInt8]) {
    var value = value
    value.withUTF8 { append($0, in: place, to: &output) }
  }

  /// Appends the canonical spelling of characters in UTF-8.
  static func append(
    _ value: UnsafeBufferPointer<UInt8>, in place: Place, to output: inout [UInt8]
  ) {
    var pending = 0
    for index in value.indices {
      let byte = value[index]
      // Most characters end here: no byte from 0x3F on is special, except in U+FFFE and U+FFFF.
      if byte > ASCII.greater && byte != 0xEF { continue }
      guard let reference = reference(for: value, at: index, in: place) else { continue }
      output.append(contentsOf: value[pending..<index])
      reference.withUTF8Buffer { output.append(contentsOf: $0) }
      pending = index + (byte == 0xEF ? 3 : 1)
    }
    output.append(contentsOf: value[pending...])
  }

  private static func reference(
    for value: UnsafeBufferPointer<UInt8>, at index: Int, in place: Place
  ) -> StaticString? {
    let inAttribute = if case .attribute = place { true } else { false }
    switch value[index] {
    case ASCII.ampersand: return "&amp;"
    case ASCII.less: return "&lt;"
    case ASCII.greater: return "&gt;"
    case ASCII.doubleQuote: return inAttribute ? "&quot;" : nil
    case ASCII.singleQuote:
      if case .attribute(.single) = place { return "&apos;" }
      return nil
    case ASCII.lineFeed: return inAttribute ? "&#10;" : nil
    case ASCII.tab: return inAttribute ? "&#9;" : nil
    case ASCII.carriageReturn: return "&#13;"
    case 0..<ASCII.space: return "\u{FFFD}"
    case 0xEF:
      let isNonCharacter =
        index + 2 < value.count && value[index + 1] == 0xBF && value[index + 2] >= 0xBE
      return isNonCharacter ? "\u{FFFD}" : nil
    default: return nil
    }
  }

  /// The characters that a spelling stands for, in UTF-8.
  ///
  /// A line break in text becomes `\n`. Each white-space character in an attribute becomes a space,
  /// and `\r\n` becomes one space. References can mean any character.
  static func decode(
    _ bytes: ArraySlice<UInt8>, in place: Place
  ) throws(Fault) -> [UInt8] {
    var value: [UInt8] = []
    value.reserveCapacity(bytes.count)
    let inAttribute = if case .attribute = place { true } else { false }
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      switch byte {
      case ASCII.ampersand:
        try decodeReference(bytes, at: &index, to: &value)
        continue
      case ASCII.carriageReturn:
        value.append(inAttribute ? ASCII.space : ASCII.lineFeed)
        if index + 1 < bytes.endIndex, bytes[index + 1] == ASCII.lineFeed { index += 1 }
      case ASCII.lineFeed, ASCII.tab:
        value.append(inAttribute ? ASCII.space : byte)
      default:
        value.append(byte)
      }
      index += 1
    }
    return value
  }
}
