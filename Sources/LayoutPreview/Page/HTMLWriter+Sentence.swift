extension HTMLWriter {
  /// Writes the sentence of a finding. Ids stand in tooltips. If it names many things, such as the
  /// constraints of a conflict, it becomes a list.
  mutating func sentence(_ spoken: SpokenSentence) {
    let lines = spoken.lines
    line("p", lines[0])
    guard lines.count > 1 else { return }
    raw("<ul class=\"parts\">")
    for clause in lines.dropFirst() { line("li", clause) }
    raw("</ul>")
  }

  private mutating func line(_ name: String, _ parts: [SpokenSentence.Part]) {
    begin(name)
    for part in parts {
      if let id = part.id {
        element("span", ["title": id], part.text)
      } else {
        raw(SVGWriter.escaped(part.text))
      }
    }
    end(name)
  }
}
