import Diagnostics
import LayoutModel

/// The grammar of a `.strings` file.
struct StringsReader {
  private var text: StringsText

  init(_ text: StringsText) { self.text = text }

  mutating func readTable() throws(StringsError) -> TextTable {
    var table = TextTable()
    try skipSpace()
    let isBraced = text.current == "{"
    if isBraced {
      text.advance()
      try skipSpace()
    }
    while let scalar = text.current, scalar != "}" {
      table.entries.append(try readEntry())
      try skipSpace()
    }
    if isBraced {
      guard text.current == "}" else { throw text.error(.truncated(inside: "the braces")) }
      text.advance()
      try skipSpace()
    }
    if text.current != nil { throw unexpected(wanted: isBraced ? "the end" : "a key") }
    return table
  }

  /// Reads all entries as they are written, and the text after the last one.
  ///
  /// - Returns: `nil` if the entries stand in braces.
  mutating func readPieces() throws(StringsError) -> (
    pieces: [StringsPieces.Piece], tail: String
  )? {
    var pieces: [StringsPieces.Piece] = []
    var start = text.position
    try skipSpace()
    if text.current == "{" { return nil }
    while text.current != nil {
      let key = try readEntry().key
      skipRest()
      pieces.append(.init(key: key, text: text.text(from: start, to: text.position)))
      start = text.position
      try skipSpace()
    }
    return (pieces, text.text(from: start, to: text.position))
  }

  /// Skips the rest of the entry before: a remark on its line, and the empty lines below it.
  private mutating func skipRest() {
    while text.current == " " || text.current == "\t" { text.advance() }
    if text.current == "/", text.next == "/" {
      while let scalar = text.current, scalar != "\n", scalar != "\r" { text.advance() }
    }
    while text.current == "\n" || text.current == "\r" { text.advance() }
  }

  private mutating func readEntry() throws(StringsError) -> TextTable.Entry {
    let location = text.location
    let key = try readWord(as: "a key")
    try skipSpace()
    var value = key
    if text.current == "=" {
      text.advance()
      try skipSpace()
      value = try readWord(as: "a text")
      try skipSpace()
    }
    guard text.current == ";" else {
      throw unexpected(wanted: value == key ? "'=' or ';'" : "';'")
    }
    text.advance()
    return TextTable.Entry(key: key, text: value, at: location)
  }

  /// Reads a quoted or bare word.
  private mutating func readWord(as wanted: String) throws(StringsError) -> String {
    switch text.current {
    case "\"", "'": return try readQuoted(wanted)
    case let scalar? where isBare(scalar):
      var result = ""
      while let next = text.current, isBare(next) {
        if next == "/", text.next == "/" || text.next == "*" { break }
        result.unicodeScalars.append(next)
        text.advance()
      }
      return result
    default: throw unexpected(wanted: wanted)
    }
  }

  private mutating func readQuoted(_ wanted: String) throws(StringsError) -> String {
    let start = text.location
    let quote = text.current
    text.advance()
    var result = ""
    while let scalar = text.current {
      text.advance()
      if scalar == quote { return result }
      result.unicodeScalars.append(scalar == "\\" ? try readEscape() : scalar)
    }
    throw StringsError(.unclosedQuote(wanted), at: start)
  }

  /// Reads an escape after its backslash. A backslash before any other character stands for that
  /// character.
  private mutating func readEscape() throws(StringsError) -> Unicode.Scalar {
    let start = text.location
    guard let scalar = text.current else { throw text.error(.truncated(inside: "an escape")) }
    text.advance()
    switch scalar {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "a": return "\u{7}"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "v": return "\u{B}"
    case "U", "u": return try readCodeUnits(start)
    case "0"..."7":
      var value = scalar.value - 0x30
      var digits = 1
      while digits < 3, let next = text.current, ("0"..."7").contains(next) {
        value = value * 8 + next.value - 0x30
        text.advance()
        digits += 1
      }
      return Unicode.Scalar(UInt8(truncatingIfNeeded: value))
    default: return scalar
    }
  }

  /// Reads four hexadecimal digits. If they are half of a character, it also reads the escape of
  /// the other half.
  private mutating func readCodeUnits(_ start: SourceLocation) throws(StringsError)
    -> Unicode.Scalar
  {
    let first = try readHexadecimal(start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800..<0xDC00).contains(first), text.current == "\\",
      text.next == "U" || text.next == "u"
    else { throw StringsError(.loneSurrogate, at: start) }
    text.advance()
    text.advance()
    let second = try readHexadecimal(start)
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw StringsError(.loneSurrogate, at: start) }
    return scalar
  }

  private mutating func readHexadecimal(_ start: SourceLocation) throws(StringsError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let scalar = text.current, scalar.isASCII,
        let digit = Character(scalar).hexDigitValue
      else { throw StringsError(.invalidEscape, at: start) }
      value = value * 16 + UInt32(digit)
      text.advance()
    }
    return value
  }

  private func isBare(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
    default: false
    }
  }

  /// Skips white space and comments.
  private mutating func skipSpace() throws(StringsError) {
    while let scalar = text.current {
      if scalar == "/", text.next == "/" {
        while let inner = text.current, inner != "\n", inner != "\r" { text.advance() }
      } else if scalar == "/", text.next == "*" {
        let start = text.location
        text.advance()
        text.advance()
        while text.current != "*" || text.next != "/" {
          guard text.current != nil else { throw StringsError(.unclosedComment, at: start) }
          text.advance()
        }
        text.advance()
        text.advance()
      } else if scalar.properties.isWhitespace {
        text.advance()
      } else {
        return
      }
    }
  }

  private func unexpected(wanted: String) -> StringsError {
    if text.isAtConflictMarker { return text.error(.conflictMarker) }
    guard let scalar = text.current else { return text.error(.truncated(inside: "an entry")) }
    return text.error(.unexpected(String(scalar), wanted: wanted))
  }
}
