import ArgumentParser
import LayoutModel

/// What all edits have in common besides what they do.
struct EditOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp("Look for names in this scene alone.", valueName: "id"))
  var scene: String?

  @Flag(name: .long, help: "Tell what would change and what would move; write nothing.")
  var dryRun = false

  @Flag(
    name: .long,
    help: "Tell what moves on every device profile, and not only in the four final size classes.")
  var allDevices = false

  @OptionGroup var store: StoreOptions
  @OptionGroup var output: OutputOptions

  /// Where the effect of an edit is told: a device that stands for each final size class, or all.
  var requests: [RequestedEnvironment] {
    if allDevices { return EnvironmentOptions.everyDevice() }
    return GridCell.finals.map { .environment(LayoutEnvironment(standingFor: $0)) }
  }
}

/// `DOC` of an edit, which is one document.
struct EditedDocument: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A file, or a name in the store ('store:name' is never a file).", valueName: "doc"))
  var document: String
}

/// `--cell`, the cell of the grid in which an edit holds.
struct CellOption: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Only in this cell of the grid, such as wC-hAny; without it in all.", valueName: "cell"),
    transform: CellOption.read)
  var cell: GridCell?

  private static func read(_ text: String) throws -> GridCell {
    guard let cell = GridCell(text) else {
      throw ValidationError(
        "'\(text)' is no cell of the grid; cells are wC-hR, wR-hAny, …: C, Any or R for width and height."
      )
    }
    return cell
  }
}
