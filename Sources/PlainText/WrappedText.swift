/// Wraps text into lines that fit into a terminal of 80 columns.
package enum WrappedText {
  private static let columns = 80

  /// - Parameters:
  ///   - start: the beginning of the first line, before the text. Styles in it take no room.
  ///   - indent: the beginning of each other line.
  package static func lines(_ text: String, after start: String, indent: String) -> [String] {
    var lines: [String] = []
    var line = start
    var isEmpty = true
    for word in text.split(separator: " ") {
      let width = TextWidth.columns(plain(line)) + TextWidth.columns(String(word))
      if !isEmpty, width + 1 > columns {
        lines.append(line)
        line = indent
        isEmpty = true
      }
      line += isEmpty ? word : " \(word)"
      isEmpty = false
    }
    return lines + [line]
  }

  /// The line without the sequences that change the style.
  private static func plain(_ line: String) -> String {
    line.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
  }
}
