package import Diagnostics

extension Diagnostic.Code {
  /// The file is JSON, but not a native document of a known version.
  package static let notNativeDocument = Self(rawValue: "not-native-document")
  /// A native document has a key that has no meaning at its place.
  package static let unknownKey = Self(rawValue: "unknown-key")
  /// A value has the wrong type, or is not one of the allowed values.
  package static let invalidValue = Self(rawValue: "invalid-value")
  /// A required key is missing.
  package static let missingKey = Self(rawValue: "missing-key")
  /// A constraint's equation or visual format can't be read.
  package static let invalidConstraint = Self(rawValue: "invalid-constraint")
  /// Nothing in the document has this name or id.
  package static let unknownItem = Self(rawValue: "unknown-item")
  /// Several items have this name.
  package static let ambiguousName = Self(rawValue: "ambiguous-name")
}
