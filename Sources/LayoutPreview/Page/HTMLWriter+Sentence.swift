extension HTMLWriter {
  /// Writes the sentence of a finding. Ids stand in tooltips. If it names many things, such as the
  /// constraints of a conflict, it becomes a list.
  mutating func sentence(_ spoken: SpokenSentence) {
    let lines = spoken.lines
    line("p", lines[0])
    guard lines.count > 1 else { return }
    raw("<ul class=\"parts\">")
    let result = lines.last.flatMap { $0.last?.text.hasPrefix(Self.result) ?? false ? $0 : nil }
    for clause in lines.dropFirst().dropLast(result == nil ? 0 : 1) { line("li", clause) }
    raw("</ul>")
    if let result { line("p", result) }
  }

  /// What is said of the constraint that a conflict leaves out. It is none of the terms of the
  /// conflict.
  private static let result = " is given up"

  private mutating func line(_ name: String, _ parts: [SpokenSentence.Part]) {
    begin(name)
    for part in parts {
      if let id = part.id {
        begin("span", ["title": id])
        raw(SVGWriter.escaped(part.text) + "</span>")
      } else {
        raw(SVGWriter.escaped(part.text))
      }
    }
    end(name)
  }
}
