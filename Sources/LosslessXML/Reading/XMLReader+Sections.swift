import ElementTree

extension XMLReader {
  /// Reads a comment at `<!`. Anything else there is a failure.
  mutating func readComment() throws(XMLError) -> DocumentContent {
    guard startsWith("<!--") else {
      if startsWith("<!DOCTYPE") { throw documentTypeFailure() }
      index += 2
      throw failure(expected: "a comment", inside: "comment")
    }
    index += 4
    let start = index
    while bytes[index] != 0 {
      if bytes[index] == ASCII.hyphen && bytes[index + 1] == ASCII.hyphen {
        guard bytes[index + 2] == ASCII.greater else {
          if bytes[index + 2] == 0 { break }
          throw failure(.notAllowed("--", inside: "a comment"), at: index)
        }
        let range = start..<index
        index += 3
        return .comment(string(range))
      }
      index += 1
    }
    throw failure(.truncated(inside: "comment"), at: bytes.count - 1)
  }

  /// Reads a CDATA section at `<![CDATA[`.
  mutating func readCDATA() throws(XMLError) -> DocumentContent {
    index += 9
    let start = index
    while bytes[index] != 0 {
      if startsWith("]]>") {
        let range = start..<index
        index += 3
        return .cdata(string(range))
      }
      index += 1
    }
    throw failure(.truncated(inside: "CDATA section"), at: index)
  }

  /// Reads a processing instruction at `<?`.
  mutating func readProcessingInstruction() throws(XMLError) -> DocumentContent {
    let opening = index
    index += 2
    let start = index
    let target = try readName("the target of an instruction", inside: "processing instruction")
    if target.lowercased() == "xml" {
      throw failure(
        .malformedDeclaration("it must be the very beginning of the file"), at: opening)
    }
    guard ASCII.isSpace(bytes[index]) || startsWith("?>") else {
      throw failure(expected: "white space or '?>'", inside: "processing instruction")
    }
    while bytes[index] != 0 {
      if startsWith("?>") {
        let range = start..<index
        index += 2
        return .instruction(string(range))
      }
      index += 1
    }
    throw failure(.truncated(inside: "processing instruction"), at: index)
  }

  /// The failure for a document type declaration at `index`.
  private mutating func documentTypeFailure() -> XMLError {
    var end = index
    while bytes[end] != 0, bytes[end] != ASCII.greater, bytes[end] != UInt8(ascii: "[") { end += 1 }
    return failure(.documentType(definesEntities: bytes[end] == UInt8(ascii: "[")), at: index)
  }
}
