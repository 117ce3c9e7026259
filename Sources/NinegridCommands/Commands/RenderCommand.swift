import ArgumentParser
import Diagnostics
import LayoutEngine
import LayoutModel
import LayoutPreview

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw resolved scenes as SVG, PNG or PDF, or in the terminal.",
    discussion: """
      One scene in one environment is a picture of its own; several become a sheet, or with -o \
      FOLDER/ one file each. Which environments, is said as in 'resolve'. Texts are set to the \
      widths that were measured, so that any font fits. Images and colours come out of the \
      asset catalogues of the project around the document; a quiet placeholder stands for what is \
      not known, and paler rows and items, marked as samples, for those that code adds.

        ninegrid render Main.storyboard --device iphone-4.7 -o main.svg
        ninegrid render Main.storyboard --scene BYZ-38-t0r --constraints > a.svg
        ninegrid render Main.storyboard --appearance dark -o main.png
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

  @Option(
    name: .long,
    help: ArgumentHelp(
      "svg, png, pdf or text; by default what the file is called, else svg.", valueName: "format"))
  var format: PictureFormat?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "What to draw over the views, with commas between: constraints, frames, margins, names, safe-area, stacks, hit-areas, or all.",
      valueName: "list"),
    transform: LayersArgument.init(text:))
  var layers: LayersArgument?

  @Option(
    name: .long,
    help: ArgumentHelp("Colours: light or dark; by default as the canvas.", valueName: "look"))
  var appearance: PreviewAppearance?

  @OptionGroup var assets: AssetOptions

  @Flag(name: .long, help: "Draw constraints with their constants.")
  var constraints = false

  @Flag(name: .long, help: "Write the names of views.")
  var names = false

  @Flag(name: .long, help: "Draw margins.")
  var margins = false

  @Flag(name: .long, help: "Draw outlines in the system's colours instead of the document's.")
  var wireframe = false

  @Flag(name: .long, help: "Put all pictures on one sheet, also a single one.")
  var sheet = false

  @Flag(
    name: .long, help: "Put all scenes on one sheet, as segues lead, with the segues as arrows.")
  var segues = false

  @OptionGroup(title: "Environment") var environment: EnvironmentOptions

  @OptionGroup(title: "While the program runs") var runtime: RuntimeOptions

  func validate() throws {
    // A folder may be called as it likes.
    if let output, !output.hasSuffix("/"),
      FileKind(CommandContext.current.absolutePath(output)) != .directory
    {
      try PictureFormat.check(output, as: format)
    }
  }

  func run() throws {
    let format =
      self.format ?? output.flatMap { PictureFormat(fileName: $0) } ?? .svg
    let context = output == nil ? CommandContext.current : CommandContext.current.lasting
    let loaded = try runtime.applied(
      to: try DocumentCatalog(store, in: context).single(document))
    try context.report(loaded.diagnostics.filter { $0.severity == .error })
    let localization = try Localization(environment.texts, in: context)
    try context.report(environment.notesOnSizeClasses())
    try context.report(localization.notes(on: [localization.subject(loaded)]))
    try context.report(
      environment.views.notes(onUnknownViews: [environment.views.unknownViews(in: loaded.document)])
    )
    let assets = try self.assets.read(around: loaded, in: context)
    if format == .png || format == .pdf { try PictureWriter.checkLibrary() }
    let drawings = try self.drawings(of: loaded, localization, assets)
    if segues, Set(drawings.map(\.layout.scene)).count < drawings.count {
      throw ValidationError("'--segues' shows each scene once. Name one device or size.")
    }
    if let output,
      output.hasSuffix("/") || FileKind(context.absolutePath(output)) == .directory
    {
      try writeFiles(drawings, as: format, of: loaded, to: output, context)
    } else {
      let bytes = try self.bytes(of: drawings, as: format, loaded, context)
      if let output {
        try writeFileAtomically(bytes, to: context.absolutePath(output), named: output)
      } else if format == .text {
        let lines = String(decoding: bytes, as: UTF8.self).dropLast()
          .split(separator: "\n", omittingEmptySubsequences: false)
        try context.print(lines.map(String.init))
      } else {
        try context.standardOutput.write(bytes)
      }
    }
    if let assets { try context.report(assets.diagnostics) }
    let hasFindings = drawings.contains {
      $0.layout.status == .ambiguous || $0.layout.status == .unsatisfiable
    }
    if hasFindings { throw ExitCode.findings }
  }

  private func drawings(
    of loaded: LoadedDocument, _ localization: Localization, _ assets: ProjectAssets?
  ) throws -> [LayoutDrawing] {
    var resolving = DocumentResolving(
      loaded, scenes: try loaded.scenes(named: sceneOptions.ids), localization: localization)
    var drawings: [LayoutDrawing] = []
    let requests = runtime.applied(to: try environment.environments(for: loaded.tree.kind))
    var preview: PreviewDocument?
    resolving.forEachLayout(in: requests) { layout in
      // Scenes without a view (placeholders, navigation controllers) make no picture.
      guard !layout.views.isEmpty else { return }
      let texts = layout.environment.texts
      if preview?.texts != texts {
        preview = PreviewDocument(loaded.document, texts: texts, assets: assets)
      }
      guard let preview else { return }
      drawings.append(
        LayoutDrawing(
          markingFaultsOf: layout, of: preview, title: FilePaths.lastComponent(of: loaded.name)))
    }
    if drawings.isEmpty { throw CommandFailure.nothingToDraw(document: loaded.name) }
    // Controllers that only show others have a picture where they are named, or where there is no other.
    let screens = drawings.filter { !$0.isContainer }
    return screens.isEmpty || !sceneOptions.ids.isEmpty ? drawings : screens
  }

  private var options: PreviewOptions {
    var layers = self.layers?.layers ?? []
    if constraints { layers.insert(.constraints) }
    if names { layers.insert(.names) }
    if margins { layers.insert(.margins) }
    if wireframe { layers.insert(.frames) }
    return PreviewOptions(layers: layers, showsColors: !wireframe, appearance: appearance)
  }

  private func bytes(
    of drawings: [LayoutDrawing], as format: PictureFormat, _ loaded: LoadedDocument,
    _ context: CommandContext
  ) throws -> [UInt8] {
    switch format {
    case .text:
      return drawings.map { characters($0, context) + "\n" }.flatMap { Array($0.utf8) }
    case .svg, .png, .pdf:
      return try PictureWriter(format).bytes { fitting in
        if segues {
          return StoryboardSheet(drawings, title: FilePaths.lastComponent(of: loaded.name))
            .svg(options, fitting: fitting)
        }
        if let only = drawings.first, drawings.count == 1, !sheet {
          return only.svg(options, fitting: fitting)
        }
        var sheet = ContactSheet(drawings, title: FilePaths.lastComponent(of: loaded.name))
        if environment.allCells { sheet.noteCells(of: loaded.document) }
        return sheet.svg(options, fitting: fitting)
      }
    }
  }

  private func characters(
    _ drawing: LayoutDrawing, _ context: CommandContext
  ) -> String {
    TerminalDrawing(drawing).text(columns: columns(context))
  }

  private func writeFiles(
    _ drawings: [LayoutDrawing], as format: PictureFormat, of loaded: LoadedDocument,
    to folder: String, _ context: CommandContext
  ) throws {
    var base = folder
    while base.count > 1, base.hasSuffix("/") { base.removeLast() }
    for drawing in drawings {
      let name = fileName(of: drawing) + "." + format.fileExtension
      let bytes =
        format == .text
        ? Array((characters(drawing, context) + "\n").utf8)
        : try PictureWriter(format).bytes { drawing.svg(options, fitting: $0) }
      try ExportTarget.write(bytes, documentName: name, below: base, in: context)
    }
    let count = drawings.count == 1 ? "1 picture" : "\(drawings.count) pictures"
    try context.note("\(count) written to '\(base)'")
  }

  /// `Main-BYZ-38-t0r-iphone-4.7-portrait`, without an extension.
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
    if environment.hasImposedCell { parts.append(environment.cell.description) }
    let name = parts.joined(separator: "-")
    // Ids may hold anything; a file has a name that can be typed.
    return String(name.map { $0 == "/" || $0 == " " || $0.isControl ? "-" : $0 })
  }

  private func columns(_ context: CommandContext) -> Int {
    context.environment["COLUMNS"].flatMap { Int($0) }.map { min(max($0, 20), 400) } ?? 80
  }
}

extension Character {
  fileprivate var isControl: Bool { unicodeScalars.contains { $0.isControl } }
}
