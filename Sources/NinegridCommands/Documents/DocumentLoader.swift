import Diagnostics
import LayoutModel
import LayoutStore

/// Reads documents from several tasks at once.
struct DocumentLoader: Sendable {
  /// Opened already, if one of the documents is in it.
  private let store: DocumentStore?

  init(_ catalog: DocumentCatalog, _ references: [DocumentReference]) throws {
    let needsStore = references.contains { if case .stored = $0 { true } else { false } }
    store = needsStore ? try catalog.openedStore() : nil
  }

  func load(_ reference: DocumentReference) throws -> LoadedDocument {
    switch reference {
    case .file(let file): return try readDocument(at: file.path, named: file.name)
    case .piped(let document):
      return try readDocument(sniffing: document.bytes, named: document.name)
    case .stored(let name, let revision):
      guard let store else { throw StoreError.unknownDocument(name: name) }
      let (tree, read) = try store.loadRevision(name, revision: revision)
      return LoadedDocument(stored: tree, name: reference.shownName, state: read.state)
    }
  }
}
