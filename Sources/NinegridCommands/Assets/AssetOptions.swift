import ArgumentParser
import HostAccess
import LayoutWorkbench
import ProjectFolders

/// Where images and colours of a project come from.
struct AssetOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "A folder with asset catalogues, or one .xcassets; repeatable. By default those of the project around the document.",
      valueName: "folder"))
  var assets: [String] = []

  @Flag(name: .long, help: "Draw placeholders for all images.")
  var noAssets = false

  func validate() throws {
    if noAssets, !assets.isEmpty {
      throw ValidationError("'--no-assets' leaves images out, and '--assets' names them; give one.")
    }
  }

  /// The catalogues of the folders that are named; none where the project around each document has them.
  ///
  /// - Throws: ``CommandFailure`` where a folder is not there.
  func catalogues(in context: CommandContext) throws -> [String] {
    try Self.catalogues(assets, in: context)
  }

  /// The catalogues below folders that are named; without any those around a document.
  ///
  /// - Throws: ``CommandFailure`` where a folder that is named is not there.
  static func catalogues(
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
