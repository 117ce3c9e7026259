extension HTMLWriter {
  /// The number of parts from which a sentence becomes a list.
  private static let leastParts = 4

  /// Writes the sentence of a finding. Ids stand in tooltips. If it names many things, such as the
  /// constraints of a conflict, it becomes a list.
  ///
  /// Only line breaks are added: `these contradict each other: A; B; C; D` gets one line for each
  /// letter.
  mutating func sentence(_ spoken: SpokenSentence) {
    let clauses = Self.clauses(of: spoken)
    guard clauses.count >= Self.leastParts, let opening = clauses.first?.first,
      let colon = opening.text.firstRange(of: ": ")
    else { return line("p", spoken.parts) }
    element("p", [:], String(opening.text[..<colon.lowerBound]) + ":")
    var first = clauses[0]
    first[0].text = String(opening.text[colon.upperBound...])
    raw("<ul class=\"parts\">")
    for clause in [first] + clauses.dropFirst() { line("li", clause) }
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

  /// What stands between semicolons.
  private static func clauses(of spoken: SpokenSentence) -> [[SpokenSentence.Part]] {
    var clauses: [[SpokenSentence.Part]] = [[]]
    for part in spoken.parts {
      guard part.id == nil else {
        clauses[clauses.count - 1].append(part)
        continue
      }
      let texts = part.text.split(separator: "; ", omittingEmptySubsequences: false)
      for (number, text) in texts.enumerated() {
        if number > 0 { clauses.append([]) }
        if !text.isEmpty { clauses[clauses.count - 1].append(.init(text: String(text))) }
      }
    }
    return clauses
  }
}
