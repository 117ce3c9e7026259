import ArgumentParser
import Diagnostics
import DocumentAccess
import HostAccess
import LayoutComparison
import LayoutModel
import LayoutWorkbench
import PlainText
import Reports

/// Migrates documents one after another. Each is shown with the views that move, and written unless
/// something prevents it.
struct MigrationRun: ParsableArguments {
  @Flag(name: .long, help: "Say what would change and what would move, and write nothing.")
  var dryRun = false

  @Flag(name: .long, help: "Take every step, even if it moves something that must not move.")
  var write = false

  @Flag(name: .long, help: "List each object that stays as it is, with the reason.")
  var verbose = false

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if dryRun && write { throw ValidationError("'--dry-run' and '--write' exclude each other.") }
  }

  /// - Parameter migration: returns the migration for a document.
  func run(
    _ description: MigrationDescription, documents: [String], store: any StoreChoice,
    _ migration: (LoadedDocument) throws -> Migration
  ) throws {
    let context = (dryRun ? CommandContext.current : CommandContext.current.lasting)
      .printing(output)
    let failures = FailureCollector(in: context)
    let catalog = DocumentCatalog(store, writes: !dryRun, in: context)
    let references = try catalog.references(for: documents, failures: failures)
    var printer = try MigrationPrinter(
      description, output.format, documentCount: references.count, isVerbose: verbose, in: context)
    for failure in failures.arguments { try printer.add(failure.error, document: failure.argument) }
    var hasFindings = false
    var run = WritingRun(
      references, failures, isDryRun: dryRun, beside: output.format, in: context)
    let progress = run.progress
    var done = 0
    try run.forEach { reference in
      defer { done += 1 }
      let loaded = try catalog.load(reference)
      if !loaded.errors.isEmpty { try progress.clear() }
      try context.report(loaded.errors)
      let draft = try MigrationDraft(
        try migration(loaded), of: loaded, takesEverything: write
      ) { [done] in try progress.update(done, part: $0) }
      try progress.clear()
      try context.report(
        draft.result.diagnostics.filter { $0.severity != .note || references.count == 1 }
          .map { $0.inFile(loaded.name) })
      try finish(draft, description, reference, store, &printer)
      if draft.isRefused || printer.movesSomething || dryRun && draft.result.changesAnything {
        hasFindings = true
      }
    } failed: { error, reference in
      try printer.add(error, document: reference.shownName)
    }
    try printer.finish()
    try run.finish(hasFindings: hasFindings, advice: "migrate again to go on")
  }

  /// Finds what moves in one document, and writes the document if there is no objection.
  private func finish(
    _ draft: MigrationDraft, _ description: MigrationDescription,
    _ reference: DocumentReference, _ store: any StoreChoice, _ printer: inout MigrationPrinter
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
      let reason =
        printer.movesSomething
        ? "not written, because something moves; --write would write it"
        : "not written: this is a dry run"
      try printer.finish(draft, written: nil, reason: reason)
    } else if printer.movesSomething && !write {
      try printer.finish(
        draft, written: nil, reason: "not written, because something moves; --write writes it")
    } else {
      let written = try DocumentWriter(store: store, in: CommandContext.current)
        .write(draft.result.tree, insteadOf: draft.before, to: reference)
      try printer.finish(draft, written: written, reason: nil)
    }
  }
}
