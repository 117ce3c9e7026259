/// A file or an argument that could not be imported.
package struct FailedImport: Sendable {
  /// The name that the person used.
  package var path: String
  /// Its name in the store, if it got one.
  package var document: String?
  package var error: any Error

  package init(path: String, document: String? = nil, error: any Error) {
    self.path = path
    self.document = document
    self.error = error
  }
}
