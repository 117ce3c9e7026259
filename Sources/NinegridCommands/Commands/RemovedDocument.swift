/// A document that is no longer in the store.
struct RemovedDocument: Hashable, Sendable {
  var name: String
  /// Where its file was, as a person would name it.
  var path: String
}
