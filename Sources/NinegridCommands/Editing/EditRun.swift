import ArgumentParser
import Diagnostics
import DocumentAccess
import HostAccess
import LayoutComparison
import LayoutModel
import LayoutStore
import LayoutWorkbench
import PlainText
import ProjectFolders
import Reports

/// One edit of one document from reading to writing. It reports the changes and the moved views
/// before it writes.
struct EditRun {
  let argument: String
  let options: EditOptions

  /// Whether colours may have the names that asset catalogues around the document give them.
  let usesCatalogues: Bool

  init(_ document: EditedDocument, _ options: EditOptions, usesCatalogues: Bool = false) {
    argument = document.document
    self.options = options
    self.usesCatalogues = usesCatalogues
  }

  /// How often an edit of a stored document is repeated because another edit was stored meanwhile.
  /// Each time another process has succeeded, so this many can write at once.
  private static let mostTries = 50

  /// Reads the document, edits it, reports and writes it.
  ///
  /// If somebody else has written a stored document meanwhile, it is read again, and the edit is
  /// made on its newest revision. The report is only about that revision.
  ///
  /// - Parameters:
  ///   - body: the edit. It gets the scene in which to look for names, if one is given.
  ///   - check: throws if the edit does not do what it promises.
  func run(
    _ body: (inout DocumentEditor, _ scene: Int?) throws -> Void,
    check: (LoadedDocument, LoadedDocument) throws -> Void = { _, _ in }
  ) throws {
    for attempt in 1... {
      var context =
        (options.dryRun ? CommandContext.current : CommandContext.current.lasting)
        .printing(options.output)
      let output = DeferredSink(context.standardOutput)
      if attempt < Self.mostTries { context.standardOutput = output }
      do {
        try run(body, check, output, isLast: attempt == Self.mostTries, context)
        return try output.release()
      } catch is ChangedMeanwhile {
        continue
      } catch {
        try output.release()
        throw error
      }
    }
  }

  /// The latest revision of a document in the store is not the one that was edited.
  private struct ChangedMeanwhile: Error {}

  private func run(
    _ body: (inout DocumentEditor, _ scene: Int?) throws -> Void,
    _ check: (LoadedDocument, LoadedDocument) throws -> Void, _ output: DeferredSink,
    isLast: Bool, _ context: CommandContext
  ) throws {
    do {
      let catalog = DocumentCatalog(options, writes: !options.dryRun, in: context)
      let reference = try catalog.singleReference(argument)
      // A file is written in one step, so the output need not wait for it.
      if case .file = reference { try output.release() }
      let loaded = try catalog.load(reference)
      try context.report(loaded.diagnostics.filter { $0.severity == .error })
      let scene = try options.scene.map { try loaded.scene(named: $0).index }
      var editor = DocumentEditor(loaded.document, frames: Self.frames(of: loaded))
      if usesCatalogues {
        let folders = try AssetOptions.catalogues([], around: loaded, in: context)
        editor.catalogColors = try AssetColor.catalogColors(ProjectAssets(folders))
      }
      try body(&editor, scene)
      try editor.checkStorable(insteadOf: loaded.tree)
      try check(
        loaded, LoadedDocument(name: loaded.name, document: editor.document, diagnostics: []))
      try finish(editor, loaded, reference, context)
    } catch let error as EditFault {
      try fail(ErrorSentence(error.message, hint: error.hint), context)
    } catch DocumentFailure.documents(let diagnostics) {
      try context.report(diagnostics)
      throw ExitCode.failed
    } catch let error as DocumentFailure {
      try fail(ErrorSentence(error), context)
    } catch let error as CommandFailure {
      var namesDocument = false
      if case .changedSinceRead = error { namesDocument = true }
      try fail(ErrorSentence(error), namesDocument: namesDocument, context)
    } catch let error as StoreError where error.isChange {
      if !isLast { throw ChangedMeanwhile() }
      try fail(ErrorSentence(error), namesDocument: true, context)
    } catch let error as StoreError {
      try fail(ErrorSentence(error), context)
    }
  }

  /// - Parameter namesDocument: whether the sentence itself names the document.
  private func fail(
    _ sentence: ErrorSentence, namesDocument: Bool = false, _ context: CommandContext
  ) throws -> Never {
    try context.note(
      sentence.lines(context.errorStyle, start: namesDocument ? "" : "\(argument): "))
    throw ExitCode.failed
  }

  /// Frames of views as designed, for views without a recorded frame.
  private static func frames(of loaded: LoadedDocument) -> [ObjectID: Rect] {
    guard loaded.document.properties.isTouch,
      loaded.document.views.contains(where: { $0.recordedFrame == nil })
    else { return [:] }
    var result: [ObjectID: Rect] = [:]
    var resolving = DocumentResolving(loaded)
    resolving.forEachLayout(in: [.asDesigned(.init())]) { layout in
      for view in layout.views where result[view.id] == nil { result[view.id] = view.frame }
    }
    return result
  }

  private func finish(
    _ editor: DocumentEditor, _ before: LoadedDocument, _ reference: DocumentReference,
    _ context: CommandContext
  ) throws {
    let after = LoadedDocument(
      name: before.name, document: editor.document, diagnostics: [],
      keepsEverything: before.keepsEverything)
    var printer = try EditPrinter(
      from: before, to: after, in: options.requests, printing: options.output.format, context)
    printer.looksForMissing = true
    try printer.begin(notes: editor.notes, added: editor.added)
    guard editor.tree != before.tree else { return try printer.finish(.unchanged) }
    try printer.tellEffects()
    if options.dryRun {
      try printer.finish(.dryRun)
    } else {
      let written = try DocumentWriter(store: options, in: context)
        .write(editor.tree, insteadOf: before, to: reference)
      try printer.finish(.written(written))
    }
    if options.dryRun { throw ExitCode.findings }
  }
}

extension StoreError {
  /// Whether the error means that somebody else has written the document.
  fileprivate var isChange: Bool {
    if case .changedMeanwhile = self { true } else { false }
  }
}
