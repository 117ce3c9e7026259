/// A version of a document that takes part in a merge.
package struct MergeInput: Sendable {
  /// As a person knows it.
  package var name: String
  package var bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
