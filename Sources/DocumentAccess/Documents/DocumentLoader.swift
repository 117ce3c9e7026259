import Diagnostics
import LayoutModel
package import LayoutStore
package import LayoutWorkbench
import PlainText
import ProjectFolders

/// Reads documents from several tasks at once.
package struct DocumentLoader: Sendable {
  /// The store, if one of the documents is in it. It is already open.
  private let store: DocumentStore?
  /// The references from other storyboards of the documents' folders; `nil` if places are not
  /// needed.
  private let surroundings: StoryboardReferences?

  /// - Parameter findsPlaces: whether other storyboards of the folders are read, too, to find where they show scenes of
  ///   the documents.
  package init(
    _ catalog: DocumentCatalog, _ references: [DocumentReference], findsPlaces: Bool = true
  )
    throws
  {
    let needsStore = references.contains { if case .stored = $0 { true } else { false } }
    store = needsStore ? try catalog.openedStore() : nil
    surroundings = findsPlaces ? StoryboardReferences(store: store) : nil
  }

  package func load(_ reference: DocumentReference) throws -> LoadedDocument {
    switch reference {
    case .file(let file):
      var loaded = try readDocument(at: file.path, named: file.name)
      loaded.document.arrivals = surroundings?.arrivals(at: file.path) ?? []
      return loaded
    case .piped(let document):
      return try readDocument(sniffing: document.bytes, named: document.name)
    case .stored(let name, let revision):
      guard let store else { throw StoreError.unknownDocument(name: name) }
      let (tree, read) = try store.loadRevision(name, revision: revision)
      var loaded = LoadedDocument(stored: tree, name: reference.shownName, state: read.state)
      loaded.document.arrivals = try surroundings?.arrivals(ofStored: name) ?? []
      return loaded
    }
  }

  /// A fingerprint of the places where other storyboards show scenes of a document. As long as it is the same, the
  /// document gets the same places.
  package func neighbours(of reference: DocumentReference) throws -> String {
    switch reference {
    case .file(let file):
      // Arrivals contain no dictionary and no set, so their description has one order.
      return Fingerprint.text(of: (surroundings?.arrivals(at: file.path) ?? []).map { "\($0)" })
    case .piped: return ""
    case .stored(let name, _): return try surroundings?.state(around: name) ?? ""
    }
  }

  /// The latest states of the store's documents, by their names; empty if none of the documents is in the store.
  package func storedStates() throws -> [String: RevisionState] {
    guard let store else { return [:] }
    return Dictionary(
      try store.documents().map { ($0.name, $0.latest.state) },
      uniquingKeysWith: { first, _ in first })
  }
}
