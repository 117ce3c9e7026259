package import Diagnostics

/// A name in an object, and its value.
package struct JSONMember: Hashable, Sendable {
  package var key: String
  package var value: JSONValue
  /// The place of the key.
  package var location: SourceLocation?

  package init(_ key: String, _ value: JSONValue, at location: SourceLocation? = nil) {
    self.key = key
    self.value = value
    self.location = location
  }

  package static func == (a: Self, b: Self) -> Bool { a.key == b.key && a.value == b.value }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(value)
  }
}
