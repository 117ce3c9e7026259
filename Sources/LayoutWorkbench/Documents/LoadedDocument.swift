package import Diagnostics
package import ElementTree
import LayoutJSON
package import LayoutModel
package import LayoutStore

/// A document that a command works on, with its diagnostics.
package struct LoadedDocument: Sendable {
  /// The name that the person used; shown in results and messages.
  package var name: String
  package var document: LayoutDocument
  /// The diagnostics of reading, with the name filled in.
  package var diagnostics: [Diagnostic]
  /// Whether everything that could not be read is still in the tree, and is written back.
  package var keepsEverything = true
  /// What the document was read from; `nil` for a document that was created here.
  package var origin: DocumentOrigin?

  package init(
    name: String,
    document: LayoutDocument,
    diagnostics: [Diagnostic],
    keepsEverything: Bool = true,
    origin: DocumentOrigin? = nil
  ) {
    self.name = name
    self.document = document
    self.diagnostics = diagnostics
    self.keepsEverything = keepsEverything
    self.origin = origin
  }

  package var tree: DocumentTree { document.tree }
  package var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

  /// - Throws: ``DocumentFailure/wouldLose(name:)`` if a part of the file would be lost.
  package func checkKeepsEverything() throws {
    if !keepsEverything { throw DocumentFailure.wouldLose(name: name) }
  }
}

extension LoadedDocument {
  /// A document of the store. Unreadable parts of native documents are errors again, but without
  /// places, because the store has no lines.
  package init(stored tree: DocumentTree, name: String, state: RevisionState? = nil) {
    let document = LayoutDocument(tree)
    let errors = tree.kind == .json ? keptErrors(in: tree) : []
    self.init(
      name: name, document: document,
      diagnostics: (errors + document.diagnostics).map { $0.inFile(name) },
      origin: state.map(DocumentOrigin.revision))
  }

  /// An empty document, with which an added or deleted document is compared.
  package static func blank(_ kind: DocumentKind, named name: String) -> LoadedDocument {
    let tree = DocumentTree(kind: kind, root: DocumentElement("document"))
    return LoadedDocument(name: name, document: LayoutDocument(tree), diagnostics: [])
  }
}

/// The state of a document when it was read. Before another one is written in its place, this must still
/// be the state.
package enum DocumentOrigin: Hashable, Sendable {
  /// The bytes of its file.
  case file([UInt8])
  /// Its revision in the store, and how often SQL had changed it by then.
  case revision(RevisionState)
}

extension LoadedDocument {
  /// The environment that is used if nothing is said: as designed, or a usual phone for native documents.
  package var usualEnvironment: RequestedEnvironment {
    get throws(UnknownDevice) {
      guard tree.kind == .json else { return .asDesigned(.init()) }
      let phone = try DeviceProfile.profile(named: usualDeviceName)
      return .environment(LayoutEnvironment(phone))
    }
  }
}
