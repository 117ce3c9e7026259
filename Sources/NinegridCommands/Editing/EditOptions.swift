import ArgumentParser
import DocumentAccess
import LayoutModel
import LayoutWorkbench

/// The options that all edits share.
struct EditOptions: ParsableArguments, StoreChoice {
  @Option(
    name: .long,
    help: ArgumentHelp("Look for names only in this scene.", valueName: "id"))
  var scene: String?

  @Flag(name: .long, help: "Say what would change and what would move, and write nothing.")
  var dryRun = false

  @Flag(
    name: .long,
    help: "Say what moves on every device profile, and not only in the four final size classes.")
  var allDevices = false

  @Option(name: .long, help: StoreOptions.help)
  var store: String?

  @OptionGroup var output: OutputOptions

  /// The environments in which the effect of an edit is reported: one device for each final size
  /// class, or all.
  var requests: [RequestedEnvironment] {
    if allDevices { return RequestedEnvironment.everyDevice() }
    return GridCell.finals.map { .environment(LayoutEnvironment(standingFor: $0)) }
  }
}
