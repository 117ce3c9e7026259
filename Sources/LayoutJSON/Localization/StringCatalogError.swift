package import Diagnostics

/// Why a file gives no texts of a language.
package enum StringCatalogError: Error, DiagnosticFault {
  case notJSON(JSONError)
  case notACatalog(SourceLocation)
  case noText(key: String, language: String, SourceLocation)
  case noLanguage(String, known: [String])
  case severalLanguages([String])

  package var diagnostic: Diagnostic {
    switch self {
    case .notJSON(let error): error.diagnostic
    case .notACatalog(let location), .noText(_, _, let location):
      Diagnostic(self, at: location)
    case .noLanguage, .severalLanguages: Diagnostic(self)
    }
  }

  package var statement: Diagnostic.Statement {
    switch self {
    case .notJSON(let error): error.fault.statement
    case .notACatalog:
      .init(
        .invalidCatalog, .error, "this is JSON, but no string catalog",
        hint: "a catalog has \"sourceLanguage\" and \"strings\"")
    case .noText(let key, let language, _):
      .init(
        .invalidCatalog, .error, "'\(key)' has no text in '\(language)'",
        hint: "a localization has a \"stringUnit\" with a \"value\", or \"variations\"")
    case .noLanguage(let language, let known):
      .init(
        .invalidCatalog, .error, "the catalog has no texts in '\(language)'",
        hint: "it has \(known.joined(separator: ", "))")
    case .severalLanguages(let known):
      .init(
        .invalidCatalog, .error, "the catalog has texts in several languages",
        hint: "choose one with --language: \(known.joined(separator: ", "))")
    }
  }
}
