package import HostAccess
package import LayoutWorkbench

/// Where images and colours come from.
package protocol AssetChoice: Sendable {
  /// Folders with catalogues that the person named.
  var assets: [String] { get }
  /// Whether placeholders are drawn for all images.
  var noAssets: Bool { get }
}

extension AssetChoice {
  /// The catalogues of the folders that are named; none where the project around each document has them.
  ///
  /// - Throws: ``CommandFailure`` where a folder is not there.
  package func catalogues(in context: CommandContext) throws -> [String] {
    try Self.catalogues(assets, in: context)
  }

  /// The catalogues below folders that are named; without any those around a document.
  ///
  /// - Throws: ``CommandFailure`` where a folder that is named is not there.
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
