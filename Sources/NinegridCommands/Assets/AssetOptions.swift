import ArgumentParser
import ProjectFolders

/// The options for images and colours of a project.
struct AssetOptions: ParsableArguments, AssetChoice {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "A folder with asset catalogues, or one .xcassets; repeatable. By default, the catalogues of the project around the document.",
      valueName: "folder"))
  var assets: [String] = []

  @Flag(name: .long, help: "Draw placeholders for all images.")
  var noAssets = false

  func validate() throws {
    if noAssets, !assets.isEmpty {
      throw ValidationError("'--no-assets' leaves images out, and '--assets' names them; give one.")
    }
  }
}
