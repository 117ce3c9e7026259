/// What became of a document that was to be written.
enum WrittenDocument: Hashable, Sendable {
  case file
  case added(revision: Int)
  /// The store's latest revision is the same.
  case unchanged(revision: Int)

  /// The revision in the store; `nil` for a file.
  var revision: Int? {
    switch self {
    case .file: nil
    case .added(let revision), .unchanged(let revision): revision
    }
  }

  /// As a person is told.
  var text: String {
    switch self {
    case .file: "written"
    case .added(let revision): "stored as revision \(revision)"
    case .unchanged(let revision): "revision \(revision) says so already"
    }
  }
}
