/// The spelling of an attribute's value in XML, if it is not Xcode's spelling.
///
/// It is a class, because nearly no attribute has one, and an attribute without one should not be
/// larger because of it.
package final class AttributeSpelling: Sendable {
  package let quote: Quote
  /// The text between the quotes; `nil` if it is the usual spelling of the value. Writing ignores
  /// it if it does not mean the value any more.
  package let raw: String?

  package init(quote: Quote, raw: String?) {
    self.quote = quote
    self.raw = raw
  }

  /// The quotation mark around a value. Xcode always writes ``double``.
  package enum Quote: Character, Hashable, Sendable {
    case double = "\""
    case single = "'"
  }
}

extension AttributeSpelling {
  /// The spelling as the store keeps it: the quotation mark, followed by ``raw``.
  package var text: String { String(quote.rawValue) + (raw ?? "") }

  /// - Returns: `nil` if the text does not begin with a quotation mark.
  package convenience init?(text: String) {
    // This uses scalars, because a combining mark after the quotation mark would form one character
    // with it.
    let scalars = text.unicodeScalars
    guard let quote = scalars.first.flatMap({ Quote(rawValue: Character($0)) }) else { return nil }
    let raw = String(scalars.dropFirst())
    self.init(quote: quote, raw: raw.isEmpty ? nil : raw)
  }
}

extension AttributeSpelling: Hashable {
  package static func == (a: AttributeSpelling, b: AttributeSpelling) -> Bool {
    a === b || a.quote == b.quote && a.raw == b.raw
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(quote)
    hasher.combine(raw)
  }
}
