package import Diagnostics

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
