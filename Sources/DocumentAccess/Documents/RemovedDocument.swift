/// A document that is no longer in the store.
package struct RemovedDocument: Hashable, Sendable {
  package var name: String
  /// Where its file was, as a person would name it.
  package var path: String

  package init(name: String, path: String) {
    self.name = name
    self.path = path
  }
}
