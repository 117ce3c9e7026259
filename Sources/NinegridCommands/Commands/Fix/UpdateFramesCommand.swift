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
      Writes the resolved frame of each view that 'check' reports as misplaced or that Interface Builder has marked, \
      and of the views that follow from them, if the recorded frame differs by more than a point. It removes marks \
      (misplaced, ambiguous) that no longer hold. No other byte changes. These are left alone: views without Auto \
      Layout or with a fixed frame, hidden arranged views, views that constraints do not determine, and documents for \
      macOS, watchOS and tvOS.

      Margins, safe areas and some sizes are known here only approximately. Views that differ only because of these \
      are left alone, since Interface Builder knows better; --uncertain updates them, too.

      For the same reason, texts, images and controls keep their recorded sizes as long as constraints allow it, \
      unless Interface Builder has marked them. With --measured, all of them are measured.

        ninegrid fix update-frames Main.storyboard --dry-run
        ninegrid fix update-frames App

      A file is rewritten in place, and a document of the store gets a revision. Exits with 0 if it is done, with 2 if \
      a document could not be read or written. A dry run exits with 1 if it would change something, and with 0 \
      otherwise.
      """)

  @OptionGroup var input: DocumentArguments

  @Flag(
    name: .long,
    help:
      "List what would change, and write nothing. Exits with 1 if something would change, and with 0 otherwise."
  )
  var dryRun = false

  @Flag(name: .long, help: "Also write frames that are off by a point or less.")
  var all = false

  @Flag(
    name: .long,
    help:
      "Also write frames that differ only because of sizes that are known here approximately, such as margins of cells."
  )
  var uncertain = false

  @Flag(name: .long, help: "Give texts, images and controls the sizes that are measured here.")
  var measured = false

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "Write to this folder instead, or to this file for one document.", valueName: "path"))
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
    let catalog = DocumentCatalog(input, writes: !dryRun && output == nil, in: context)
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
      // The document is written first, so that the list only contains frames that have changed.
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
    let writer = DocumentWriter(store: input, in: context)
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
