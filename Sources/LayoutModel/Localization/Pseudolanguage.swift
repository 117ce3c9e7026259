package import ElementTree

/// A made-up language that shows how translations change a layout before there is any translation.
///
/// - Source: the pseudolanguages of an Xcode scheme: Double-Length (the text twice, with a space
///   between), Accented, Bounded String (between `[#` and `#]`), and Right-to-Left with
///   right-to-left strings. It is not published which letters Xcode replaces with accented ones;
///   ours are below.
package enum Pseudolanguage: String, Hashable, Sendable, CaseIterable {
  /// The text is twice as long.
  case long
  /// The letters have accents.
  case accented
  /// The text is in brackets: if one is missing on the screen, the text is cut.
  case bounded
  /// The text runs from right to left, in a layout from right to left.
  case rtl

  /// The text in this language. The pieces of attributed text keep their attributes.
  package func applied(to pieces: [String]) -> [String] {
    let text = pieces.joined()
    guard !text.isEmpty, !pieces.isEmpty else { return pieces }
    var result = pieces
    switch self {
    case .long: result[result.count - 1] += " " + text
    case .accented:
      for index in result.indices {
        result[index] = String(result[index].map { Self.accents[$0] ?? $0 })
      }
    case .bounded:
      result[0] = "[# " + result[0]
      result[result.count - 1] += " #]"
    case .rtl:
      // The character for a right-to-left override, and the one that ends it. Neither has a width.
      result[0] = "\u{202E}" + result[0]
      result[result.count - 1] += "\u{202C}"
    }
    return result
  }

  /// The accented forms of letters, which stay readable. Letters without such a form in Latin-1 or
  /// Latin Extended-A are not replaced.
  private static let accents: [Character: Character] = {
    let plain = "ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz"
    let accented = "ÅÇĎÉĜĤÎĴĶĻÑÖŔŠŤÛŴÝŽåçďéĝĥîĵķļñöŕšťûŵýž"
    return Dictionary(uniqueKeysWithValues: zip(plain, accented))
  }()
}

extension DocumentTree {
  /// The texts of this document in pseudolanguages, applied in their order.
  ///
  /// - Parameters:
  ///   - texts: a translation that replaces the document's own texts first.
  ///   - name: the name of the result.
  package func texts(
    in languages: [Pseudolanguage], over texts: TextSubstitutions, name: String
  ) -> TextSubstitutions {
    var result: [String: String] = [:]
    for text in localizableTexts {
      var pieces = text.pieces
      if let translated = texts[text.key] {
        result[text.key] = languages.reduce([translated]) { $1.applied(to: $0) }.first
        continue
      }
      for language in languages { pieces = language.applied(to: pieces) }
      for (index, piece) in pieces.enumerated() { result[text.key(ofPiece: index)] = piece }
    }
    return TextSubstitutions(result, name: name)
  }
}
