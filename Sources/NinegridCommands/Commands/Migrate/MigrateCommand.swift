import ArgumentParser
import LayoutComparison

struct MigrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Rewrite documents in a way that leaves frames where they are.",
    discussion: """
      \(MigrationDescription.all.map { "  \($0.name): \($0.abstract)" }.joined(separator: "\n"))

        ninegrid migrate --list
        ninegrid migrate safe-area App --dry-run
        ninegrid migrate split Main.storyboard --dry-run
      """,
    subcommands: [
      ApplyMigrationCommand.self, NamedColorsCommand.self, NativeCommand.self, RenameCommand.self,
      SplitCommand.self, JoinCommand.self,
      XibCommand.self, StoryboardCommand.self,
    ], defaultSubcommand: ApplyMigrationCommand.self)
}
