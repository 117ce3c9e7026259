import Diagnostics
import ElementTree

extension XMLReader {
  /// Reads a start tag. `isClosed` says whether the tag is also the end of the element.
  mutating func readStartTag() throws(XMLError) -> (open: OpenElement, isClosed: Bool) {
    let start = location(of: index)
    index += 1
    let name = try readName("an element name", inside: "tag")
    let nameEnd = index
    attributes.removeAll(keepingCapacity: true)
    var isStandard = true
    var known: Set<String> = []
    while true {
      let gap = index
      skipSpaces()
      let byte = bytes[index]
      if byte == ASCII.greater || byte == ASCII.slash {
        if index != gap { isStandard = false }
        break
      }
      if index == gap || byte == 0 {
        throw failure(
          expected: "white space, '>' or '/>'", inside: "start tag of '\(name)'")
      }
      if index != gap + 1 || bytes[gap] != ASCII.space { isStandard = false }
      try readAttribute(ofTag: name, &known, &isStandard)
    }
    var element = DocumentElement(name, attributes.map { $0 }, location: start)
    let isClosed = bytes[index] == ASCII.slash
    if isClosed { index += 1 }
    guard bytes[index] == ASCII.greater else {
      throw failure(expected: "'>' after '/'", inside: "start tag of '\(name)'")
    }
    index += 1
    guard !isStandard else { return (OpenElement(element: element, location: start), isClosed) }
    let tag = startTag(from: nameEnd)
    if isClosed {
      element.formatting = TagFormatting(
        attributes: tag.attributes, beforeClose: tag.beforeClose, endGap: nil)
      return (OpenElement(element: element, location: start), true)
    }
    return (OpenElement(element: element, location: start, start: tag), false)
  }

  /// The white space of the start tag that was just read, from the end of the element's name on.
  private func startTag(from start: Int) -> StartTag {
    var tag = StartTag(attributes: [], beforeClose: "")
    var position = start
    func spaces() -> String {
      let first = position
      while ASCII.isSpace(bytes[position]) { position += 1 }
      return string(first..<position)
    }
    while true {
      let gap = spaces()
      if bytes[position] == ASCII.slash || bytes[position] == ASCII.greater {
        tag.beforeClose = gap
        return tag
      }
      while bytes[position] != ASCII.equals, !ASCII.isSpace(bytes[position]) { position += 1 }
      let beforeEquals = spaces()
      position += 1
      let afterEquals = spaces()
      let quote = bytes[position]
      position += 1
      while bytes[position] != quote { position += 1 }
      position += 1
      tag.attributes.append(
        TagFormatting.Gaps(beforeName: gap, beforeEquals: beforeEquals, afterEquals: afterEquals))
    }
  }

  /// Reads an attribute. It sets `isStandard` to false if there is white space around the `=`.
  private mutating func readAttribute(
    ofTag tag: String, _ known: inout Set<String>, _ isStandard: inout Bool
  ) throws(XMLError) {
    let start = index
    let name = try readName(
      "an attribute name, '>' or '/>'", inside: "start tag of '\(tag)'")
    let beforeEquals = index
    skipSpaces()
    guard bytes[index] == ASCII.equals else {
      throw failure(
        expected: "'=' after the attribute name '\(name)'",
        inside: "start tag of '\(tag)'")
    }
    if index != beforeEquals { isStandard = false }
    index += 1
    let afterEquals = index
    skipSpaces()
    if index != afterEquals { isStandard = false }
    let quote: AttributeSpelling.Quote
    switch bytes[index] {
    case ASCII.doubleQuote: quote = .double
    case ASCII.singleQuote: quote = .single
    default:
      throw failure(
        expected: "a quoted value for '\(name)'", inside: "start tag of '\(tag)'")
    }
    index += 1
    let (value, raw) = try readValue(of: name, quote)
    if isDuplicate(name, &known) {
      throw failure(.duplicateAttribute(name, element: tag), at: start)
    }
    let isStandardSpelling = raw == nil && quote == .double
    attributes.append(
      DocumentAttribute(
        name: name, value: value,
        spelling: isStandardSpelling ? nil : AttributeSpelling(quote: quote, raw: raw)))
  }

  /// Reads a value and the quotation mark after it.
  private mutating func readValue(
    of name: String, _ quote: AttributeSpelling.Quote
  ) throws(XMLError) -> (value: String, raw: String?) {
    let start = index
    var isPlain = true
    scan: while true {
      let byte = bytes[index]
      // No byte from 0x3F on has a special meaning here.
      if byte <= ASCII.greater {
        switch byte {
        case quote.byte: break scan
        case ASCII.less: throw failure(.notAllowed("<", inside: "an attribute value"), at: index)
        case 0:
          throw failure(.truncated(inside: "value of attribute '\(name)'"), at: index)
        case ASCII.ampersand, ASCII.greater, ASCII.tab, ASCII.lineFeed, ASCII.carriageReturn,
          ASCII.doubleQuote:
          isPlain = false
        default: break
        }
      }
      index += 1
    }
    let range = start..<index
    index += 1
    return isPlain ? (string(range), nil) : try decoded(range, in: .attribute(quote))
  }

  /// Whether the tag already has an attribute of that name. If there are many, `known` contains
  /// their names.
  private func isDuplicate(_ name: String, _ known: inout Set<String>) -> Bool {
    /// Up to this number, it is faster to compare with each name.
    let few = 24
    if attributes.count >= few {
      if known.isEmpty { known.formUnion(attributes.map(\.name)) }
      return !known.insert(name).inserted
    }
    for attribute in attributes where attribute.name == name { return true }
    return false
  }

  /// Reads the end tag of an element, which must come here, and completes the element.
  mutating func readEndTag(of open: consuming OpenElement) throws(XMLError) -> DocumentElement {
    let start = index
    index += 2
    var element = open.element
    let name = try readName("the name of '\(element.name)'", inside: "end tag")
    if name != element.name {
      throw failure(
        .mismatchedEndTag(name, expected: element.name, openedAt: open.location), at: start)
    }
    let gap = index
    skipSpaces()
    guard bytes[index] == ASCII.greater else {
      throw failure(expected: "'>'", inside: "end tag of '\(name)'")
    }
    if index != gap || open.start != nil || element.content.isEmpty {
      let standard = TagFormatting.Gaps.standard
      element.formatting = TagFormatting(
        attributes: open.start?.attributes ?? element.attributes.map { _ in standard },
        beforeClose: open.start?.beforeClose ?? "", endGap: string(gap..<index))
    }
    index += 1
    return element
  }

  /// Reads a name. `expected` describes it in the failure that there is none.
  mutating func readName(
    _ expected: @autoclosure () -> String, inside: @autoclosure () -> String
  ) throws(XMLError) -> String {
    let start = index
    while true {
      let byte = bytes[index]
      if byte < 0x80 {
        guard index == start ? XMLName.isASCIIStart(byte) : XMLName.isASCIIPart(byte) else { break }
        index += 1
      } else {
        guard let (scalar, length) = XMLSource.decodeScalar(bytes, at: index),
          index == start ? XMLName.isStart(scalar) : XMLName.isPart(scalar)
        else { break }
        index += length
      }
    }
    if index == start { throw failure(expected: expected(), inside: inside()) }
    return names.name(bytes, start..<index)
  }
}
