import ArgumentParser

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

  /// - Returns: `nil` where there are none.
  /// - Throws: ``CommandFailure`` where a folder that is named is not there.
  func read(around document: LoadedDocument, in context: CommandContext) throws -> ProjectAssets? {
    if noAssets { return nil }
    let found = ProjectAssets(try Self.catalogues(assets, around: document, in: context))
    return found.isEmpty ? nil : found
  }

  /// The catalogues below folders that are named; without any those around a document.
  ///
  /// - Throws: ``CommandFailure`` where a folder that is named is not there.
  static func catalogues(
    _ assets: [String], around document: LoadedDocument, in context: CommandContext
  ) throws -> [String] {
    var catalogues: [String] = []
    for folder in assets {
      let path = context.absolutePath(folder)
      switch FileKind(path) {
      case .directory: catalogues += AssetFolders.catalogues(below: path)
      case nil: throw CommandFailure.noSuchFolder(path: folder)
      default: throw CommandFailure.isNotDirectory(path: folder)
      }
    }
    if assets.isEmpty {
      let path = context.absolutePath(document.name)
      // A document of the store may lie anywhere.
      guard FileKind(path) == .file else { return [] }
      catalogues = AssetFolders.catalogues(around: path)
    }
    return catalogues
  }
}
