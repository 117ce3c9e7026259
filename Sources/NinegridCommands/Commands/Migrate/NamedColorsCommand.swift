import ArgumentParser
import HostAccess
import LayoutComparison
import ProjectFolders

struct NamedColorsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "named-colors",
    abstract: "Replace literal colours by equal named colours of the asset catalogue.",
    discussion: """
      Two colours are the same if all their components are equal with 8 bits each, in sRGB. The catalogues are those \
      of the project around the document, or those below --assets. Some colours of a catalogue vary with the \
      appearance. They would change the document in dark mode, so they are used only with --varying. Named colours \
      need iOS 11.

        ninegrid migrate named-colors App --dry-run
        ninegrid migrate named-colors Main.storyboard --color Brand --color Accent

      \(MigrateCommand.exitCodes)
      """)

  @OptionGroup var input: DocumentArguments

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A folder with asset catalogues, or one .xcassets; repeatable.", valueName: "folder"))
  var assets: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp("Only this colour of the catalogue; repeatable.", valueName: "name"))
  var color: [String] = []

  @Flag(name: .long, help: "Also colours that vary with the appearance.")
  var varying = false

  @OptionGroup var migration: MigrationRun

  func run() throws {
    let context = CommandContext.current
    try migration.run(.namedColors, documents: input.documents, store: input) { loaded in
      let folders = try AssetOptions.catalogues(assets, around: loaded, in: context)
      var colors = try AssetColor.catalogColors(ProjectAssets(folders))
      if !color.isEmpty {
        for name in color where !colors.contains(where: { $0.name == name }) {
          throw StructureFault(
            "no asset catalogue has a colour '\(name)'", hint: "'--assets' names their folder")
        }
        colors.removeAll { !color.contains($0.name) }
      }
      return .namedColors(colors, takesVarying: varying)
    }
  }
}
