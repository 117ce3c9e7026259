package import ElementTree
package import LayoutComparison
import LayoutModel
import PlainText

/// A document that is changed, added or removed together with others.
package struct PlannedDocument {
  /// The name that the person knows.
  package var name: String
  package var place: Place
  /// The document before; `nil` for an added one.
  package var before: LoadedDocument?
  /// For an added document, the name of the document that it replaces in another form.
  package var origin: String?
  /// The document after; `nil` for a removed one.
  package var after: DocumentTree?
  /// Objects that the migration could mean, but leaves alone.
  package var untouched: [Migration.Untouched] = []
  /// A sentence to print in place of the single changes.
  package var summary: String?

  package enum Place: Hashable {
    /// A file, by its absolute path.
    case file(path: String)
    case stored(name: String)
  }

  package init(_ loaded: LoadedDocument, _ reference: DocumentReference, after: DocumentTree?) {
    name = loaded.name
    place =
      switch reference {
      case .file(let file): .file(path: file.path)
      // Piped documents were refused before anything was planned.
      case .piped(let document): .file(path: document.name)
      case .stored(let name, _): .stored(name: name)
      }
    before = loaded
    self.after = after
  }

  /// A document that is added beside another one.
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

  /// The document after the migration; `nil` for a removed one.
  package var loadedAfter: LoadedDocument? {
    after.map { LoadedDocument(name: name, document: LayoutDocument($0), diagnostics: []) }
  }
}
