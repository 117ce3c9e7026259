/// A version of a document that takes part in a merge.
struct MergeInput: Sendable {
  /// As a person knows it.
  var name: String
  var bytes: [UInt8]

  init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
