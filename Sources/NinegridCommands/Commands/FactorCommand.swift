import ArgumentParser
import Diagnostics
import DocumentAccess
import ElementTree
import HostAccess
import LayoutComparison
import LayoutModel
import LayoutWorkbench
import PlainText
import Reports

struct FactorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "factor",
    abstract: "Find the smallest description of a layout over the nine cells of the grid.",
    discussion: """
      Each final size class keeps exactly its layout; only the cells change that describe it. The smallest description \
      has the fewest entries: what cells other than wAny-hAny install, uninstall and set. If several are equal in \
      this, these count, one after the other: the fewest constraints, no width-only and height-only cells that \
      compete, the fewest entries in final cells, the fewest cells with entries, and base cells that are like a final \
      class, so that they have whole layouts. All possibilities are compared, and the output says so ('proved'; \
      'minimal' in JSON). If there are too many, the output says that this is the best one that was found.

      Constraints that differ only in the constant become one constraint with a constant for each cell, unless outlets \
      or other objects refer to them. Constraints that differ in the priority stay two: Interface Builder varies only \
      the constant and whether a constraint is installed, so a document can't have a second priority. Views that were \
      drawn once for each class, and differ only in their places, become one view.

      Before it writes, the command resolves the document before and after on every device profile in each of the four \
      final classes. If a frame moves, nothing is written. A file is rewritten in place, and a document of the store \
      gets a revision; -o writes a file instead.

        ninegrid factor Main.storyboard --dry-run
        ninegrid factor Main.storyboard -o Smaller.storyboard

      Four documents are the drawings of the four final classes, in this order: wC-hC, wC-hR, wR-hC, wR-hR. One file \
      may stand for several of them. Their views are matched by id, name, text, kind and place, and become one \
      document:

        ninegrid factor cc.json cr.json rc.json rr.json -o Layout.json

      Exits with 1 if something would move, with 2 if a document could not be read or written, or if the drawings do \
      not fit together.
      """)

  @Argument(
    help: ArgumentHelp(
      "A document or a folder, or four drawings: wC-hC, wC-hR, wR-hC, wR-hR.", valueName: "doc"))
  var documents: [String]

  @Flag(name: .long, help: "Say what would change, and write nothing.")
  var dryRun = false

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("Write to this file instead of in place.", valueName: "path"))
  var output: String?

  @OptionGroup var store: StoreOptions
  @OptionGroup var printing: OutputOptions

  func validate() throws {
    if documents.count != 1, documents.count != DrawingArguments.finals.count {
      throw ValidationError(
        "Name one document, or the four drawings of wC-hC, wC-hR, wR-hC and wR-hR in this order; "
          + "\(documents.count) are named.")
    }
    if dryRun && output != nil {
      throw ValidationError("'--dry-run' writes nothing; leave out '-o'.")
    }
    if documents.count > 1, !dryRun, output == nil {
      throw ValidationError(
        "Four drawings become one new document. Name it with '-o', or look first with '--dry-run'.")
    }
  }

  func run() throws {
    let context = (dryRun ? CommandContext.current : CommandContext.current.lasting)
      .printing(printing)
    let catalog = DocumentCatalog(store, writes: !dryRun && output == nil, in: context)
    var printer = try FactorPrinter(printing.format, in: context)
    let failures = FailureCollector(in: context)
    guard documents.count == 1 else {
      return try factorDrawings(catalog, &printer, failures)
    }
    let references = try catalog.references(for: documents, failures: failures)
    let target = output.map { ExportTarget(path: $0, documentCount: references.count, in: context) }
    var somethingMoves = false
    var run = WritingRun(
      references, failures, isDryRun: dryRun, beside: printing.format, in: context)
    let progress = run.progress
    try run.forEach { reference in
      let loaded = try catalog.load(reference)
      if !loaded.errors.isEmpty { try progress.clear() }
      try context.report(loaded.errors)
      if !loaded.errors.isEmpty { throw DocumentFailure.hasErrors(name: loaded.name) }
      let work = try FactorWork(loaded)
      if !work.proof.holds { somethingMoves = true }
      try progress.clear()
      try finish(work, reference, target, &printer, context)
    } failed: { error, reference in
      try printer.add(error, document: reference.shownName)
    }
    try printer.finish()
    try run.finish(hasFindings: somethingMoves)
  }

  // MARK: Four drawings

  /// Joins the drawings of the four final classes, and factors the result.
  private func factorDrawings(
    _ catalog: DocumentCatalog, _ printer: inout FactorPrinter, _ failures: FailureCollector
  ) throws {
    let context = catalog.context
    do {
      let drawings = try DrawingArguments.read(documents, from: catalog)
      let union = try DrawingUnion(drawings)
      let loaded = LoadedDocument(
        name: output ?? drawings[0].name, document: LayoutDocument(union.tree), diagnostics: [])
      try printer.add(union, of: drawings)
      let work = try FactorWork(loaded, drawings: union.drawings)
      guard work.proof.holds, let output else {
        let reason = work.proof.holds ? "this is a dry run" : "something would move"
        try printer.add(work, outcome: "not written: \(reason)", isWritten: false)
        try printer.finish()
        return try failures.finish(hasFindings: !work.proof.holds)
      }
      let kind = DocumentKind(fileName: output) ?? work.after.tree.kind
      let bytes = try writeDocument(work.after.tree, as: kind, named: output) { losses in
        try context.report(losses)
      }
      try writeFileAtomically(bytes, to: context.absolutePath(output), named: output)
      try printer.add(work, outcome: "written to '\(output)'", isWritten: true)
    } catch let error as DrawingFaults {
      try printer.finish()
      try error.report(in: context)
    } catch {
      try failures.add(error)
    }
    try printer.finish()
    try failures.finish()
  }

  // MARK: One document

  /// Writes a document if it is smaller now and the same in each final class, and reports it.
  private func finish(
    _ work: FactorWork, _ reference: DocumentReference, _ target: ExportTarget?,
    _ printer: inout FactorPrinter, _ context: CommandContext
  ) throws {
    guard work.proof.holds else {
      return try printer.add(
        work, outcome: "not written, because something would move", isWritten: false)
    }
    if dryRun {
      let reason = work.factoring.changesAnything ? "not written: this is a dry run" : nil
      return try printer.add(work, outcome: reason, isWritten: false)
    }
    let writer = DocumentWriter(store: store, in: context)
    if let target {
      let bytes = try writer.bytes(of: work.after.tree, insteadOf: work.before, for: reference)
      try target.write(
        bytes, documentName: reference.name(in: context), madeFrom: (reference, work.before),
        in: context)
      return try printer.add(work, outcome: "written to '\(target.path)'", isWritten: true)
    }
    guard work.factoring.changesAnything else {
      return try printer.add(work, outcome: nil, isWritten: false)
    }
    let written = try writer.write(work.after.tree, insteadOf: work.before, to: reference)
    try printer.add(work, outcome: written.text, isWritten: true, revision: written.revision)
  }
}

extension DocumentReference {
  /// The name of a document below a folder, as the store would name it.
  func name(in context: CommandContext) -> String {
    switch self {
    case .file(let file):
      DocumentName.name(of: file, workingDirectory: context.workingDirectory)
    case .stored(let name, _): name
    case .piped(let document): FilePaths.lastComponent(of: document.name)
    }
  }
}
