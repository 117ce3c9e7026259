import ArgumentParser
import Diagnostics
import DocumentAccess
import ElementTree
import HostAccess
import LayoutModel
import LayoutWorkbench
import PlainText
import ProjectFolders
import Reports

struct ResolveCommand: AsyncParsableCommand, EnvironmentGroups, PipingCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Compute the frames of documents, for one environment or many.",
    discussion: """
      Frames are in points, in the superview's coordinates, on pixels of the scale. Without options, storyboards and \
      xibs are resolved as designed: on the device, and with the sizes and bars, with which they were last saved. \
      Native documents are resolved for \(usualDeviceName) in portrait. A device is held upright unless \
      '--orientation' says otherwise.

        ninegrid resolve Main.storyboard
        ninegrid resolve Main.storyboard --device 'iPhone 8' --device ipad-11
        ninegrid resolve App --all-devices --format jsonl
        ninegrid resolve Cell.xib --size 375x667 --text-size AX3 --direction rtl
        ninegrid resolve Main.storyboard --strings de.lproj/Main.strings --all-devices
        ninegrid resolve Main.storyboard --pseudo long

      On a device, a scene has the size and the insets of the place where the app shows it. The place follows from \
      segues and containers; '--place' names another one. If the app shows a scene in several places, the scene is \
      resolved in each one that differs.

      A warning says by how much a frame cuts its text and, with many devices, on which. Less than this is not a cut: \
      1.5 points, 3 % of large text, and 15 % in fonts that are not known.

      Exits with 1 if a scene is unsatisfiable or ambiguous, with 2 if a document could not be read.
      """)

  @OptionGroup var input: DocumentArguments

  @OptionGroup(title: "Standard input") var piping: PipeOptions

  @OptionGroup var sharding: ShardOptions
  @OptionGroup var sceneOptions: SceneOptions

  @OptionGroup(title: "Environment") var devices: DeviceOptions
  @OptionGroup(title: "Environment") var traits: TraitOptions
  @OptionGroup(title: "Environment") var hiddenViews: HiddenViewOptions
  @OptionGroup(title: "Texts") var texts: TextOptions

  @OptionGroup(title: "While the program runs") var runtime: RuntimeOptions
  @OptionGroup var output: OutputOptions

  func run() async throws {
    let context = CommandContext.current.printing(output).piping(piping)
    let failures = FailureCollector(in: context)
    let catalog = DocumentCatalog(input, in: context)
    let localization = try Localization(environment.texts, in: context)
    try context.report(environment.notesOnSizeClasses())
    let references = sharding.chosen(
      try catalog.references(for: input.documents, failures: failures), in: context)
    var stream = LayoutStream(output.format, in: context)
    try stream.begin()

    if let only = references.first, references.count == 1 {
      do {
        var layouts = LayoutPrinter(output.format, in: context)
        var hasFindings = false
        let loaded = try loadAlone(only, catalog)
        try context.report(localization.notes(on: [localization.subject(loaded)]))
        let scenes = try loaded.scenes(named: sceneOptions.ids)
        let diagnostics = try resolve(
          consume loaded, scenes, localization, AppProjects(in: context), &layouts, &hasFindings
        ) {
          try stream.write($0.takeBytes())
        }
        stream.hasFindings = hasFindings
        try context.report(diagnostics)
      } catch {
        try failures.add(error, document: only.shownName)
      }
    } else {
      try await resolveAll(references, localization, catalog, failures, &stream)
    }
    try stream.end()
    try failures.finish(hasFindings: stream.hasFindings)
  }

  /// The only document, as `--set` and its like change it.
  private func loadAlone(
    _ reference: DocumentReference, _ catalog: DocumentCatalog
  ) throws -> LoadedDocument {
    var read = try catalog.load(reference, findsPlaces: true)
    // Nothing is written, so the bytes of a large file need not stay in memory beside its layouts.
    read.origin = nil
    return try runtime.applied(to: read, environment.views)
  }

  /// The result for one of several documents.
  private struct Outcome: Sendable {
    var bytes: [UInt8]
    var diagnostics: [Diagnostic]
    var hasFindings: Bool
    var subject: Localization.Subject
    var unknown: UnknownObjects
    var scenes: ChosenScenes
  }

  /// Resolves documents on all cores and prints them in order.
  private func resolveAll(
    _ references: [DocumentReference], _ localization: Localization, _ catalog: DocumentCatalog,
    _ failures: FailureCollector, _ stream: inout LayoutStream
  ) async throws {
    let context = catalog.context
    let loader = try DocumentLoader(catalog, references)
    let projects = AppProjects(in: context)
    var written = stream
    var subjects: [Localization.Subject] = []
    var unknown: [UnknownObjects] = []
    var scenes: [ChosenScenes] = []
    let progress = ProgressLine(
      total: references.count, unit: "documents", beside: output.format, in: context)
    var done = 0
    try await forEachInOrder(references, jobs: context.processorCount) { reference in
      Result<Outcome, any Error> {
        var read = try loader.load(reference)
        read.origin = nil
        let (loaded, unknown) = try runtime.applied(toOneOfSeveral: read, environment.views)
        var outcome = Outcome(
          bytes: [], diagnostics: [], hasFindings: false, subject: localization.subject(loaded),
          unknown: unknown, scenes: sceneOptions.chosen(in: loaded))
        if outcome.scenes.areElsewhere { return outcome }
        var layouts = LayoutPrinter(output.format, in: context)
        outcome.diagnostics = try resolve(
          loaded, outcome.scenes.positions, localization, projects, &layouts, &outcome.hasFindings
        ) { _ in }
        outcome.bytes = layouts.takeBytes()
        return outcome
      }
    } consume: { reference, result in
      done += 1
      try progress.update(done)
      do {
        let outcome = try result.get()
        try written.write(outcome.bytes)
        if outcome.hasFindings { written.hasFindings = true }
        subjects.append(outcome.subject)
        unknown.append(outcome.unknown)
        scenes.append(outcome.scenes)
        try context.report(outcome.diagnostics)
      } catch {
        try failures.add(error, document: reference.shownName)
      }
      return true
    }
    try context.report(localization.notes(on: subjects))
    if let failure = UnknownObjects.failure(unknown) { try failures.add(failure) }
    for failure in sceneOptions.failures(scenes) { try failures.add(failure) }
    stream = written
  }

  /// A document with more views than this has elements that are worth more than the milliseconds of giving them back.
  private static let manyViews = 5_000

  /// Resolves one document.
  ///
  /// - Parameters:
  ///   - scenes: the scenes to resolve, by position.
  ///   - printed: called after each layout, to write the bytes so far.
  /// - Returns: the diagnostics for the person: the document's faults, and in text also those of
  ///   the layouts.
  private func resolve(
    _ loaded: consuming LoadedDocument, _ scenes: [Int], _ localization: Localization,
    _ projects: AppProjects, _ printer: inout LayoutPrinter, _ hasFindings: inout Bool,
    printed: (inout LayoutPrinter) throws -> Void
  ) throws -> [Diagnostic] {
    let requests = runtime.applied(
      to: try environment.environments(
        for: loaded.tree.kind, of: projects.apps(around: loaded.name)))
    let (name, faults) = (loaded.name, loaded.diagnostics)
    // The elements of a large document need not stay in memory beside its layouts.
    var resolving = DocumentResolving(
      loaded, scenes: scenes, localization: localization, keepsElements: false)
    if resolving.loaded.document.views.count > Self.manyViews { releaseFreedMemory() }
    var found = LayoutDiagnostics(environmentCount: requests.count)
    let document = resolving.loaded
    let inAllPlaces = environment.traits.place?.choice == nil
    try resolving.forEachLayout(in: requests, inAllPlaces: inAllPlaces) { layout in
      if layout.status == .ambiguous || layout.status == .unsatisfiable { hasFindings = true }
      found.add(layout)
      printer.add(layout, of: document)
      try printed(&printer)
    }
    let told = output.format == .text || output.format == .csv
    return faults + (told ? found.diagnostics(inFile: name) : [])
  }
}
