import ArgumentParser
import HostAccess
import LayoutWorkbench
import Reports

/// The option `--shard` of commands that process many documents.
struct ShardOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Only one part of the work: 3/8 is the third of eight. Documents are divided by their names in the store, files by their paths from here.",
      valueName: "part"))
  var shard: Shard?

  /// Whether a document belongs to the requested part.
  func contains(_ name: String) -> Bool { shard?.contains(name) ?? true }

  func chosen(_ references: [DocumentReference], in context: CommandContext) -> [DocumentReference]
  {
    guard let shard else { return references }
    return references.filter { shard.contains($0.path(in: context)) }
  }
}
