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
        raw(Self.whole(part.text) + "</span>")
      } else {
        raw(Self.whole(part.text))
      }
    }
    end(name)
  }

  /// The markup of a text in which no line ends within a size or the name of a device: `402 × 874`, `13-inch`.
  static func whole(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
      .map { SVGWriter.escaped(String($0)) }
    var pieces: [String] = []
    var index = 0
    while index < words.count {
      let isSize = index + 2 < words.count && words[index + 1] == "×"
      let next = isSize ? index + 3 : index + 1
      let piece = words[index..<next].joined(separator: " ")
      let isWhole = isSize || piece.contains("-inch")
      pieces.append(isWhole ? "<span class=\"whole\">\(piece)</span>" : piece)
      index = next
    }
    return pieces.joined(separator: " ")
  }
}
