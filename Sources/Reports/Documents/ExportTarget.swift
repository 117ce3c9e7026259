package import HostAccess
package import LayoutWorkbench
import PlainText
import ProjectFolders

/// The place to which documents are exported.
package struct ExportTarget: Sendable {
  /// The path that the person gave.
  package var path: String
  package var isFolder: Bool

  /// - Parameter documentCount: the number of documents. Several documents need a folder, and so do
  ///   all documents of a store, even if it has one.
  package init(path: String, documentCount: Int, isForAll: Bool = false, in context: CommandContext)
  {
    self.path = path
    isFolder =
      isForAll || documentCount > 1 || path.hasSuffix("/")
      || FileKind(context.absolutePath(path)) == .directory
  }

  /// A document that was read, and from which the bytes are made.
  package typealias Source = (reference: DocumentReference, loaded: LoadedDocument)

  /// Writes a document to its place, never outside of the folder.
  ///
  /// - Parameter source: the document's own file. If it is the place, it is replaced only if it is
  ///   unchanged since it was read.
  package func write(
    _ bytes: [UInt8], documentName: String, madeFrom source: Source? = nil,
    in context: CommandContext
  ) throws {
    guard isFolder else {
      let target = context.absolutePath(path)
      return try replaceFile(
        target, named: path, with: bytes, insteadOf: Self.expectation(at: target, source))
    }
    try Self.write(bytes, documentName: documentName, below: path, madeFrom: source, in: context)
  }

  private static func expectation(at target: String, _ source: Source?) -> FileExpectation {
    guard let source, case .file(let file) = source.reference,
      linkTarget(file.path) == linkTarget(target)
    else { return .anything }
    return source.loaded.fileExpectation
  }

  /// Writes a file below a folder, and creates the folders on its path.
  ///
  /// - Throws: ``CommandFailure/nameLeadsOut(name:folder:)`` if the name leads out of the folder,
  ///   and ``CommandFailure/linkLeadsOut(name:folder:)`` if an existing link does.
  package static func write(
    _ bytes: [UInt8], documentName: String, below path: String, madeFrom source: Source? = nil,
    in context: CommandContext
  ) throws {
    guard FilePaths.staysBelow(documentName) else {
      throw CommandFailure.nameLeadsOut(name: documentName, folder: path)
    }
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    let folder = context.absolutePath(path)
    let target = folder + "/" + documentName
    let parent = FilePaths.parent(of: target)
    try makeFolder(folder, named: path)
    // A link inside the folder may lead out of it, either a folder on the path or the file itself.
    let root = resolvedLink(folder)
    var known = parent
    while FileKind(known) == nil, known != folder { known = FilePaths.parent(of: known) }
    guard isBelow(resolvedLink(known), root) else {
      throw CommandFailure.linkLeadsOut(name: documentName, folder: path)
    }
    try makeFolder(parent, named: path + "/" + FilePaths.parent(of: documentName))
    guard isBelow(linkTarget(target), root) else {
      throw CommandFailure.linkLeadsOut(name: documentName, folder: path)
    }
    try replaceFile(
      target, named: path + "/" + documentName, with: bytes,
      insteadOf: expectation(at: target, source))
  }

  private static func isBelow(_ path: String, _ root: String) -> Bool {
    path == root || FilePaths.path(path, below: root) != nil
  }
}
