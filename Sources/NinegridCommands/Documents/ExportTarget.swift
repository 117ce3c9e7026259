/// Where exported documents go.
struct ExportTarget: Sendable {
  /// As the person named it.
  var path: String
  var isFolder: Bool

  /// - Parameter documentCount: several documents need a folder; so do all of a store, however many.
  init(path: String, documentCount: Int, isForAll: Bool = false, in context: CommandContext) {
    self.path = path
    isFolder =
      isForAll || documentCount > 1 || path.hasSuffix("/")
      || FileKind(context.absolutePath(path)) == .directory
  }

  /// Writes a document to its place; never outside of the folder.
  func write(_ bytes: [UInt8], documentName: String, in context: CommandContext) throws {
    guard isFolder else {
      return try writeFileAtomically(bytes, to: context.absolutePath(path), named: path)
    }
    try Self.write(bytes, documentName: documentName, below: path, in: context)
  }

  /// Writes a file below a folder, with the folders on the way.
  ///
  /// - Throws: ``CommandFailure/nameLeadsOut(name:folder:)`` where the name leads out of the folder, and
  ///   ``CommandFailure/linkLeadsOut(name:folder:)`` where a link does that is there already.
  static func write(
    _ bytes: [UInt8], documentName: String, below path: String, in context: CommandContext
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
    // A link inside the folder may lead out of it: folders on the way, or the file itself.
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
    try writeFileAtomically(bytes, to: target, named: path + "/" + documentName)
  }

  private static func isBelow(_ path: String, _ root: String) -> Bool {
    path == root || FilePaths.path(path, below: root) != nil
  }
}
