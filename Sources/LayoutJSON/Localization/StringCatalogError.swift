package import Diagnostics

/// Why a file gives no texts of a language.
package enum StringCatalogError: Error, Hashable, Sendable {
  case notJSON(JSONError)
  case notACatalog(SourceLocation)
  case noText(key: String, language: String, SourceLocation)
  case noLanguage(String, known: [String])
  case severalLanguages([String])

  package var diagnostic: Diagnostic {
    switch self {
    case .notJSON(let error): error.diagnostic
    case .notACatalog(let location):
      Diagnostic(
        .invalidCatalog, .error, "this is JSON, but no string catalog",
        hint: "a catalog has \"sourceLanguage\" and \"strings\"", at: location)
    case .noText(let key, let language, let location):
      Diagnostic(
        .invalidCatalog, .error, "'\(key)' has no text in '\(language)'",
        hint: "a localization has a \"stringUnit\" with a \"value\", or \"variations\"",
        at: location)
    case .noLanguage(let language, let known):
      Diagnostic(
        .invalidCatalog, .error, "the catalog has no texts in '\(language)'",
        hint: "it has \(known.joined(separator: ", "))")
    case .severalLanguages(let known):
      Diagnostic(
        .invalidCatalog, .error, "the catalog has texts in several languages",
        hint: "choose one with --language: \(known.joined(separator: ", "))")
    }
  }
}
