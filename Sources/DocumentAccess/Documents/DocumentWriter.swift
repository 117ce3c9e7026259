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
  /// - Throws: also for a revision that is not the latest, because later changes would be undone,
  ///   and for a document that somebody has written since.
  package func write(
    _ tree: DocumentTree, insteadOf loaded: LoadedDocument, to reference: DocumentReference
  ) throws -> WrittenDocument {
    try loaded.checkKeepsEverything()
    switch reference {
    case .file(let file):
      let bytes = try bytes(of: tree, insteadOf: loaded, in: file)
      // What has begun is finished.
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

  /// The bytes of a document whose old ones are in a file, or came from the store.
  package func bytes(
    of tree: DocumentTree, insteadOf loaded: LoadedDocument, for reference: DocumentReference
  ) throws -> [UInt8] {
    try loaded.checkKeepsEverything()
    return switch reference {
    case .file(let file): try bytes(of: tree, insteadOf: loaded, in: file)
    case .stored, .piped: try writeDocument(tree, as: tree.kind, named: loaded.name)
    }
  }

  /// Native documents that people have written in their own way keep it outside of what changes.
  private func bytes(
    of tree: DocumentTree, insteadOf loaded: LoadedDocument, in file: FoundFile
  ) throws -> [UInt8] {
    if tree.kind == .json, case .file(let old)? = loaded.origin {
      if let same = try rewriteNativeDocument(old, from: loaded.tree, to: tree) { return same }
    }
    return try writeDocument(tree, as: tree.kind, named: file.name)
  }
}
