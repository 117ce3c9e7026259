import ArgumentParser
import Diagnostics
import DocumentAccess
import ElementTree
import HostAccess
import LayoutEngine
import LayoutModel
import LayoutPreview
import LayoutWorkbench
import PlainText
import ProjectFolders
import Reports

struct RenderCommand: ParsableCommand, EnvironmentGroups {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw resolved scenes as SVG, PNG or PDF, or in the terminal.",
    discussion: """
      One scene in one environment is one picture. Several become a sheet or, with -o FOLDER/, a file each. The \
      options of the environment are those of 'resolve'. Texts are stretched to the widths that were measured, so that \
      any font fits. Images and colours come from the asset catalogues of the project around the document. A grey \
      placeholder stands for an image that is not found. Paler rows and items, marked as samples, stand for those that \
      code adds.

        ninegrid render Main.storyboard --device iphone-4.7 -o main.svg
        ninegrid render Main.storyboard --scene BYZ-38-t0r --constraints > a.svg
        ninegrid render Main.storyboard --appearance dark -o main.png
        ninegrid render Main.storyboard --all-devices -o sheet.svg
        ninegrid render Main.storyboard --across text-sizes -o sizes.png
        ninegrid render Main.storyboard --rotate --device iphone-4.7 -o turned.svg
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
      "svg, png, pdf or text; by default, as the name of the file ends, else svg.",
      valueName: "format"))
  var format: PictureFormat?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "What to draw over the views, separated by commas: constraints, frames, margins, names, safe-area, stacks, hit-areas, or all.",
      valueName: "list"),
    transform: LayersArgument.init(text:))
  var layers: LayersArgument?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The appearance: light or dark; by default, that of the canvas.", valueName: "look"))
  var appearance: PreviewAppearance?

  @OptionGroup var assets: AssetOptions
  @OptionGroup var exit: ExitOptions

  @Flag(name: .long, help: "Draw constraints with their constants.")
  var constraints = false

  @Flag(name: .long, help: "Write the names of views.")
  var names = false

  @Flag(name: .long, help: "Draw margins.")
  var margins = false

  @Flag(name: .long, help: "Draw outlines in the system's colours instead of the document's.")
  var wireframe = false

  @Flag(name: .long, help: "Put all pictures on one sheet, even if there is only one.")
  var sheet = false

  @Flag(
    name: .long,
    help: "Put all scenes on one sheet, in the order of the segues, with the segues as arrows.")
  var segues = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Draw each scene for all text-sizes, languages (those of the project, and pseudolanguages) or directions. Pictures that look the same are drawn once.",
      valueName: "what"))
  var across: SheetAxis?

  @Flag(
    name: .long,
    help: "Turn the device from portrait to landscape and back, as an animated SVG of one scene.")
  var rotate = false

  @OptionGroup(title: "Environment") var devices: DeviceOptions
  @OptionGroup(title: "Environment") var traits: TraitOptions
  @OptionGroup(title: "Environment") var hiddenViews: HiddenViewOptions
  @OptionGroup(title: "Texts") var texts: TextOptions

  @OptionGroup(title: "While the program runs") var runtime: RuntimeOptions

  mutating func validate() throws {
    output = output.unlessStandardOutput
    // The name of a folder may have any extension.
    if let output, !output.hasSuffix("/"),
      FileKind(CommandContext.current.absolutePath(output)) != .directory
    {
      try PictureFormat.check(output, as: format)
    }
    try validateSheet()
  }

  private func validateSheet() throws {
    if rotate {
      let others = EnvironmentOptions.names(of: [
        ("--across", across != nil), ("--segues", segues), ("--sheet", sheet),
        ("--orientation", environment.orientation != nil),
        ("--all-devices", environment.allDevices),
        ("--size", !environment.sizes.isEmpty), ("--as-designed", environment.asDesigned),
      ])
      if let option = others.first {
        throw ValidationError("'--rotate' turns one device; leave out '\(option)'.")
      }
      let said = format ?? output.flatMap { PictureFormat(fileName: $0) } ?? .svg
      guard said == .svg else {
        throw ValidationError(
          "'--rotate' makes an animated SVG, and \(said.rawValue) stands still.")
      }
    }
    let given: [SheetAxis: String?] = [
      .textSizes: environment.traits.textSize == nil ? nil : "--text-size",
      .languages: environment.texts.pseudo.isEmpty ? nil : "--pseudo",
      .directions: environment.traits.direction == .ltr ? nil : "--direction",
    ]
    if let across, segues {
      throw ValidationError(
        "'--segues' shows each scene once, and '--across \(across.rawValue)' several times.")
    }
    if let across, let option = given[across] ?? nil {
      throw ValidationError(
        "'--across \(across.rawValue)' goes through all; leave out '\(option)'.")
    }
  }

  func run() throws {
    let format =
      self.format ?? output.flatMap { PictureFormat(fileName: $0) } ?? .svg
    let context = output == nil ? CommandContext.current : CommandContext.current.lasting
    let loaded = try runtime.applied(
      to: try DocumentCatalog(store, in: context).single(document), environment.views)
    try context.report(loaded.diagnostics.filter { $0.severity == .error })
    let localization = try Localization(environment.texts, in: context)
    try context.report(environment.notesOnSizeClasses())
    try context.report(localization.notes(on: [localization.subject(loaded)]))
    let library = try AssetLibrary(self.assets, in: context)
    let assets = library.assets(around: loaded.name)
    if format == .png || format == .pdf { try PictureWriter.checkLibrary() }
    var drawings = try self.drawings(of: loaded, localization, assets, context)
    if across != nil {
      drawings = LayoutDrawing.joiningEqual(drawings)
      for sentence in drawings.compactMap(\.sentenceOfEqual) {
        try context.note("note: \(sentence)")
      }
    }
    if rotate, drawings.count != 2, output?.hasSuffix("/") != true {
      throw ValidationError(
        "'--rotate' makes a picture of one scene, and there are \(drawings.count / 2); choose one with '--scene', or write all into '-o FOLDER/'."
      )
    }
    if segues, Set(drawings.map(\.layout.scene)).count < drawings.count {
      throw ValidationError("'--segues' shows each scene once. Name one device or size.")
    }
    let missing = MissingLetters()
    if let output,
      output.hasSuffix("/") || FileKind(context.absolutePath(output)) == .directory
    {
      try writeFiles(drawings, as: format, of: loaded, to: output, missing, context)
    } else {
      let bytes = try self.bytes(of: drawings, as: format, loaded, missing, context)
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
    try context.report(library.diagnostics)
    for note in missing.notes { try context.note(note) }
    try tellFaults(of: drawings, named: loaded.name, context)
  }

  /// Reports which layouts have no solution, or many, and ends with 1 if there are any.
  private func tellFaults(
    of drawings: [LayoutDrawing], named name: String, _ context: CommandContext
  ) throws {
    let layouts = drawings.flatMap(\.layouts)
    var found = LayoutDiagnostics(environmentCount: Set(layouts.map(\.environment)).count)
    var hasFindings = false
    for var layout in layouts where layout.status == .ambiguous || layout.status == .unsatisfiable {
      hasFindings = true
      layout.diagnostics.removeAll { $0.code == .truncatedText || $0.severity == .note }
      found.add(layout)
    }
    try context.report(found.diagnostics(inFile: name))
    if hasFindings { throw ExitCode.findings }
  }

  private func drawings(
    of loaded: LoadedDocument, _ localization: Localization, _ assets: ProjectAssets?,
    _ context: CommandContext
  ) throws -> [LayoutDrawing] {
    let scenes = try loaded.scenes(named: sceneOptions.ids)
    let variants =
      try across?.variants(
        of: loaded, localization, strings: environment.texts.strings, in: context)
      ?? [SheetAxis.Variant(localization: localization)]
    var resolvings = variants.map {
      DocumentResolving(loaded, scenes: scenes, localization: $0.localization)
    }
    let requests = runtime.applied(to: try environments(for: loaded.tree.kind))
    let columns = SplitColumnScenes(
      showsColumnsTogether ? loaded.document : nil, scenes: sceneOptions.ids.isEmpty ? scenes : [])
    var previews: [TextSubstitutions: PreviewDocument] = [:]
    var drawings: [LayoutDrawing] = []
    for scene in scenes {
      for request in requests {
        for (place, variant) in variants.enumerated() {
          let request = request.with(variant.overrides)
          guard let screen = columns.screen(of: scene, in: request) else { continue }
          let layout = resolvings[place].layout(scene: scene, in: screen.request)
          // Scenes without a view (placeholders, navigation controllers) have no picture.
          guard !layout.views.isEmpty else { continue }
          let texts = layout.environment.texts
          let preview =
            previews[texts] ?? PreviewDocument(loaded.document, texts: texts, assets: assets)
          previews[texts] = preview
          let title = FilePaths.lastComponent(of: loaded.name)
          var drawing = LayoutDrawing(markingFaultsOf: layout, of: preview, title: title)
          drawing.fillContainers(resolvings[place].embedded(in: scene, screen.request))
          drawing.split = screen.beside(layout) { scene, request in
            let layout = resolvings[place].layout(scene: scene, in: request)
            var other = LayoutDrawing(markingFaultsOf: layout, of: preview, title: title)
            other.fillContainers(resolvings[place].embedded(in: scene, request))
            return other
          }
          drawing.caption = variant.name
          drawings.append(drawing)
        }
      }
    }
    if drawings.isEmpty {
      let properties = loaded.document.properties
      throw properties.isTouch
        ? DocumentFailure.nothingToDraw(document: loaded.name)
        : .unsupportedRuntime(document: loaded.name, runtime: properties.targetRuntime)
    }
    // Controllers that only show others have a picture if they are named, or if there is no other scene.
    let screens = drawings.filter { !$0.isContainer }
    return screens.isEmpty || !sceneOptions.ids.isEmpty ? drawings : screens
  }

  /// Whether the columns of a split view are one picture. They are not if segues are drawn, which
  /// lead from scene to scene, in a rotation, which moves the views of one scene, and in
  /// characters, which have no room for two columns.
  private var showsColumnsTogether: Bool {
    !segues && !rotate && (format ?? output.flatMap { PictureFormat(fileName: $0) }) != .text
  }

  /// The environments that the options name. A rotation takes a device in both orientations.
  private func environments(for kind: DocumentKind) throws -> [RequestedEnvironment] {
    guard rotate else { return try environment.environments(for: kind) }
    let name = environment.device.first ?? usualDeviceName
    guard environment.device.count < 2 else {
      throw ValidationError("'--rotate' turns one device; name one.")
    }
    var turned = environment
    turned.device = [name]
    turned.orientation = .both
    return try turned.environments(for: kind)
  }
}
