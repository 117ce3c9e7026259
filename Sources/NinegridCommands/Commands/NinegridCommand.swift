package import ArgumentParser
import HostAccess
import PlainText

/// The root of all commands. Without a subcommand it prints its help.
package struct NinegridCommand: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "ninegrid",
    abstract: "Resolve, query, compare and migrate storyboard layouts, on any machine.",
    discussion: """
      Documents are storyboards, xibs and native JSON layouts. Name them by their path, or by their name in the store. \
      'name@3' is the third revision of a stored document. A name that is also the path of a file means the file; \
      'store:name' always means the store. The store is the SQLite file that --store names, else the one that \
      NINEGRID_STORE names, else ninegrid.sqlite in the working directory.

      A first look:
        ninegrid show Main.storyboard
        ninegrid resolve Main.storyboard --device 'iPhone 15' --orientation both
        ninegrid import . && ninegrid batch && ninegrid list

      \(ExitStatus.explanation)
      """,
    version: NinegridVersion.text,
    groupedSubcommands: [
      CommandGroup(
        name: "Documents and the store",
        subcommands: [
          ImportCommand.self, ExportCommand.self, ListCommand.self, ShowCommand.self,
          LogCommand.self, BlameCommand.self, RestoreCommand.self, RemoveCommand.self,
          StoreCommand.self,
        ]),
      CommandGroup(
        name: "Layouts",
        subcommands: [
          ResolveCommand.self, BatchCommand.self, RenderCommand.self, SolveCommand.self,
          MeasureCommand.self, DevicesCommand.self, ProjectCommand.self, RulesCommand.self,
          ServeCommand.self,
        ]),
      CommandGroup(
        name: "Questions",
        subcommands: [
          CheckCommand.self, ReportCommand.self, ExplainCommand.self, ExplainLogCommand.self,
          SweepCommand.self,
          QueryCommand.self, SQLCommand.self,
        ]),
      CommandGroup(
        name: "Changes",
        subcommands: [
          EditCommand.self, FixCommand.self, FactorCommand.self, MigrateCommand.self,
          DiffCommand.self, ReviewCommand.self, MergeCommand.self, GitCommand.self,
        ]),
    ])

  package init() {}
}
