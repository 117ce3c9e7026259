/// The spelling of an element's tags without names and values, parsed from
/// ``XMLElement/tagFormatting``.
struct TagFormatting {
  /// White space around one attribute.
  struct Gaps {
    var beforeName: [UInt8]
    var beforeEquals: [UInt8]
    var afterEquals: [UInt8]
  }

  /// One for each attribute.
  var attributes: [Gaps] = []
  /// Before the `>` or `/>` of the start tag.
  var beforeClose: [UInt8] = []
  /// Whether it is `<a/>` rather than `<a></a>`.
  var isSelfClosing = false
  /// Before the `>` of the end tag.
  var endGap: [UInt8] = []

  /// Takes a description apart; nil if it is none for so many attributes.
  init?(_ text: String, attributeCount: Int) {
    let bytes = Array(text.utf8)
    var index = 0
    func spaces() -> [UInt8] {
      let start = index
      while index < bytes.count, ASCII.isSpace(bytes[index]) { index += 1 }
      return Array(bytes[start..<index])
    }
    func skip(_ expected: StaticString) -> Bool {
      let end = index + expected.utf8CodeUnitCount
      guard end <= bytes.count else { return false }
      let isThere = expected.withUTF8Buffer { $0.elementsEqual(bytes[index..<end]) }
      if isThere { index = end }
      return isThere
    }
    for _ in 0..<attributeCount {
      let beforeName = spaces()
      guard !beforeName.isEmpty, skip("@") else { return nil }
      let beforeEquals = spaces()
      guard skip("=") else { return nil }
      let afterEquals = spaces()
      guard skip("*") else { return nil }
      attributes.append(
        Gaps(beforeName: beforeName, beforeEquals: beforeEquals, afterEquals: afterEquals))
    }
    beforeClose = spaces()
    if skip("/>") {
      isSelfClosing = true
    } else {
      guard skip("></") else { return nil }
      endGap = spaces()
      guard skip(">") else { return nil }
    }
    guard index == bytes.count else { return nil }
  }

  /// The description of a start tag that lies between `start`, the end of the element's name, and
  /// `end`. What the end tag adds is not included.
  static func describe(_ bytes: [UInt8], from start: Int, to end: Int) -> [UInt8] {
    var result: [UInt8] = []
    var index = start
    while index < end {
      let byte = bytes[index]
      if byte == ASCII.doubleQuote || byte == ASCII.singleQuote {
        result.append(ASCII.asterisk)
        index += 1
        while index < end, bytes[index] != byte { index += 1 }
        index += 1
      } else if ASCII.isSpace(byte) || byte == ASCII.equals || byte == ASCII.slash
        || byte == ASCII.greater
      {
        result.append(byte)
        index += 1
      } else {
        result.append(ASCII.at)
        while index < end, bytes[index] != ASCII.equals, !ASCII.isSpace(bytes[index]) { index += 1 }
      }
    }
    return result
  }

  /// The description of standard tags, to compare with: ` @=* @=*`.
  static func standardAttributes(_ count: Int) -> [UInt8] {
    Array(repeating: [ASCII.space, ASCII.at, ASCII.equals, ASCII.asterisk], count: count).flatMap {
      $0
    }
  }
}
