import ArgumentParser
import Diagnostics
import DocumentAccess
import HostAccess
import LayoutEngine
import LayoutJSON
import LayoutModel
import LayoutPreview
import LayoutWorkbench
import PlainText
import ProjectFolders
import Reports

struct SweepCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Find the widths or heights at which a layout changes its behaviour.",
    discussion: """
      Between two breakpoints, each frame is an affine function of the width W (or height H) of the root view, which \
      is printed. At a breakpoint, something changes: a constraint becomes active or can't be met any more, a text is \
      cut or wraps at another place, or margins or size classes change. The output says which. Frames are in the \
      superview's coordinates, before they are rounded to pixels. Everything is compared with a solution at every half \
      point.

        ninegrid sweep Main.storyboard
        ninegrid sweep Main.storyboard --width 320...430 --device iphone-4.7
        ninegrid sweep Main.storyboard --height 320...932 --family phone --view Blue
        ninegrid sweep Main.storyboard --scene BYZ-38-t0r --plot widths.svg
        ninegrid sweep Main.storyboard --all-size-classes
        ninegrid sweep App --format jsonl
      """)

  @OptionGroup var input: DocumentArguments

  @OptionGroup var sceneOptions: SceneOptions

  @OptionGroup(title: "Range") var options: SweepOptions
  @OptionGroup(title: "Range") var traits: TraitOptions
  @OptionGroup(title: "Range") var hiddenViews: HiddenViewOptions
  @OptionGroup(title: "Texts") var texts: TextOptions
  @OptionGroup(title: "While the program runs") var runtime: RuntimeOptions

  @Option(
    name: .long,
    help: ArgumentHelp("Only this view, by id or name; repeatable.", valueName: "view"))
  var view: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Also draw positions and widths over the range, for one scene.", valueName: "file.svg"))
  var plot: String?

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if let plot, let said = PictureFormat(fileName: plot), said != .svg {
      throw ValidationError(
        "'\(plot)': a plot is SVG (.svg), and cannot be written as \(said.rawValue).")
    }
    if let plot { try PictureFormat.check(plot, as: .svg) }
    if traits.place != nil {
      throw ValidationError("A sweep gives the root view its sizes itself; leave out '--place'.")
    }
  }

  private var overrides: RequestedEnvironment.Overrides {
    RequestedEnvironment.Overrides(
      direction: traits.direction == .rtl || texts.isRightToLeft ? .rightToLeft : nil,
      contentSizeCategory: traits.textSize?.category, bars: traits.bars?.bars,
      hidden: hiddenViews.hidden)
  }

  func run() async throws {
    let context = (plot == nil ? CommandContext.current : CommandContext.current.lasting)
      .printing(output)
    let failures = FailureCollector(in: context)
    let catalog = DocumentCatalog(input, in: context)
    let references = try catalog.references(for: input.documents, failures: failures)
    if references.count > 1, !sceneOptions.ids.isEmpty || !view.isEmpty || plot != nil {
      throw ValidationError(
        "'--scene', '--view' and '--plot' are for one document, and there are \(references.count).")
    }
    let projects = AppProjects(in: context)
    let ranges = runtime.applied(
      to: try options.ranges(
        of: references.count == 1 ? projects.apps(around: references[0].shownName) : [],
        changedBy: overrides))
    if plot != nil, ranges.count != 1 {
      throw ValidationError(
        "'--plot' draws one size class, and there are \(ranges.count); name one with '--size-class'."
      )
    }
    try context.report(options.notesOnSizeClasses())
    let work = SweepWork(
      ranges: ranges, localization: try Localization(texts, in: context))
    var printer = SweepPrinter(output.format, in: context)
    if let only = references.first, references.count == 1 {
      try await sweep(
        try runtime.applied(to: catalog.load(only, findsPlaces: true), hiddenViews), work,
        &printer, context)
    } else if !references.isEmpty {
      try await sweepAll(references, catalog, work, failures, &printer)
    }
    try printer.end()
    try failures.finish()
  }

  /// Sweeps the scenes of one document on all cores.
  private func sweep(
    _ loaded: LoadedDocument, _ work: SweepWork, _ printer: inout SweepPrinter,
    _ context: CommandContext
  ) async throws {
    try context.report(loaded.diagnostics.filter { $0.severity == .error })
    let document = loaded.document
    let allowed = try loaded.scenes(named: sceneOptions.ids)
    let finder = ViewFinder(document: document, scenes: allowed)
    let chosen = try view.map { document.views[try finder.view($0)] }
    // Only the scene of a chosen view matters.
    let scenes =
      chosen.isEmpty
      ? allowed
      : allowed.filter { scene in chosen.contains { $0.scene == scene } }
    let drawn = scenes.filter { !document.scenes[$0].views.isEmpty }
    if plot != nil, drawn.count != 1 {
      throw ValidationError(
        "'--plot' draws one scene, and there are \(drawn.count); choose one with '--scene'.")
    }
    try context.report(work.localization.notes(on: [work.localization.subject(loaded)]))
    var written = printer
    try await forEachInOrder(scenes, jobs: context.processorCount) { scene in
      work.sweeps(of: [scene], in: loaded)
    } consume: { scene, sweeps in
      for whole in sweeps {
        let sweep = chosen.isEmpty ? whole : whole.restricted(to: Set(chosen.map(\.id)))
        try written.add(sweep, of: loaded)
        if scene == drawn.first { try draw(whole, chosen.map(\.id), of: loaded) }
      }
      return true
    }
    printer = written
  }

  /// Sweeps several documents on all cores, and prints them in order.
  private func sweepAll(
    _ references: [DocumentReference], _ catalog: DocumentCatalog, _ work: SweepWork,
    _ failures: FailureCollector, _ printer: inout SweepPrinter
  ) async throws {
    let context = catalog.context
    let loader = try DocumentLoader(catalog, references)
    let projects = AppProjects(in: context)
    var written = printer
    var subjects: [Localization.Subject] = []
    var unknown: [UnknownObjects] = []
    try await forEachInOrder(references, jobs: context.processorCount) { reference in
      Result<(LoadedDocument, [LayoutSweep], UnknownObjects), any Error> {
        let (loaded, unknown) = try runtime.applied(
          toOneOfSeveral: try loader.load(reference), hiddenViews)
        let own = SweepWork(
          ranges: runtime.applied(
            to: try options.ranges(
              of: projects.apps(around: loaded.name), changedBy: overrides)),
          localization: work.localization)
        return (loaded, own.sweeps(of: Array(loaded.document.scenes.indices), in: loaded), unknown)
      }
    } consume: { reference, result in
      do {
        let (loaded, sweeps, missing) = try result.get()
        try context.report(loaded.diagnostics.filter { $0.severity == .error })
        subjects.append(work.localization.subject(loaded))
        unknown.append(missing)
        for sweep in sweeps { try written.add(sweep, of: loaded) }
      } catch {
        try failures.add(error, document: reference.shownName)
      }
      return true
    }
    try context.report(work.localization.notes(on: subjects))
    if let failure = UnknownObjects.failure(unknown) { try failures.add(failure) }
    printer = written
  }

  private func draw(
    _ sweep: LayoutSweep, _ views: [ObjectID], of loaded: LoadedDocument
  ) throws {
    guard let plot else { return }
    let title = loaded.document.title(ofScene: sweep.scene)
    let picture = SweepPlot(
      sweep, views: views, of: loaded.document,
      title: "\(FilePaths.lastComponent(of: loaded.name)) · \(title)")
    try writeFileAtomically(
      Array(picture.svg().utf8), to: CommandContext.current.absolutePath(plot), named: plot)
  }
}
