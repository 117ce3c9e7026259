/// Texts that replace those of a document, by the keys under which Interface Builder exports them:
/// the id of an object, a dot, and a property (``LocalizableText``).
///
/// Two values are equal if they have the same texts, whatever they were read from.
package struct TextSubstitutions: Sendable {
  /// The name that a person uses: a language, a pseudolanguage, or both. Empty if there is no name.
  package let name: String
  /// 64 hexadecimal digits that identify all keys and texts. Empty if there are none. It is the
  /// same in every process.
  package let fingerprint: String
  private let texts: [String: String]

  package init(_ texts: [String: String], name: String = "") {
    self.texts = texts
    self.name = name
    fingerprint = texts.isEmpty ? "" : Self.fingerprint(of: texts)
  }

  package var isEmpty: Bool { texts.isEmpty }

  /// The text of a key such as `abc-12-xyz.text`.
  package subscript(key: String) -> String? { texts[key] }

  private static func fingerprint(of texts: [String: String]) -> String {
    var fingerprint = Fingerprint()
    for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
      fingerprint.add(key.utf8)
      fingerprint.add(text.utf8)
    }
    return fingerprint.text
  }
}

extension TextSubstitutions: Hashable {
  package static func == (a: Self, b: Self) -> Bool {
    a.fingerprint == b.fingerprint && a.name == b.name
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(fingerprint)
    hasher.combine(name)
  }
}

extension TextSubstitutions: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, String)...) {
    self.init(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}
