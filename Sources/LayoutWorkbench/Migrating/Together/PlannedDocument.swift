package import ElementTree
package import LayoutComparison
import LayoutModel
import PlainText

/// A document that changes, comes or goes together with others.
package struct PlannedDocument {
  /// As the person knows it.
  package var name: String
  package var place: Place
  /// `nil` for one that comes.
  package var before: LoadedDocument?
  /// The name of the document that it says again in another way, for one that comes.
  package var origin: String?
  /// `nil` for one that goes.
  package var after: DocumentTree?
  /// What could be meant and is left alone.
  package var untouched: [Migration.Untouched] = []
  /// A sentence instead of the single changes.
  package var summary: String?

  package enum Place: Hashable {
    /// An absolute path.
    case file(path: String)
    case stored(name: String)
  }

  package init(_ loaded: LoadedDocument, _ reference: DocumentReference, after: DocumentTree?) {
    name = loaded.name
    place =
      switch reference {
      case .file(let file): .file(path: file.path)
      // Refused before anything is planned.
      case .piped(let document): .file(path: document.name)
      case .stored(let name, _): .stored(name: name)
      }
    before = loaded
    self.after = after
  }

  /// One that comes beside another document.
  package init(new after: DocumentTree, named name: String, at place: Place, summary: String) {
    self.name = name
    self.place = place
    self.after = after
    self.summary = summary
  }

  package var changes: Bool { before?.tree != after }

  package enum Status: String {
    case unchanged, changed, new, removed
  }

  package var status: Status {
    if !changes { return .unchanged }
    return before == nil ? .new : after == nil ? .removed : .changed
  }

  /// The document as it is going to be.
  package var loadedAfter: LoadedDocument? {
    after.map { LoadedDocument(name: name, document: LayoutDocument($0), diagnostics: []) }
  }
}
