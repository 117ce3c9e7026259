import ElementTree

extension XMLReader {
  /// Reads the content before or after the root element.
  ///
  /// `hasLine` is true if other content precedes it. Then the standard gap is a line break.
  mutating func readOutside(
    isAfterRoot: Bool, hasLine: Bool
  ) throws(XMLError) -> [DocumentContent] {
    var hasLine = hasLine
    var content: [DocumentContent] = []
    while true {
      let start = index
      skipSpaces()
      let range = start..<index
      let isStandard = hasLine ? range.count == 1 && bytes[start] == ASCII.lineFeed : range.isEmpty
      if !isStandard {
        let (value, raw) = try decoded(range, in: .text)
        content.append(.text(value, spelling: raw))
      }
      switch (bytes[index], bytes[index] == 0 ? 0 : bytes[index + 1]) {
      case (0, _):
        if isAfterRoot { return content }
        throw failure(hasLine ? .noRoot : .empty, at: index)
      case (ASCII.less, ASCII.exclamation):
        content.append(try readComment())
      case (ASCII.less, ASCII.question):
        content.append(try readProcessingInstruction())
      case (ASCII.less, ASCII.slash):
        let start = index
        index += 2
        throw failure(.unexpectedEndTag(try readName("a name", inside: "end tag")), at: start)
      case (ASCII.less, _):
        if isAfterRoot { throw failure(.outsideRoot("another element"), at: index) }
        return content
      default:
        throw failure(.outsideRoot("text"), at: index)
      }
      hasLine = true
    }
  }

  /// Reads the XML declaration, if there is one.
  mutating func readDeclaration() throws(XMLError) -> String? {
    guard startsWith("<?xml"), ASCII.isSpace(bytes[index + 5]) else { return nil }
    let start = index
    index += 5
    var fields: [(name: String, value: String)] = []
    while true {
      let gap = index
      skipSpaces()
      if startsWith("?>") { break }
      guard index > gap else {
        throw failure(expected: "white space or '?>'", inside: "XML declaration")
      }
      fields.append(try readDeclarationField())
    }
    index += 2
    try check(declaration: fields, at: start)
    return string(start..<index)
  }

  private mutating func readDeclarationField() throws(XMLError) -> (name: String, value: String) {
    let inside = "XML declaration"
    let name = try readName("'version', 'encoding', 'standalone' or '?>'", inside: inside)
    skipSpaces()
    guard bytes[index] == ASCII.equals else { throw failure(expected: "'='", inside: inside) }
    index += 1
    skipSpaces()
    let quote = bytes[index]
    guard quote == ASCII.doubleQuote || quote == ASCII.singleQuote else {
      throw failure(expected: "a quoted value for '\(name)'", inside: inside)
    }
    index += 1
    let start = index
    while bytes[index] != quote {
      if bytes[index] == 0 || bytes[index] == ASCII.less || bytes[index] == ASCII.greater {
        throw failure(expected: "a quote after the value of '\(name)'", inside: inside)
      }
      index += 1
    }
    let value = string(start..<index)
    index += 1
    return (name, value)
  }

  /// Checks the names of the three known fields, their order, and their values.
  private mutating func check(
    declaration fields: [(name: String, value: String)], at start: Int
  ) throws(XMLError) {
    var rest = fields[...]
    guard let version = rest.popFirst(), version.name == "version" else {
      throw failure(.malformedDeclaration("it does not begin with the version"), at: start)
    }
    let digits = version.value.utf8.dropFirst(2)
    guard version.value.hasPrefix("1."), !digits.isEmpty,
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else {
      throw failure(.malformedDeclaration("unknown version '\(version.value)'"), at: start)
    }
    if let encoding = rest.first, encoding.name == "encoding" {
      rest.removeFirst()
      try check(encoding: encoding.value, at: start)
    }
    if let standalone = rest.first, standalone.name == "standalone" {
      rest.removeFirst()
      guard standalone.value == "yes" || standalone.value == "no" else {
        throw failure(.malformedDeclaration("'standalone' is neither yes nor no"), at: start)
      }
    }
    if let field = rest.first {
      throw failure(.malformedDeclaration("'\(field.name)' cannot stand here"), at: start)
    }
  }

  private mutating func check(encoding: String, at start: Int) throws(XMLError) {
    let isASCII: Bool
    switch encoding.lowercased() {
    case "utf-8", "utf8": isASCII = false
    case "us-ascii", "ascii": isASCII = true
    default: throw failure(.unsupportedEncoding(encoding, declared: true), at: start)
    }
    if isASCII, let offset = bytes.firstIndex(where: { $0 >= 0x80 }) {
      throw failure(.invalidUTF8(byte: bytes[offset]), at: offset)
    }
  }
}
