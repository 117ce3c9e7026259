package import Diagnostics

/// Why a file could not be read as a native document.
package enum NativeDocumentError: Error, DiagnosticFault, CustomStringConvertible {
  case notJSON(JSONError)
  /// The file is JSON, but has no `"format": "ninegrid-layout"`.
  case notADocument(format: String?, SourceLocation?)
  /// A newer version has written the file.
  case superseded(version: String, SourceLocation?)

  package var diagnostic: Diagnostic {
    switch self {
    case .notJSON(let error): error.diagnostic
    case .notADocument(_, let location), .superseded(_, let location):
      Diagnostic(self, at: location)
    }
  }

  package var statement: Diagnostic.Statement {
    switch self {
    case .notJSON(let error): error.fault.statement
    case .notADocument(let format, _):
      .init(
        .notNativeDocument, .error,
        format.map { "the format is '\($0)', not '\(NativeFormat.name)'" }
          ?? "this is JSON, but not a layout document",
        hint: "a native document starts with {\"format\": \"\(NativeFormat.name)\", \"version\": 1}"
      )
    case .superseded(let version, _):
      .init(
        .notNativeDocument, .error,
        "the document has version \(version) of the format; this program knows 1",
        hint: "use a newer ninegrid")
    }
  }

  package var description: String { diagnostic.text }
}
