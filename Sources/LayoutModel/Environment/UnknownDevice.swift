/// No device has that name.
package struct UnknownDevice: Error, Hashable, Sendable, CustomStringConvertible {
  package var name: String
  /// The known name that is most like it, if one is near.
  package var suggestion: String?

  package var description: String {
    "there is no device '\(name)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }
}
