import ArgumentParser
import LayoutComparison

struct MigrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Rewrite documents in a way that leaves frames where they are.",
    usage: """
      \(usage)
      ninegrid migrate --list
      ninegrid migrate <subcommand>
      """,
    discussion: """
      \(MigrationDescription.all.map { "  \($0.name): \($0.abstract)" }.joined(separator: "\n"))

        ninegrid migrate --list
        ninegrid migrate safe-area App --dry-run
        ninegrid migrate split Main.storyboard --dry-run

      --dry-run says what would change, --write takes every step, and --verbose lists what stays. --store and --format \
      are those of the other commands.

      \(exitCodes)
      """,
    subcommands: [
      ApplyMigrationCommand.self, NamedColorsCommand.self, NativeCommand.self, RenameCommand.self,
      SplitCommand.self, JoinCommand.self,
      XibCommand.self, StoryboardCommand.self,
    ], defaultSubcommand: ApplyMigrationCommand.self)

  /// The usage of the migrations that have no command of their own.
  static let usage =
    "ninegrid migrate <name> <doc> ... [--dry-run] [--write] [--verbose] [--store <path>] [--format <format>]"

  static let exitCodes = """
    Exits with 0 if all is done, with 1 if something is left for you to look at: something moves that must not, the \
    document is for a system that is too old, or it has errors; with 2 if a document could not be read or written. \
    With --dry-run it exits with 1 if it would change something, and with 0 if there is nothing to do.
    """
}
