/// A file or an argument that could not be imported.
struct FailedImport: Sendable {
  /// As the person named it.
  var path: String
  /// Its name in the store, if it got one.
  var document: String?
  var error: any Error
}
