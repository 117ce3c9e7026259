package import HostAccess
package import LayoutWorkbench

/// The folders from which images and colours come.
package protocol AssetChoice: Sendable {
  /// Folders with catalogues that the person named.
  var assets: [String] { get }
  /// Whether placeholders are drawn for all images.
  var noAssets: Bool { get }
}

extension AssetChoice {
  /// The catalogues of the named folders. Empty if none is named, because then the project around each
  /// document has them.
  ///
  /// - Throws: ``CommandFailure`` if a folder does not exist.
  package func catalogues(in context: CommandContext) throws -> [String] {
    try Self.catalogues(assets, in: context)
  }

  /// The catalogues below the named folders; if none is named, those around a document.
  ///
  /// - Throws: ``CommandFailure`` if a named folder does not exist.
  package static func catalogues(
    _ assets: [String], around document: LoadedDocument, in context: CommandContext
  ) throws -> [String] {
    if !assets.isEmpty { return try catalogues(assets, in: context) }
    let path = context.absolutePath(document.name)
    // A document of the store may lie anywhere.
    guard FileKind(path) == .file else { return [] }
    let project = AssetFolders.project(around: path)
    return AssetFolders.nearest(to: path, AssetFolders.catalogues(below: project))
  }

  private static func catalogues(
    _ folders: [String], in context: CommandContext
  ) throws -> [String] {
    try folders.flatMap { folder in
      let path = context.absolutePath(folder)
      switch FileKind(path) {
      case .directory: return AssetFolders.catalogues(below: path)
      case nil: throw CommandFailure.noSuchFolder(path: folder)
      default: throw CommandFailure.isNotDirectory(path: folder)
      }
    }
  }
}
