import ArgumentParser
import Diagnostics
import LayoutComparison
import LayoutModel

struct MigrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Rewrite documents in a way that leaves every frame where it is.",
    discussion: """
      Migrations:
      \(Migration.all.map { "  \($0.name): \($0.abstract)" }.joined(separator: "\n"))

      Each document is resolved before and after on every device profile, and what moves is listed. \
      A file is rewritten in place, a document of the store gets a revision; one in which something \
      moves is left as it is unless --write says otherwise.

        ninegrid migrate safe-area Main.storyboard --dry-run
        ninegrid migrate leading-trailing App

      Exits with 1 if something moves, with 2 if a document could not be read or written.
      """)

  @Argument(
    help: ArgumentHelp(
      "The migration: \(Migration.all.map(\.name).joined(separator: ", ")).", valueName: "name"))
  var name: String

  @OptionGroup var input: DocumentArguments

  @Flag(name: .long, help: "Tell what would change and what would move; write nothing.")
  var dryRun = false

  @Flag(name: .long, help: "Write documents in which something moves, too.")
  var write = false

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
    let context = CommandContext.current
    let failures = FailureCollector(in: context)
    let catalog = DocumentCatalog(input.store, in: context)
    let references = try catalog.references(for: input.documents, failures: failures)
    var movesSomething = false
    for reference in references {
      do {
        let loaded = try catalog.load(reference)
        try context.report(loaded.diagnostics.filter { $0.severity == .error })
        if try run(migration, on: loaded, reference, context) { movesSomething = true }
      } catch let error as CommandFailure where error.stopsWriting {
        try failures.add(error, document: reference.shownName)
        break
      } catch {
        try failures.add(error, document: reference.shownName)
      }
    }
    try failures.finish(hasFindings: movesSomething)
  }

  /// Migrates one document.
  ///
  /// - Returns: whether something moves.
  private func run(
    _ migration: Migration, on loaded: LoadedDocument, _ reference: DocumentReference,
    _ context: CommandContext
  ) throws -> Bool {
    let style = context.outputStyle
    let result = migration.run(on: loaded.document)
    try context.report(result.diagnostics.map { $0.inFile(loaded.name) })
    try context.print(style.bold(loaded.name))
    for object in result.untouched { try context.print("  \(object.text)") }
    guard result.changesAnything else {
      try context.print("  nothing to do")
      return false
    }
    let after = LoadedDocument(
      name: loaded.name, document: LayoutDocument(result.tree), diagnostics: [])
    let report = DifferenceReport(result.difference, from: loaded.document, to: after.document)
    for group in report.groups {
      try context.print("  \(style.bold(group.title))")
      for line in group.lines { try context.print("    \(line)") }
    }
    try context.print("  \(report.summary)")

    let requests = EnvironmentOptions.everyDevice()
    var comparison = try EffectComparison(from: loaded, to: after, in: requests)
    var effects = EffectPrinter(.text, environmentCount: requests.count, in: context)
    try comparison.forEachDifference { try effects.add($0, of: after) }
    try effects.finish()
    try context.print(
      "  \(try finish(result.tree, loaded, reference, moves: !effects.isEmpty, context))")
    return !effects.isEmpty
  }

  /// Writes the migrated document, unless something is against it; says what was done.
  private func finish(
    _ tree: DocumentTree, _ loaded: LoadedDocument, _ reference: DocumentReference, moves: Bool,
    _ context: CommandContext
  ) throws -> String {
    if dryRun { return "not written: this is a dry run" }
    if moves && !write { return "not written, because something moves; --write writes it" }
    return try DocumentWriter(store: input.store, in: context)
      .write(tree, insteadOf: loaded, to: reference)
  }
}
