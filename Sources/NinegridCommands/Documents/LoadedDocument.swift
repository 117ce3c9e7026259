import Diagnostics
import LayoutJSON
import LayoutModel
import LayoutStore

/// A document that a command works on, with what is wrong with it.
struct LoadedDocument: Sendable {
  /// As the person named it; shown in results and messages.
  var name: String
  var document: LayoutDocument
  /// What reading found, with the name filled in.
  var diagnostics: [Diagnostic]
  /// Whether all that could not be read is in the tree all the same, and goes back when it is written.
  var keepsEverything = true
  /// What it was read from; `nil` for one that was made here.
  var origin: DocumentOrigin?

  var tree: DocumentTree { document.tree }
  var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

  /// - Throws: ``DocumentFailure/wouldLose(name:)`` if something of the file would not be there any more.
  func checkKeepsEverything() throws {
    if !keepsEverything { throw DocumentFailure.wouldLose(name: name) }
  }
}

extension LoadedDocument {
  /// A document of the store. Of native documents the parts that could not be read have errors again, without
  /// places: the store has no lines.
  init(stored tree: DocumentTree, name: String, state: RevisionState? = nil) {
    let document = LayoutDocument(tree)
    let errors = tree.kind == .json ? keptErrors(in: tree) : []
    self.init(
      name: name, document: document,
      diagnostics: (errors + document.diagnostics).map { $0.inFile(name) },
      origin: state.map(DocumentOrigin.revision))
  }

  /// A document that says nothing: what is compared with one that was added or deleted.
  static func blank(_ kind: DocumentKind, named name: String) -> LoadedDocument {
    let tree = DocumentTree(kind: kind, root: DocumentElement("document"))
    return LoadedDocument(name: name, document: LayoutDocument(tree), diagnostics: [])
  }
}
