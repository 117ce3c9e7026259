import ArgumentParser
import Diagnostics
import DocumentAccess
import HostAccess
import LayoutComparison
import LayoutModel
import LayoutWorkbench
import PlainText
import Reports

/// Repairs documents one after another. Each is shown with the effect, and written unless this is a dry run.
struct RepairRun: ParsableArguments, StoreChoice {
  @Argument(help: DocumentArguments.help)
  var documents: [String]

  @Option(name: .long, help: StoreOptions.help)
  var store: String?

  @Flag(
    name: .long,
    help:
      "Say what would change, and write nothing. Exits with 1 if something would change, and with 0 otherwise."
  )
  var dryRun = false

  @OptionGroup var output: OutputOptions

  /// - Parameter repair: makes the repair of one document, without writing it.
  func run(_ repair: (LoadedDocument, RepairProgress) throws -> Repair) throws {
    let context = (dryRun ? CommandContext.current : CommandContext.current.lasting)
      .printing(output)
    let failures = FailureCollector(in: context)
    let catalog = DocumentCatalog(self, writes: !dryRun, in: context)
    let references = try catalog.references(for: documents, failures: failures)
    var rows = try EditPrinter.rows(output.format, in: context)
    var hasFindings = false
    var run = WritingRun(
      references, failures, isDryRun: dryRun, beside: output.format, in: context)
    let progress = run.progress
    // For a folder, only changed documents are reported, and the others in one line, as for migrations.
    let tellsUnchanged = references.count == 1 || output.format != .text
    var unchanged = 0
    var done = 0
    try run.forEach { reference in
      defer { done += 1 }
      let loaded = try catalog.load(reference)
      if !loaded.errors.isEmpty { try progress.clear() }
      try context.report(loaded.errors)
      // If a part of the document could not be read, a repair may be wrong for the whole.
      if !loaded.errors.isEmpty { throw DocumentFailure.hasErrors(name: loaded.name) }
      let mended = try repair(loaded, progress.ofRepair(after: done))
      try progress.clear()
      if !tellsUnchanged, mended.isNothing(for: loaded) {
        unchanged += 1
        return
      }
      if try mend(loaded, reference, mended, &rows, context) { hasFindings = true }
    }
    try rows?.finish()
    if unchanged > 0 {
      try context.print("nothing to do in \(unchanged) of \(references.count) documents")
    }
    try run.finish(hasFindings: hasFindings)
  }

  /// - Returns: for a dry run, whether it would change something; otherwise, whether something is left for a
  ///   person.
  private func mend(
    _ loaded: LoadedDocument, _ reference: DocumentReference, _ repair: Repair,
    _ rows: inout RowPrinter?, _ context: CommandContext
  ) throws -> Bool {
    let after = LoadedDocument(
      name: loaded.name, document: repair.editor.document, diagnostics: [],
      keepsEverything: loaded.keepsEverything)
    let requests: [RequestedEnvironment] =
      [.asDesigned(.init())]
      + GridCell.finals.map { .environment(LayoutEnvironment(standingFor: $0)) }
    var printer = try EditPrinter(
      from: loaded, to: after, in: requests, printing: output.format, context)
    try printer.begin(notes: repair.notes + repair.unrepaired, added: repair.editor.added)
    guard repair.editor.tree != loaded.tree else {
      try printer.finish(.unchanged, &rows)
      return !dryRun && !repair.unrepaired.isEmpty
    }
    try printer.tellEffects()
    if dryRun {
      try printer.finish(.dryRun, &rows)
      return true
    }
    let written = try DocumentWriter(store: self, in: context)
      .write(repair.editor.tree, insteadOf: loaded, to: reference)
    try printer.finish(.written(written), &rows)
    return !repair.unrepaired.isEmpty
  }
}

extension Repair {
  /// Whether the repair changes nothing in a document, and has no message about it.
  fileprivate func isNothing(for loaded: LoadedDocument) -> Bool {
    editor.tree == loaded.tree && notes.isEmpty && unrepaired.isEmpty
  }
}

extension ProgressLine {
  /// The progress of the next document's repair. If the terminal can't be written, the repair goes on.
  fileprivate func ofRepair(after done: Int) -> RepairProgress {
    RepairProgress { [self] part in try? update(done, part: part) }
  }
}
