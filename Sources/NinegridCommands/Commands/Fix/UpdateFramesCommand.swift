import ArgumentParser
import Diagnostics
import DocumentAccess
import HostAccess
import LayoutEngine
import LayoutModel
import LayoutWorkbench
import PlainText
import Reports

struct UpdateFramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update-frames",
    abstract:
      "Write the frames that constraints give as designed, as 'ibtool --update-frames' does.",
    discussion: """
      Of each view that 'check' reports as misplaced or Interface Builder has marked, and of those that \
      follow from them, the recorded rectangle becomes the resolved one where it is off by more than a point, and \
      marks as misplaced or ambiguous that no longer hold are removed. Not another byte changes. Left alone are \
      views without Auto Layout or with a fixed frame, hidden arranged views, what constraints do not \
      determine, and documents for macOS, watchOS and tvOS.

      Views that differ only by margins, safe areas or sizes that are known here approximately are left alone, \
      too: what Interface Builder wrote is better. --uncertain updates them with the others.

      Sizes of texts, images and controls stay as recorded as long as constraints allow them, because \
      they are known here only approximately; those of views that Interface Builder has marked are \
      measured. With --measured all are.

        ninegrid fix update-frames Main.storyboard --dry-run
        ninegrid fix update-frames App

      A file is rewritten in place, a document of the store gets a revision. Exits with 0 when \
      done, with 2 if a document could not be read or written. A dry run exits with 1 if it would change something, \
      else with 0.
      """)

  @OptionGroup var input: DocumentArguments

  @Flag(
    name: .long,
    help: "List what would change; write nothing, and exit with 1 if something would, else with 0.")
  var dryRun = false

  @Flag(name: .long, help: "Also frames that are off by a point or less.")
  var all = false

  @Flag(
    name: .long,
    help:
      "Also views that differ only by what is known here approximately, such as margins of cells.")
  var uncertain = false

  @Flag(name: .long, help: "Frames as texts, images and controls measure here.")
  var measured = false

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "Write there instead: a folder, or for one document a file.", valueName: "path"))
  var output: String?

  @OptionGroup var fonts: FontOptions

  @OptionGroup var printing: OutputOptions

  func validate() throws {
    if dryRun && output != nil {
      throw ValidationError("'--dry-run' writes nothing; leave out '-o'.")
    }
  }

  func run() throws {
    let context = (dryRun ? CommandContext.current : CommandContext.current.lasting)
      .printing(printing)
    let failures = FailureCollector(in: context)
    let catalog = DocumentCatalog(input.store, writes: !dryRun && output == nil, in: context)
    let references = try catalog.references(for: input.documents, failures: failures)
    let target = output.map { ExportTarget(path: $0, documentCount: references.count, in: context) }
    let options = FrameUpdate.Options(
      isExact: all, includesUncertain: uncertain, usesMeasuredSizes: measured,
      fonts: try fonts.read(in: context))
    var printer = try FrameChangePrinter(printing.format, in: context)
    var run = WritingRun(references, failures, isDryRun: dryRun, in: context)
    try run.forEach { reference in
      let loaded = try catalog.load(reference)
      try context.report(loaded.errors)
      let update = FrameUpdate(loaded.document, options: options)
      // Written first: what is listed as changed has changed.
      let done = try write(update, loaded, reference, target, context)
      try printer.add(update.changes, of: loaded)
      if let done { try printer.tell(done) }
    }
    try printer.finish(isDryRun: dryRun)
    try run.finish(hasFindings: dryRun && !printer.isEmpty)
  }

  /// Writes a document in which something changes, and with `-o` also unchanged documents.
  ///
  /// - Returns: the result of writing.
  private func write(
    _ update: FrameUpdate, _ loaded: LoadedDocument, _ reference: DocumentReference,
    _ target: ExportTarget?, _ context: CommandContext
  ) throws -> String? {
    if !update.changes.isEmpty, !loaded.errors.isEmpty {
      throw DocumentFailure.hasErrors(name: loaded.name)
    }
    if dryRun { return nil }
    let writer = DocumentWriter(store: input.store, in: context)
    if let target {
      let bytes = try writer.bytes(of: update.tree, insteadOf: loaded, for: reference)
      try target.write(
        bytes, documentName: reference.name(in: context), madeFrom: (reference, loaded), in: context
      )
      return update.changes.isEmpty ? nil : "written to '\(target.path)'"
    }
    if update.changes.isEmpty { return nil }
    return try writer.write(update.tree, insteadOf: loaded, to: reference).text
  }
}
