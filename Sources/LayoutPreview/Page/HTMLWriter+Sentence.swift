extension HTMLWriter {
  /// From so many parts on a sentence is a list.
  private static let leastParts = 4

  /// A sentence of a finding. One that names many things, such as the constraints of a conflict, is a list of them.
  ///
  /// This only breaks lines: `these contradict each other: A; B; C; D` has a line for each letter.
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
