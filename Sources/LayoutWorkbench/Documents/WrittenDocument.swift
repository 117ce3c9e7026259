package import LayoutStore

/// The result of writing a document.
package enum WrittenDocument: Hashable, Sendable {
  case file
  case added(revision: Int)
  /// The store's latest revision is the same.
  case unchanged(revision: Int)

  package init(_ outcome: ImportOutcome) {
    switch outcome {
    case .added(let revision), .replacedEdits(let revision, _): self = .added(revision: revision)
    case .unchanged(let revision): self = .unchanged(revision: revision)
    }
  }

  /// The revision in the store; `nil` for a file.
  package var revision: Int? {
    switch self {
    case .file: nil
    case .added(let revision), .unchanged(let revision): revision
    }
  }

  /// The sentence for a person.
  package var text: String {
    switch self {
    case .file: "written"
    case .added(let revision): "stored as revision \(revision)"
    case .unchanged(let revision): "revision \(revision) says so already"
    }
  }
}
