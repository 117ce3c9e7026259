/// How the value of an attribute is written in XML, where that is not Xcode's way.
///
/// A class, for nearly no attribute has one, and those without one shall not be larger for it.
package final class AttributeSpelling: Sendable {
  package let quote: Quote
  /// What stands between the quotes; `nil` where it is the usual spelling of the value. Writing
  /// ignores it if it does not mean the value any more.
  package let raw: String?

  package init(quote: Quote, raw: String?) {
    self.quote = quote
    self.raw = raw
  }

  /// What stands around a value. Xcode always writes ``double``.
  package enum Quote: Character, Hashable, Sendable {
    case double = "\""
    case single = "'"
  }
}

extension AttributeSpelling {
  /// The spelling as the store keeps it: the quote, and behind it ``raw``.
  package var text: String { String(quote.rawValue) + (raw ?? "") }

  /// - Returns: `nil` for a text that does not begin with a quote.
  package convenience init?(text: String) {
    // Not by characters: a mark behind the quote would join it.
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
