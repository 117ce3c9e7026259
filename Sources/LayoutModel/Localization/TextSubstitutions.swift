/// Texts that stand in for those of a document, by the keys under which Interface Builder exports
/// them: the id of an object, a dot, and a property (``LocalizableText``).
///
/// Two are equal where they say the same, whatever they were read from.
package struct TextSubstitutions: Sendable {
  /// What a person calls them: a language, a pseudolanguage, or both. Empty where nothing is named.
  package let name: String
  /// 32 hexadecimal digits that stand for all keys and texts; empty without any. The same in every
  /// process.
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

  /// Two sums of FNV-1a with different starts: together 128 bits, far more than chance needs.
  private static func fingerprint(of texts: [String: String]) -> String {
    var sums: [UInt64] = [0xcbf2_9ce4_8422_2325, 0x9e37_79b9_7f4a_7c15]
    func add(_ text: String) {
      for byte in text.utf8 {
        for index in sums.indices { sums[index] = (sums[index] ^ UInt64(byte)) &* 0x100_0000_01b3 }
      }
      // No text contains this byte, so texts can't run into each other.
      for index in sums.indices { sums[index] = (sums[index] ^ 0xFF) &* 0x100_0000_01b3 }
    }
    for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
      add(key)
      add(text)
    }
    return sums.map { sum in
      let digits = String(sum, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
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
