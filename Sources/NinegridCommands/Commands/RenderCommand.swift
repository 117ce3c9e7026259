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

  @Option(
    name: .long,
    help: ArgumentHelp(
      "svg or text; by default what the file is called (.svg, .txt), else svg.", valueName: "format"
    ))
  var format: PictureFormat?

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
    let loaded = try DocumentCatalog(store, in: context).single(document)
    try context.report(loaded.diagnostics.filter { $0.severity == .error })
    let localization = try Localization(environment.texts, in: context)
    try context.report(environment.notesOnSizeClasses())
    try context.report(localization.notes(on: [localization.subject(loaded)]))
    try context.report(
      environment.notes(onUnknownViews: [environment.unknownViews(in: loaded.document)]))
    let drawings = try self.drawings(of: loaded, localization)
    if let output,
      output.hasSuffix("/") || FileKind(context.absolutePath(output)) == .directory
    {
      try writeFiles(drawings, as: format, of: loaded, to: output, context)
    } else {
      let text =
        switch format {
        case .svg: picture(of: drawings, named: loaded.name)
        case .text:
          drawings.map { characters($0, of: loaded, context) + "\n" }.joined()
        }
      if let output {
        try writeFileAtomically(
          Array(text.utf8), to: context.absolutePath(output), named: output)
      } else if format == .text {
        let lines = text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
        try context.print(lines.map(String.init))
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

  private func characters(
    _ drawing: LayoutDrawing, of loaded: LoadedDocument, _ context: CommandContext
  ) -> String {
    TerminalDrawing(drawing.layout, of: loaded.document).text(columns: columns(context))
  }

  private func writeFiles(
    _ drawings: [LayoutDrawing], as format: PictureFormat, of loaded: LoadedDocument,
    to folder: String, _ context: CommandContext
  ) throws {
    var base = folder
    while base.count > 1, base.hasSuffix("/") { base.removeLast() }
    for drawing in drawings {
      let name = fileName(of: drawing) + "." + format.fileExtension
      let text =
        format == .svg ? drawing.svg(options) : characters(drawing, of: loaded, context) + "\n"
      try ExportTarget.write(Array(text.utf8), documentName: name, below: base, in: context)
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

/// What `render` draws with.
enum PictureFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case svg, text
  static var allValueStrings: [String] { allCases.map(\.rawValue) }

  var fileExtension: String { self == .svg ? "svg" : "txt" }

  /// What a file of that name holds; `nil` where its extension says nothing of the kind.
  init?(fileName: String) {
    switch Self.extension(of: fileName)?.lowercased() {
    case "svg": self = .svg
    case "txt", "text": self = .text
    default: return nil
    }
  }

  private static func `extension`(of fileName: String) -> String? {
    let name = FilePaths.lastComponent(of: fileName)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    return String(name[name.index(after: dot)...])
  }

  /// Refuses a file name that says something else than what would be in the file.
  ///
  /// - Parameter format: what is asked for; `nil` for what the name says.
  static func check(_ fileName: String, as format: PictureFormat?) throws {
    guard let ending = Self.extension(of: fileName) else { return }
    if let said = PictureFormat(fileName: fileName) {
      guard let format, format != said else { return }
      throw ValidationError(
        "'\(fileName)' is a name for \(said.rawValue), and '--format \(format.rawValue)' says otherwise."
      )
    }
    throw ValidationError(
      "'\(fileName)': pictures are SVG (.svg) or characters (.txt), and cannot be written as .\(ending)."
    )
  }
}

extension Character {
  fileprivate var isControl: Bool { unicodeScalars.contains { $0.isControl } }
}
