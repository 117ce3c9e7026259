extension XMLSource {
  /// The white space for one level of indentation, at the beginning of lines with tags. It is
  /// guessed from the first lines.
  ///
  /// The guess may be wrong: white space that it does not explain is kept as text. The guess is
  /// Xcode's four spaces, or the white space before the first line of level one if that explains
  /// more lines.
  var indentation: String {
    let lines = firstLines
    let standard = Array(XMLDocument.standardIndentation.utf8)
    guard let other = lines.first(where: { $0.depth == 1 })?.start else {
      return XMLDocument.standardIndentation
    }
    func explained(by unit: [UInt8]) -> Int {
      lines.count { line in
        line.start.elementsEqual(repeatElement(unit, count: line.depth).joined())
      }
    }
    return explained(by: Array(other)) > explained(by: standard)
      ? String(decoding: other, as: UTF8.self) : XMLDocument.standardIndentation
  }

  /// The white space at the start of a line, and the level of the tag after it.
  private struct Line {
    var start: ArraySlice<UInt8>
    var depth: Int
  }

  /// The first lines that begin with a tag. Each is assumed to contain one tag or one whole
  /// element.
  private var firstLines: [Line] {
    /// This number of lines is enough for a decision.
    let enough = 64
    var lines: [Line] = []
    var depth = 0
    var rest = bytes.dropLast()
    while lines.count < enough, !rest.isEmpty {
      let line = rest.prefix { $0 != ASCII.lineFeed }
      rest = rest[line.endIndex...].dropFirst()
      let start = line.prefix { $0 == ASCII.space || $0 == ASCII.tab }
      let tag = line[start.endIndex...]
      guard tag.count > 1, tag.first == ASCII.less else { continue }
      let second = tag[tag.startIndex + 1]
      if second == ASCII.slash { depth = max(0, depth - 1) }
      lines.append(Line(start: start, depth: depth))
      let isMarkedUp = second == ASCII.exclamation || second == ASCII.question
      let closes = zip(tag, tag.dropFirst()).contains { first, second in
        (first == ASCII.less && second == ASCII.slash)
          || (first == ASCII.slash && second == ASCII.greater)
      }
      if !isMarkedUp && !closes { depth += 1 }
    }
    return lines
  }
}
