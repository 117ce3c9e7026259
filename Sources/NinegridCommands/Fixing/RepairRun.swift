import ArgumentParser
import Diagnostics
import LayoutComparison
import LayoutModel

/// A repair of documents, one after the other: each is shown with its effect, and written unless this is a dry run.
struct RepairRun: ParsableArguments {
  @OptionGroup var input: DocumentArguments

  @Flag(
    name: .long, help: "Tell what would change; write nothing, and exit with 1 if something would.")
  var dryRun = false

  @OptionGroup var output: OutputOptions

  /// - Parameter repair: what is done with one document, without writing it.
  func run(_ repair: (LoadedDocument) throws -> Repair) throws {
    let context = (dryRun ? CommandContext.current : CommandContext.current.lasting)
      .printing(output)
    let failures = FailureCollector(in: context)
    let catalog = DocumentCatalog(input.store, in: context)
    let references = try catalog.references(for: input.documents, failures: failures)
    var rows = try EditPrinter.rows(output, in: context)
    // What is begun is finished; a dry run has nothing to finish.
    if !dryRun { context.catchInterruption() }
    var hasFindings = false
    var done = 0
    for reference in references where !context.interruption.isRequested {
      done += 1
      do {
        let loaded = try catalog.load(reference)
        try context.report(loaded.diagnostics.filter { $0.severity == .error })
        if try mend(loaded, reference, try repair(loaded), &rows, context) { hasFindings = true }
      } catch let error as CommandFailure where error.stopsWriting {
        try failures.add(error, document: reference.shownName)
        break
      } catch {
        try failures.add(error, document: reference.shownName)
      }
    }
    try rows?.finish()
    if context.interruption.isRequested, done < references.count {
      throw CommandFailure.interrupted(
        message: "stopped after \(done) of \(references.count) documents; run it again to go on")
    }
    try failures.finish(hasFindings: hasFindings)
  }

  /// - Returns: whether something is left, or a dry run would change something.
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
      from: loaded, to: after, in: requests, printing: output, context)
    try printer.begin(notes: repair.notes + repair.left, added: repair.editor.added)
    guard repair.editor.tree != loaded.tree else {
      try printer.finish(.unchanged, &rows)
      return !repair.left.isEmpty
    }
    if !loaded.errors.isEmpty, !dryRun { throw CommandFailure.hasErrors(name: loaded.name) }
    try printer.tellEffects()
    if dryRun {
      try printer.finish(.dryRun, &rows)
      return true
    }
    let written = try DocumentWriter(store: input.store, in: context)
      .write(repair.editor.tree, insteadOf: loaded, to: reference)
    try printer.finish(.written(written), &rows)
    return !repair.left.isEmpty
  }
}
