/// Folds a line for a narrower terminal: it is broken between words, and the rest is indented.
package enum FoldedLine {
  /// The least width. Narrower terminals break lines themselves.
  package static let narrowest = 40
  /// The number of columns by which the text after a break is indented more than the line.
  private static let hang = 4

  /// - Parameters:
  ///   - line: a line, which may have escape sequences of a ``TerminalStyle``. These take no room.
  ///   - width: the width of the terminal, in columns.
  package static func lines(_ line: String, width: Int) -> [String] {
    guard width >= narrowest, columns(line) > width else { return [line] }
    let indent = line.prefix { $0 == " " }.count + hang
    guard indent < width / 2 else { return [line] }
    var result: [String] = []
    var current = ""
    var space = ""
    for word in pieces(line) {
      if word.allSatisfy({ $0 == " " }) {
        space = word
        continue
      }
      let isFirst = current.allSatisfy { $0 == " " }
      if !isFirst, columns(current) + columns(space) + columns(word) > width {
        result.append(current)
        current = String(repeating: " ", count: indent) + word
      } else {
        current += space + word
      }
      space = ""
    }
    return result + [current]
  }

  /// The pieces of a line, alternating between spaces and text.
  private static func pieces(_ line: String) -> [String] {
    var result: [String] = []
    for character in line {
      if let last = result.last?.last, (last == " ") == (character == " ") {
        result[result.count - 1].append(character)
      } else {
        result.append(String(character))
      }
    }
    return result
  }

  /// The number of columns, without escape sequences.
  private static func columns(_ text: String) -> Int {
    guard text.utf8.contains(0x1B) else { return TextWidth.columns(text) }
    var plain = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if scalar == "\u{1B}" {
        isEscaped = true
      } else if isEscaped {
        isEscaped = scalar != "m"
      } else {
        plain.unicodeScalars.append(scalar)
      }
    }
    return TextWidth.columns(plain)
  }
}
