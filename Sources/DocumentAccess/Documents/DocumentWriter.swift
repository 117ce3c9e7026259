package import ElementTree
package import HostAccess
import LayoutJSON
import LayoutModel
import LayoutStore
package import LayoutWorkbench
import PlainText
import ProjectFolders

/// Writes a changed document back to its origin: a file in place, a document of the store as a new
/// revision. It does so only if the origin is unchanged since it was read.
package struct DocumentWriter {
  package let store: any StoreChoice
  package let context: CommandContext

  package init(store: any StoreChoice, in context: CommandContext) {
    self.store = store
    self.context = context
  }

  /// Writes a document.
  ///
  /// - Parameters:
  ///   - tree: the new content.
  ///   - loaded: the document as it was loaded.
  /// - Throws: also if the revision is not the latest, because later changes would be undone, and
  ///   if somebody has changed the document since.
  package func write(
    _ tree: DocumentTree, insteadOf loaded: LoadedDocument, to reference: DocumentReference
  ) throws -> WrittenDocument {
    try loaded.checkKeepsEverything()
    switch reference {
    case .file(let file):
      let bytes = try bytes(of: tree, insteadOf: loaded, in: file)
      // A write that has begun is completed.
      context.catchInterruption()
      try replaceFile(
        file.path, named: file.name, with: bytes, insteadOf: loaded.fileExpectation)
      return .file
    case .piped: throw CommandFailure.standardInputIsNotWritten
    case .stored(let name, let revision):
      let opened = try store.openExisting(in: context)
      if let revision, let latest = try opened.log(name).first?.number, latest != revision {
        throw CommandFailure.oldRevision(document: name, revision: revision, latest: latest)
      }
      return WrittenDocument(
        try opened.importDocument(
          tree, name: name, time: context.timestamp, insteadOf: loaded.revisionExpectation))
    }
  }

  /// The bytes of a document that replaces one in a file or in the store.
  package func bytes(
    of tree: DocumentTree, insteadOf loaded: LoadedDocument, for reference: DocumentReference
  ) throws -> [UInt8] {
    try loaded.checkKeepsEverything()
    return switch reference {
    case .file(let file): try bytes(of: tree, insteadOf: loaded, in: file)
    case .stored, .piped: try writeDocument(tree, as: tree.kind, named: loaded.name)
    }
  }

  /// The bytes for a file. The parts of a native document that do not change keep the form in which
  /// people wrote them.
  private func bytes(
    of tree: DocumentTree, insteadOf loaded: LoadedDocument, in file: FoundFile
  ) throws -> [UInt8] {
    if tree.kind == .json, case .file(let old)? = loaded.origin {
      if let same = try rewriteNativeDocument(old, from: loaded.tree, to: tree) { return same }
    }
    return try writeDocument(tree, as: tree.kind, named: file.name)
  }
}
