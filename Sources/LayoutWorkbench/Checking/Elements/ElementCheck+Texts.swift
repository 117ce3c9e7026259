import ElementTree
import LayoutModel

/// Compares the texts of a document with those of the languages beside it.
extension ElementCheck {
  /// Texts that a language lacks, and that nothing else says: no code sets them, as far as its outlets show, and somebody has
  /// written them.
  package func missingTexts() -> [FaultyElement] {
    let languages = surroundings.localizations.filter { !$0.isOfDocument }
    if languages.isEmpty { return [] }
    let set = textsOfCode
    let own = loaded.tree.localizableTexts.filter { text in
      guard let position = owner(of: text.key), !set.contains(position) else { return false }
      return text.pieces.contains { !PlaceholderText.is($0, of: elements[position]) }
    }
    let spoken = spokenTexts.filter { !$0.text.isEmpty }
    return languages.flatMap { file -> [FaultyElement] in
      let shown = own.filter { text in
        text.pieces.indices.contains {
          !text.pieces[$0].isEmpty && !file.keys.contains(text.key(ofPiece: $0))
        }
      }.map(\.key)
      return (shown + spoken.map(\.key).filter { !file.keys.contains($0) }).compactMap { key in
        guard let position = owner(of: key) else { return nil }
        return FaultyElement(
          position, TextFault.missing(key: key, of: subject(position), file: file.name))
      }
    }
  }

  package func unusedTexts() -> [FaultyElement] {
    var known = Set(
      loaded.tree.localizableTexts.flatMap { text in
        [text.key] + text.pieces.indices.map { text.key(ofPiece: $0) }
      })
    known.formUnion(spokenTexts.map(\.key))
    known.formUnion(runtimeTextKeys)
    return surroundings.localizations.flatMap { file in
      file.keys.subtracting(known).sorted().map { key in
        guard let position = owner(of: key) else {
          return FaultyElement(0, TextFault.ofNoObject(key: key, file: file.name))
        }
        return FaultyElement(
          position, TextFault.unused(key: key, of: subject(position), file: file.name))
      }
    }
  }

  /// Objects whose text code sets through an outlet, by their positions.
  private var textsOfCode: Set<Int> {
    let set = surroundings.sources.uses.textProperties
    if set.isEmpty { return [] }
    return Set(
      ["outlet", "outletCollection"].flatMap { elements.positions(named: $0) }.compactMap {
        guard let property = elements[$0]["property"], set.contains(property) else { return nil }
        return elements[$0]["destination"].flatMap { elements.position(ofID: $0) }
      })
  }

  private func owner(of key: String) -> Int? {
    elements.position(ofID: String(key.prefix { $0 != "." }))
  }

  /// The texts that VoiceOver says of objects, with the keys that Xcode exports.
  ///
  /// - Source: .strings files of mozilla-lockwise/lockwise-ios and keepassium/KeePassium: 221 keys of `accessibilityLabel` and
  ///   `accessibilityHint`, each for an object with `<accessibility key="accessibilityConfiguration" label="…">`.
  private var spokenTexts: [(key: String, text: String)] {
    elements.positions(named: "accessibility").flatMap { position -> [(String, String)] in
      guard let parent = elements.parent(of: position), let id = elements[parent]["id"] else {
        return []
      }
      return [("label", "accessibilityLabel"), ("hint", "accessibilityHint")].compactMap {
        attribute, property in elements[position][attribute].map { ("\(id).\(property)", $0) }
      }
    }
  }

  /// The keys of an object's runtime attributes, where one of them is marked as localizable.
  ///
  /// - Source: 40 keys `….ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]` in files of keepassium/KeePassium, for
  ///   two objects with one `<userDefinedRuntimeAttribute … localized="YES">` each. The files don't show what the number counts
  ///   if there are several attributes, so none of these keys is reported.
  private var runtimeTextKeys: [String] {
    var keys: [String] = []
    for list in elements.positions(named: "userDefinedRuntimeAttributes") {
      guard let owner = elements.parent(of: list), let id = elements[owner]["id"] else { continue }
      let attributes = elements[list].children.map { $0.flag("localized") ?? false }
      guard attributes.contains(true) else { continue }
      keys += attributes.indices.map {
        "\(id).ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\($0)]"
      }
    }
    return keys
  }
}

/// Where the texts of a document and those of a language differ.
private enum TextFault: ElementFault {
  case missing(key: String, of: ElementCheck.Subject, file: String)
  /// The language has a text for an object that the document does not have.
  case ofNoObject(key: String, file: String)
  /// The language has a text where the object has none.
  case unused(key: String, of: ElementCheck.Subject, file: String)

  var message: String {
    switch self {
    case .missing(let key, let object, let file): "'\(key)' of \(object) has no text in '\(file)'"
    case .ofNoObject(let key, let file):
      "'\(file)' has a text for '\(key)', which is not in this document"
    case .unused(let key, let object, let file):
      "'\(file)' has a text for '\(key)', and \(object) has no text there"
    }
  }
}
