extension HTMLWriter {
  /// The number of parts from which a sentence becomes a list.
  private static let leastParts = 4

  /// Writes the sentence of a finding. If it names many things, such as the constraints of a
  /// conflict, it becomes a list.
  ///
  /// Only line breaks are added: `these contradict each other: A; B; C; D` gets one line for each
  /// letter.
  mutating func sentence(_ text: String) {
    guard let colon = text.firstRange(of: ": ") else { return element("p", [:], text) }
    let parts = text[colon.upperBound...].split(separator: "; ").map(String.init)
    guard parts.count >= Self.leastParts else { return element("p", [:], text) }
    element("p", [:], String(text[..<colon.lowerBound]) + ":")
    raw("<ul class=\"parts\">")
    for part in parts { element("li", [:], part) }
    raw("</ul>")
  }
}
