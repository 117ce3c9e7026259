/// The factor of a constraint, as written: a number, a ratio `16:9` or `16/9`, or a percentage.
package struct Multiplier: Hashable, Sendable {
  package var value: Double
  /// The text as it was written, if that is not the plain number.
  package var spelling: String?

  package static let one = Multiplier(value: 1)

  package init(value: Double, spelling: String? = nil) {
    self.value = value
    self.spelling = spelling
  }

  /// Reads `0.5`, `16:9`, `1/3` or `200%`. `nil` if the text is none of these, not finite, or 0.
  package init?(_ text: String) {
    let trimmed = text.split(separator: " ").joined()
    var value: Double?
    if let mark = trimmed.firstIndex(where: { $0 == ":" || $0 == "/" }) {
      if let a = NumberText.number(trimmed[..<mark]),
        let b = NumberText.number(trimmed[trimmed.index(after: mark)...]),
        b != 0
      {
        value = a / b
      }
    } else if trimmed.last == "%" {
      value = NumberText.number(trimmed.dropLast()).map { $0 / 100 }
    } else {
      value = NumberText.number(trimmed)
    }
    guard let value, value.isFinite, value != 0 else { return nil }
    self.value = value
    spelling = text == NumberText.shortest(value) ? nil : text
  }

  package var text: String { spelling ?? NumberText.shortest(value) }
}
