package import Diagnostics

/// Names and constants of the native format.
enum NativeFormat {
  static let name = "ninegrid-layout"
  static let version = 1.0

  /// Marks an element without an id on purpose: none is made up for it.
  static let withoutID = "\u{0}none"
  /// A cell's content view names its cell.
  static let cellContent = (kind: "tableViewCellContentView", attribute: "tableViewCell")
  /// Stands in the tree for a constraint whose items are not known yet; its value is a position.
  static let pending = "\u{0}pending"
}

/// Why a file could not be read as a native document.
package enum NativeDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  case notJSON(JSONError)
  /// JSON, but without `"format": "ninegrid-layout"`.
  case notADocument(format: String?, SourceLocation?)
  /// Written by a newer version.
  case superseded(version: String, SourceLocation?)

  package var diagnostic: Diagnostic {
    switch self {
    case .notJSON(let error): error.diagnostic
    case .notADocument(let format, let location):
      Diagnostic(
        .notNativeDocument, .error,
        format.map { "the format is '\($0)', not '\(NativeFormat.name)'" }
          ?? "this is JSON, but not a layout document",
        hint:
          "a native document starts with {\"format\": \"\(NativeFormat.name)\", \"version\": 1}",
        at: location)
    case .superseded(let version, let location):
      Diagnostic(
        .notNativeDocument, .error,
        "the document has version \(version) of the format; this program knows 1",
        hint: "use a newer ninegrid", at: location)
    }
  }

  package var description: String { diagnostic.text }
}

extension Diagnostic.Code {
  /// The file is JSON, but no native document of a known version.
  package static let notNativeDocument = Self(rawValue: "not-native-document")
  /// A native document has a key that means nothing there.
  package static let unknownKey = Self(rawValue: "unknown-key")
  /// A value has the wrong type, or is none of those allowed.
  package static let invalidValue = Self(rawValue: "invalid-value")
  /// A key that must be there is missing.
  package static let missingKey = Self(rawValue: "missing-key")
  /// A constraint's equation or visual format can't be read.
  package static let invalidConstraint = Self(rawValue: "invalid-constraint")
  /// A name or id that nothing in the document has.
  package static let unknownItem = Self(rawValue: "unknown-item")
  /// A name that several items have.
  package static let ambiguousName = Self(rawValue: "ambiguous-name")
}
