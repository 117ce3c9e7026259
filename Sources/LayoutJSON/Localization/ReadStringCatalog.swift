package import Diagnostics
package import LayoutModel

/// Reads a String Catalog (`.xcstrings`) for one language.
///
///     {"sourceLanguage": "en", "version": "1.0", "strings": {
///       "abc-12-xyz.text": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Nom"}}}}}}
///
/// If a text varies by plural, the variation `other` is taken. If it varies by device, the
/// variation of the device is taken, else `other`. A key has no text if it lacks the language, or
/// if its translation is empty and still `new`. Then the document's own text stays, as at run time.
///
/// - Parameter language: such as `de`; if `nil`, the only language besides the source language.
/// - Source: catalogs of Xcode 15 and 16 (AltStore, LoopKit); Apple, "Localizing and varying text with
///   a string catalog".
package func readStringCatalog(
  _ bytes: [UInt8], language: String?
) throws(StringCatalogError) -> TextTable {
  let catalog = try StringCatalog(bytes)
  let chosen = try chosenLanguage(language, of: catalog.languages, source: catalog.source)
  var table = TextTable(language: chosen)
  for string in catalog.strings {
    guard let localization = string.value["localizations"]?[chosen] else { continue }
    guard let texts = localization.texts else {
      throw .noText(
        key: string.key, language: chosen,
        localization.location ?? string.location ?? SourceLocation(line: 1, column: 1))
    }
    guard let text = texts.text else { continue }
    table.entries.append(
      TextTable.Entry(
        key: string.key, text: text, textsByDevice: texts.byDevice, at: string.location))
  }
  return table
}

/// The codes of the languages for which a String Catalog has texts, including the source language.
package func languagesOfStringCatalog(_ bytes: [UInt8]) throws(StringCatalogError) -> [String] {
  try StringCatalog(bytes).languages
}

/// The keys for which a String Catalog has texts, for each language except the source language, in
/// the order of the codes.
package func translationsOfStringCatalog(
  _ bytes: [UInt8]
) throws(StringCatalogError) -> [(language: String, keys: Set<String>)] {
  let catalog = try StringCatalog(bytes)
  var keys: [String: Set<String>] = [:]
  for language in catalog.languages where language != catalog.source { keys[language] = [] }
  for string in catalog.strings {
    // Marked as "Don't Translate": the document keeps its own text.
    if string.value["shouldTranslate"]?.bool == false {
      for language in keys.keys { keys[language]?.insert(string.key) }
      continue
    }
    for localization in string.value["localizations"]?.members ?? []
    where localization.key != catalog.source && localization.value.texts?.text != nil {
      keys[localization.key]?.insert(string.key)
    }
  }
  return keys.sorted { $0.key < $1.key }.map { (language: $0.key, keys: $0.value) }
}

/// The parts that every catalog has.
private struct StringCatalog {
  let strings: [JSONMember]
  let source: String
  /// The languages by their codes.
  let languages: [String]

  init(_ bytes: [UInt8]) throws(StringCatalogError) {
    let root: JSONValue
    do {
      root = try parseJSON(bytes)
    } catch {
      throw .notJSON(error)
    }
    guard let strings = root["strings"]?.members, let source = root["sourceLanguage"]?.string else {
      throw .notACatalog(root.location ?? SourceLocation(line: 1, column: 1))
    }
    let translated = strings.flatMap { $0.value["localizations"]?.members?.map(\.key) ?? [] }
    languages = Set(translated + [source]).sorted()
    self.strings = strings
    self.source = source
  }
}

private func chosenLanguage(
  _ language: String?, of known: [String], source: String
) throws(StringCatalogError) -> String {
  if let language {
    guard known.contains(language) else { throw .noLanguage(language, known: known) }
    return language
  }
  let others = known.filter { $0 != source }
  guard others.count <= 1 else { throw .severalLanguages(known) }
  return others.first ?? source
}

extension JSONValue {
  /// The texts of a localization: one for all devices, and others for some. `nil` if it is
  /// malformed.
  fileprivate var texts: (text: String?, byDevice: [String: String])? {
    if let unit = self["stringUnit"] {
      guard let text = unit["value"]?.string else { return nil }
      return (text.isEmpty && unit["state"]?.string == "new" ? nil : text, [:])
    }
    guard let variations = self["variations"]?.members, let kind = variations.first else {
      return nil
    }
    if kind.key == "plural" { return kind.value["other"]?.texts }
    guard kind.key == "device", let devices = kind.value.members else { return nil }
    var byDevice: [String: String] = [:]
    for device in devices {
      guard let inner = device.value.texts else { return nil }
      byDevice[device.key] = inner.text
    }
    return (byDevice["other"] ?? byDevice["iphone"] ?? byDevice["ipad"], byDevice)
  }
}

extension Diagnostic.Code {
  /// The file is not a string catalog, or has no texts for the language.
  package static let invalidCatalog = Self(rawValue: "invalid-catalog")
}
