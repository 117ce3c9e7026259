import ArgumentParser
import Diagnostics
import LayoutEngine
import LayoutJSON
import LayoutModel
import LayoutPreview

struct SweepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Find the widths or heights at which a layout changes its behaviour.",
    discussion: """
      Between breakpoints each frame is an affine function of the root view's width W (or height H), \
      which is printed. At a breakpoint it is said what changes: which constraint becomes active or can't \
      be met any more, which text is cut or wraps otherwise, which margins and size classes change. Frames \
      are in the superview's coordinates, before they are put on pixels. Everything is checked against \
      solving at every half point.

        ninegrid sweep Main.storyboard
        ninegrid sweep Main.storyboard --width 320...430 --device iphone-4.7
        ninegrid sweep Main.storyboard --height 320...932 --family phone --view 'Blue View'
        ninegrid sweep Main.storyboard --scene BYZ-38-t0r --plot widths.svg
      """)

  @Argument(help: ArgumentHelp("A file, or a name in the store.", valueName: "doc"))
  var document: String

  @OptionGroup var store: StoreOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Only this scene: the id of its root object, its controller or itself; repeatable.",
      valueName: "id"))
  var scene: [String] = []

  @OptionGroup(title: "Range") var options: SweepOptions

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

  func run() throws {
    let context = CommandContext.current
    let loaded = try DocumentCatalog(store, in: context).single(document)
    try context.report(loaded.diagnostics.filter { $0.severity == .error })
    let document = loaded.document
    let resolving = try DocumentResolving(loaded, sceneIDs: scene)
    let finder = ViewFinder(document: document, scenes: resolving.scenes)
    let chosen = try view.map { document.views[try finder.view($0)] }
    // Of a chosen view only its own scene says something.
    let scenes =
      chosen.isEmpty
      ? resolving.scenes
      : resolving.scenes.filter { scene in chosen.contains { $0.scene == scene } }
    let drawn = scenes.filter { !document.scenes[$0].views.isEmpty }
    if plot != nil, drawn.count != 1 {
      throw ValidationError(
        "'--plot' draws one scene, and there are \(drawn.count); choose one with '--scene'.")
    }
    var range = try options.range()
    let localization = try Localization(options.texts, in: context)
    try context.report(localization.notes(on: [localization.subject(loaded)]))
    let texts = localization.texts(for: loaded, isPad: range.environment.isPad)
    range.environment.texts = texts
    range.environment.fonts = localization.fonts
    var inspector = SceneInspector(document, texts: texts)
    if output.format == .csv { try context.print(CSVText.line(SweepWriter.columns)) }
    var count = 0
    for scene in scenes {
      let whole = inspector.sweep(scene: scene, over: range)
      let sweep = chosen.isEmpty ? whole : whole.restricted(to: Set(chosen.map(\.id)))
      try print(sweep, loaded, count, context)
      count += 1
      if let plot, scene == drawn.first {
        let picture = SweepPlot(
          whole, views: chosen.map(\.id), of: document,
          title:
            "\(FilePaths.lastComponent(of: loaded.name)) · \(document.title(ofScene: whole.scene))")
        try writeFileAtomically(
          Array(picture.svg().utf8), to: context.absolutePath(plot), named: plot)
      }
    }
    if output.format == .json { try context.print(count == 0 ? "[]" : "]") }
  }

  private func print(
    _ sweep: LayoutSweep, _ loaded: LoadedDocument, _ count: Int, _ context: CommandContext
  ) throws {
    switch output.format {
    case .text:
      let title = "\(loaded.name) · \(loaded.document.title(ofScene: sweep.scene))"
      var text = sweep.text(title: context.outputStyle.bold(title))
      if text.hasSuffix("\n") { text.removeLast() }
      try context.print((count == 0 ? "" : "\n") + text)
    case .csv:
      for line in SweepWriter.lines(sweep, of: loaded.name) { try context.print(line) }
    case .json, .jsonl:
      var writer = JSONWriter()
      SweepWriter.append(sweep, of: loaded.name, to: &writer)
      let start = output.format == .jsonl ? "" : count == 0 ? "[" : " ,"
      try context.print(start + writer.text)
    }
  }
}
