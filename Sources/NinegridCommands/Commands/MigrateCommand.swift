import ArgumentParser
import Diagnostics
import LayoutComparison
import LayoutModel

struct MigrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Rewrite documents in a way that leaves frames where they are.",
    discussion: """
      Migrations:
      \(Migration.all.map { "  \($0.name): \($0.description.abstract)" }.joined(separator: "\n"))

      Each document is resolved before and after on every device profile, in both directions of text, at \
      the default text size, the smallest and the largest. What moves is listed: apart what a migration is \
      for, such as the other side in languages that run from right to left. What must not move stops it: \
      where a migration has several steps in a document, the step, else the document, unless --write says \
      otherwise. A file is rewritten in place, a document of the store gets a revision. Control-C lets it \
      finish the document that it has begun.

        ninegrid migrate safe-area Main.storyboard --dry-run
        ninegrid migrate leading-trailing App
        ninegrid migrate safe-area App --dry-run --format csv

      Exits with 1 if something moves that must not, with 2 if a document could not be read or written.
      """)

  @Argument(
    help: ArgumentHelp(
      "The migration: \(Migration.all.map(\.name).joined(separator: ", ")).", valueName: "name"))
  var name: String

  @OptionGroup var input: DocumentArguments

  @Flag(name: .long, help: "Tell what would change and what would move; write nothing.")
  var dryRun = false

  @Flag(name: .long, help: "Take every step, also where something moves that must not.")
  var write = false

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if Migration.named(name) == nil {
      let names = Migration.all.map(\.name)
      let nearest = Spelling.nearest(to: name, in: names).map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError(
        "There is no migration '\(name)'; there are \(names.joined(separator: ", ")).\(nearest)")
    }
    if dryRun && write { throw ValidationError("'--dry-run' and '--write' exclude each other.") }
  }

  func run() throws {
    guard let migration = Migration.named(name) else { return }
    let context = (dryRun ? CommandContext.current : CommandContext.current.lasting)
      .printing(output)
    let failures = FailureCollector(in: context)
    let catalog = DocumentCatalog(input.store, in: context)
    let references = try catalog.references(for: input.documents, failures: failures)
    var printer = try MigrationPrinter(migration.description, output.format, in: context)
    for failure in failures.arguments { try printer.add(failure.error, document: failure.argument) }
    var movesSomething = false
    var run = WritingRun(references, failures, isDryRun: dryRun, in: context)
    try run.forEach { reference in
      let loaded = try catalog.load(reference)
      try context.report(loaded.errors)
      let draft = try MigrationDraft(migration, of: loaded, takesEverything: write)
      try context.report(draft.result.diagnostics.map { $0.inFile(loaded.name) })
      try migrate(draft, migration.description, reference, &printer)
      if printer.movesSomething { movesSomething = true }
    } failed: { error, reference in
      try printer.add(error, document: reference.shownName)
    }
    try printer.finish()
    try run.finish(hasFindings: movesSomething, advice: "migrate again to go on")
  }

  /// Finds what moves in one document, and writes it unless something is against it.
  private func migrate(
    _ draft: MigrationDraft, _ description: MigrationDescription,
    _ reference: DocumentReference, _ printer: inout MigrationPrinter
  ) throws {
    try printer.begin(draft)
    guard draft.result.changesAnything else {
      return try printer.finish(draft, written: nil, reason: nil)
    }
    var proof = try MigrationProof(description, of: draft.before)
    try proof.forEachFinding(in: draft.after, substitutes: draft.substitutes) {
      try printer.add($0, of: draft)
    }
    try printer.finishEffects()
    if dryRun {
      try printer.finish(draft, written: nil, reason: "not written: this is a dry run")
    } else if printer.movesSomething && !write {
      try printer.finish(
        draft, written: nil, reason: "not written, because something moves; --write writes it")
    } else {
      let written = try DocumentWriter(store: input.store, in: CommandContext.current)
        .write(draft.result.tree, insteadOf: draft.before, to: reference)
      try printer.finish(draft, written: written, reason: nil)
    }
  }
}
