package import Diagnostics
package import ElementTree
import LayoutJSON
package import LayoutModel
package import LayoutStore

/// A document that a command works on, with what is wrong with it.
package struct LoadedDocument: Sendable {
  /// As the person named it; shown in results and messages.
  package var name: String
  package var document: LayoutDocument
  /// What reading found, with the name filled in.
  package var diagnostics: [Diagnostic]
  /// Whether all that could not be read is in the tree all the same, and goes back when it is written.
  package var keepsEverything = true
  /// What it was read from; `nil` for one that was made here.
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

  /// - Throws: ``DocumentFailure/wouldLose(name:)`` if something of the file would not be there any more.
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

  /// A document that says nothing: what is compared with one that was added or deleted.
  package static func blank(_ kind: DocumentKind, named name: String) -> LoadedDocument {
    let tree = DocumentTree(kind: kind, root: DocumentElement("document"))
    return LoadedDocument(name: name, document: LayoutDocument(tree), diagnostics: [])
  }
}

/// What a document was when it was read: what is written in its place must find it so.
package enum DocumentOrigin: Hashable, Sendable {
  /// The bytes of its file.
  case file([UInt8])
  /// Its revision in the store, and how often SQL had changed it.
  case revision(RevisionState)
}

extension LoadedDocument {
  /// As it was designed; native documents on a usual phone.
  package var usualEnvironment: RequestedEnvironment {
    get throws(UnknownDevice) {
      guard tree.kind == .json else { return .asDesigned(.init()) }
      let phone = try DeviceProfile.profile(named: usualDeviceName)
      return .environment(LayoutEnvironment(phone))
    }
  }
}
