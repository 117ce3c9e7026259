extension HTMLWriter {
  /// Writes the sentence of a finding. Ids stand in tooltips. If it names many things, such as the
  /// constraints of a conflict, they are a list.
  mutating func sentence(_ spoken: SpokenSentence) {
    let lines = spoken.lines
    let items = lines.filter { $0.role == .item }
    for text in lines where text.role == .sentence { line("p", text.parts) }
    if !items.isEmpty {
      raw("<ul class=\"parts\">")
      for item in items { line("li", item.parts) }
      raw("</ul>")
    }
    for text in lines where text.role == .result { line("p", text.parts) }
  }

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
