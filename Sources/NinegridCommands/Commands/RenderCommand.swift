import ArgumentParser
import Diagnostics
import LayoutEngine
import LayoutModel
import LayoutPreview

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw resolved scenes as SVG, or in the terminal.",
    discussion: """
      One scene in one environment is a picture of its own; several become a sheet, or with -o \
      FOLDER/ one file each. Which environments, is said as in 'resolve'.

        ninegrid render Main.storyboard --device iphone-4.7 -o main.svg
        ninegrid render Main.storyboard --scene BYZ-38-t0r --constraints > a.svg
        ninegrid render Main.storyboard --all-devices -o sheet.svg
        ninegrid render Main.storyboard --format text

      Exits with 1 if a scene is unsatisfiable or ambiguous.
      """)

  @Argument(help: ArgumentHelp("A file, or a name in the store.", valueName: "doc"))
  var document: String

  @OptionGroup var store: StoreOptions

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The file to write; standard output by default.", valueName: "path"))
  var output: String?

  @OptionGroup var sceneOptions: SceneOptions

  @Option(name: .long, help: ArgumentHelp("svg or text.", valueName: "format"))
  var format: PictureFormat = .svg

  @Flag(name: .long, help: "Draw constraints with their constants.")
  var constraints = false

  @Flag(name: .long, help: "Write the names of views.")
  var names = false

  @Flag(name: .long, help: "Draw margins.")
  var margins = false

  @Flag(name: .long, help: "Draw plain outlines instead of colours and texts.")
  var wireframe = false

  @Flag(name: .long, help: "Put all pictures on one sheet, also a single one.")
  var sheet = false

  @OptionGroup(title: "Environment") var environment: EnvironmentOptions

  func run() throws {
    let context = output == nil ? CommandContext.current : CommandContext.current.lasting
    let loaded = try DocumentCatalog(store, in: context).single(document)
    try context.report(loaded.diagnostics.filter { $0.severity == .error })
    let localization = try Localization(environment.texts, in: context)
    try context.report(localization.notes(on: [localization.subject(loaded)]))
    try context.report(
      environment.notes(onUnknownViews: [environment.unknownViews(in: loaded.document)]))
    let drawings = try self.drawings(of: loaded, localization)
    if format == .text {
      for drawing in drawings {
        let terminal = TerminalDrawing(drawing.layout, of: loaded.document)
        try context.print(terminal.text(columns: columns(context)))
      }
    } else if let output,
      output.hasSuffix("/") || FileKind(context.absolutePath(output)) == .directory
    {
      try writeFiles(drawings, to: output, context)
    } else {
      let text = picture(of: drawings, named: loaded.name)
      if let output {
        try writeFileAtomically(
          Array(text.utf8), to: context.absolutePath(output), named: output)
      } else {
        try context.standardOutput.write(Array(text.utf8))
      }
    }
    let hasFindings = drawings.contains {
      $0.layout.status == .ambiguous || $0.layout.status == .unsatisfiable
    }
    if hasFindings { throw ExitCode.findings }
  }

  private func drawings(
    of loaded: LoadedDocument, _ localization: Localization
  ) throws -> [LayoutDrawing] {
    var resolving = DocumentResolving(
      loaded, scenes: try loaded.scenes(named: sceneOptions.ids), localization: localization)
    var drawings: [LayoutDrawing] = []
    let requests = try environment.environments(for: loaded.tree.kind)
    resolving.forEachLayout(in: requests) { layout in
      // Scenes without a view (placeholders, navigation controllers) make no picture.
      guard !layout.views.isEmpty else { return }
      var drawing = LayoutDrawing(
        layout, of: loaded.document, title: FilePaths.lastComponent(of: loaded.name))
      for diagnostic in layout.diagnostics where diagnostic.code != .truncatedText {
        drawing.emphasise(
          diagnostic.objects, as: diagnostic.severity == .error ? .conflict : .ambiguous)
      }
      drawings.append(drawing)
    }
    if drawings.isEmpty { throw CommandFailure.nothingToDraw(document: loaded.name) }
    return drawings
  }

  private var options: PreviewOptions {
    PreviewOptions(
      showsNames: names, showsConstraints: constraints, showsMargins: margins,
      showsColors: !wireframe)
  }

  private func picture(of drawings: [LayoutDrawing], named name: String) -> String {
    if let only = drawings.first, drawings.count == 1, !sheet { return only.svg(options) }
    return ContactSheet(drawings, title: name).svg(options)
  }

  private func writeFiles(
    _ drawings: [LayoutDrawing], to folder: String, _ context: CommandContext
  ) throws {
    var base = folder
    while base.count > 1, base.hasSuffix("/") { base.removeLast() }
    try makeFolder(context.absolutePath(base), named: base)
    for drawing in drawings {
      let name = base + "/" + fileName(of: drawing)
      try writeFileAtomically(
        Array(drawing.svg(options).utf8), to: context.absolutePath(name), named: name)
    }
    let count = drawings.count == 1 ? "1 picture" : "\(drawings.count) pictures"
    try context.note("\(count) written to '\(base)'")
  }

  /// `Main-BYZ-38-t0r-iphone-4.7-portrait.svg`.
  private func fileName(of drawing: LayoutDrawing) -> String {
    let environment = drawing.layout.environment
    var parts = [drawing.title.split(separator: ".").first.map(String.init) ?? "picture"]
    parts += [drawing.layout.scene.text]
    if let device = environment.device { parts += [device, environment.orientation.rawValue] }
    if let split = environment.split { parts.append(split) }
    if environment.device == nil {
      parts.append(
        NumberText.rounded(environment.size.width) + "x"
          + NumberText.rounded(environment.size.height))
    }
    let name = parts.joined(separator: "-")
    return String(name.map { $0 == "/" || $0 == "\0" || $0 == " " ? "-" : $0 }) + ".svg"
  }

  private func columns(_ context: CommandContext) -> Int {
    context.environment["COLUMNS"].flatMap { Int($0) }.map { min(max($0, 20), 400) } ?? 80
  }
}

/// What `render` draws with.
enum PictureFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case svg, text
  static var allValueStrings: [String] { allCases.map(\.rawValue) }
}
