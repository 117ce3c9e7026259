import ArgumentParser
import Diagnostics
import HostAccess
import LayoutComparison
import LayoutModel
import PlainText
import Reports

/// Runs the migrations that only need a document. `migrate` calls it unless another subcommand is named.
struct ApplyMigrationCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apply",
    abstract: "Rewrite documents in a way that leaves frames where they are.",
    usage: MigrateCommand.usage,
    discussion: """
      Migrations:
      \(Migration.all.map { "  \($0.name): \($0.description.abstract)" }.joined(separator: "\n"))

      Each document is resolved before and after on every device profile, in both directions of text, at the default \
      text size, the smallest and the largest. Everything that moves is listed. What a migration is meant to move, \
      such as the other side in languages that run from right to left, is listed apart. If anything else would move, \
      the step that moves it is left out; a migration without steps leaves out the document. --write takes every step. \
      A file is rewritten in place, and a document of the store gets a revision. Control-C lets it finish the document \
      that it has begun.

        ninegrid migrate safe-area Main.storyboard --dry-run
        ninegrid migrate leading-trailing App
        ninegrid migrate safe-area App --dry-run --format csv

      \(MigrateCommand.exitCodes)
      """, shouldDisplay: false)

  @Argument(
    help: ArgumentHelp(
      "The migration: \(Migration.all.map(\.name).joined(separator: ", ")).", valueName: "name"))
  var name: String?

  @Argument(
    help: ArgumentHelp(
      "Files, folders, or names in the store ('store:name' is never a file).", valueName: "doc"))
  var documents: [String] = []

  @OptionGroup var store: StoreOptions

  @Flag(name: .long, help: "Explain every migration with an example, and do nothing.")
  var list = false

  @OptionGroup var migration: MigrationRun

  func validate() throws {
    if list {
      guard name == nil else {
        throw ValidationError("'--list' takes no migration and no document.")
      }
      return
    }
    guard let name else { throw ValidationError("Name a migration; '--list' explains them.") }
    if Migration.named(name) == nil {
      let names = MigrationDescription.all.map(\.name)
      let nearest = Spelling.nearest(to: name, in: names).map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError(
        "There is no migration '\(name)'.\(nearest) '--list' explains them all.")
    }
    if documents.isEmpty { throw ValidationError("Name the documents to migrate.") }
  }

  func run() throws {
    if list {
      let output = migration.output
      return try MigrationList.print(output.format, in: CommandContext.current.printing(output))
    }
    guard let named = name.flatMap(Migration.named) else { return }
    try migration.run(named.description, documents: documents, store: store) { _ in named }
  }
}
