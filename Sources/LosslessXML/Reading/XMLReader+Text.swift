import ElementTree

extension XMLReader {
  /// Reads the text before the next `<`, and keeps it unless it is a standard gap.
  mutating func readText(into open: inout OpenElement, depth: Int) throws(XMLError) {
    let start = index
    var isPlain = true
    var separator: Int?
    scan: while true {
      let byte = bytes[index]
      // No byte from 0x3F on has a special meaning here.
      if byte <= ASCII.greater {
        switch byte {
        case ASCII.less: break scan
        case 0:
          let element = open.element
          throw failure(.unclosed(element.name, openedAt: open.location), at: index)
        case ASCII.ampersand, ASCII.carriageReturn:
          isPlain = false
        case ASCII.greater:
          isPlain = false
          try checkGreater(from: start)
        case ASCII.equals where bytes[index - 1] == ASCII.lineFeed:
          if XMLSource.isConflictMarker(ASCII.equals, bytes, at: index) { separator = index }
        default: break
        }
      }
      index += 1
    }
    let range = start..<index
    let isEnd = bytes[index + 1] == ASCII.slash
    let isGap = (!isEnd || open.gapStart > 0) && !startsWith("<![CDATA[")
    // A conflict that was resolved only in part leaves a line of equals signs between elements. As
    // the text of an element, such a line may be intended.
    if isGap, let separator { throw failure(.conflictMarker("======="), at: separator) }
    if isGap && open.element.content.count == open.gapStart {
      if isStandardGap(range, depth: isEnd ? depth - 1 : depth) { return }
      open.element.content.append(try text(range, isPlain))
    } else if !range.isEmpty {
      open.element.content.append(try text(range, isPlain))
    }
  }

  /// Rejects `]]>` and the marker `>>>>>>>` at `index`, where there is a `>`.
  private mutating func checkGreater(from start: Int) throws(XMLError) {
    if index >= start + 2, bytes[index - 1] == ASCII.rightBracket,
      bytes[index - 2] == ASCII.rightBracket
    {
      throw failure(.notAllowed("]]>", inside: "text"), at: index - 2)
    }
    if bytes[index - 1] == ASCII.lineFeed,
      XMLSource.isConflictMarker(ASCII.greater, bytes, at: index)
    {
      throw failure(.conflictMarker(">>>>>>>"), at: index)
    }
  }

  /// Whether a range is one line break and the indentation of a depth.
  private func isStandardGap(_ range: Range<Int>, depth: Int) -> Bool {
    guard range.count == 1 + depth * indentation.count, bytes[range.lowerBound] == ASCII.lineFeed
    else { return false }
    var position = range.lowerBound + 1
    for _ in 0..<depth {
      for byte in indentation {
        if bytes[position] != byte { return false }
        position += 1
      }
    }
    return true
  }

  /// A piece of text. `isPlain` says that its spelling is certainly canonical.
  private mutating func text(_ range: Range<Int>, _ isPlain: Bool) throws(XMLError)
    -> DocumentContent
  {
    if isPlain { return .text(string(range)) }
    let (value, raw) = try decoded(range, in: .text)
    return .text(value, spelling: raw)
  }

  /// The meaning of a range, and its spelling if that is not canonical.
  mutating func decoded(
    _ range: Range<Int>, in place: XMLSpelling.Place
  ) throws(XMLError) -> (value: String, raw: String?) {
    let value: [UInt8]
    do throws(XMLSpelling.Fault) {
      value = try XMLSpelling.decode(bytes[range], in: place)
    } catch {
      throw failure(error.kind, at: error.offset)
    }
    var canonical: [UInt8] = []
    value.withUnsafeBufferPointer { XMLSpelling.append($0, in: place, to: &canonical) }
    let isCanonical = canonical.elementsEqual(bytes[range])
    return (String(decoding: value, as: UTF8.self), isCanonical ? nil : string(range))
  }
}
