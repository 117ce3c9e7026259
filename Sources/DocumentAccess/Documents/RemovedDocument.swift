/// A document that was removed from the store.
package struct RemovedDocument: Hashable, Sendable {
  package var name: String
  /// The path of its file, as a person would write it.
  package var path: String

  package init(name: String, path: String) {
    self.name = name
    self.path = path
  }
}
