import ArgumentParser
import Diagnostics
import DocumentAccess
import HostAccess
import LayoutComparison
import LayoutModel
import LayoutStore
import LayoutWorkbench
import PlainText
import Reports

struct RestoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Restore an older revision of a stored document, as a new revision.",
    discussion: """
      No revision is lost: the latest one stays in the log. The command first prints what changes, and what then moves \
      in the four final size classes.

        ninegrid log Main.storyboard
        ninegrid restore Main.storyboard@2 --dry-run
        ninegrid restore Main.storyboard@2

      A dry run exits with 1 if it would store a revision, and with 0 if there is nothing to do. Exits with 2 if there \
      is no such revision.
      """)

  @Argument(
    help: ArgumentHelp("A revision in the store, such as name@2.", valueName: "doc@revision"))
  var document: String

  @OptionGroup var options: EditOptions

  func validate() throws {
    let name =
      document.hasPrefix(DocumentCatalog.storePrefix)
      ? String(document.dropFirst(DocumentCatalog.storePrefix.count)) : document
    if DocumentName.split(name).revision == nil {
      throw ValidationError(
        "Name the revision to bring back, such as '\(document)@1'; 'ninegrid log' lists them.")
    }
    if options.scene != nil { throw ValidationError("A revision is restored with all its scenes.") }
  }

  func run() throws {
    let context =
      (options.dryRun ? CommandContext.current : CommandContext.current.lasting)
      .printing(options.output)
    let catalog = DocumentCatalog(options, in: context)
    guard case .stored(let name, let revision?)? = try catalog.storedReferences(for: document).first
    else {
      throw CommandFailure.unknownDocument(name: document, suggestion: nil, missingStore: nil)
    }
    // The state is taken first: a change between now and the writing is then noticed.
    let latest = try catalog.openedStore().log(name).first?.state
    let wanted = try catalog.load(.stored(name: name, revision: revision))
    let before = try latestDocument(name, catalog, context)
    let after = LoadedDocument(
      name: name, document: wanted.document, diagnostics: [],
      keepsEverything: wanted.keepsEverything, origin: latest.map(DocumentOrigin.revision))
    var printer = try EditPrinter(
      from: before ?? after, to: after, in: options.requests, printing: options.output.format,
      context)
    try printer.begin(notes: [], added: [])
    if let before, before.tree == after.tree { return try printer.finish(.unchanged) }
    if before != nil { try printer.tellEffects() }
    if options.dryRun {
      try printer.finish(.dryRun)
    } else {
      let written = try DocumentWriter(store: options, in: context).write(
        after.tree, insteadOf: after, to: .stored(name: name, revision: nil))
      try printer.finish(.written(written))
    }
    if options.dryRun { throw ExitCode.findings }
  }

  /// The latest revision. `nil`, with a note, if SQL has changed its rows so that they make no
  /// document, which is one of the reasons to restore another revision.
  private func latestDocument(
    _ name: String, _ catalog: DocumentCatalog, _ context: CommandContext
  ) throws -> LoadedDocument? {
    do {
      return try catalog.load(.stored(name: name, revision: nil))
    } catch let error as StoreError {
      guard case .inconsistent = error else { throw error }
      try context.note("note: \(ErrorSentence(error).message)")
      return nil
    }
  }
}
