import ArgumentParser
import Diagnostics
import DocumentAccess
import ElementTree
import HostAccess
import LayoutModel
import LayoutPreview
import LayoutWorkbench
import PlainText
import ProjectFiles
import ProjectFolders
import Reports

struct ReportCommand: AsyncParsableCommand, EnvironmentGroups {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write a page with pictures of all scenes and what 'check' finds in them.",
    discussion: """
      The result is one HTML file that loads nothing else, so you can open it, send it or keep it with a build. It has \
      pictures of the scenes of all documents, the worst first and by folder, with their findings and what the nine \
      size classes say. It also shows which scene has errors on which device of the app, and how segues lead through \
      the app. A click on a picture describes the view there; a second click describes the view around it. If there \
      are more than \(ReportPage.mostScenes) scenes, the rest is in further files, such as 'report-2.html'.

        ninegrid report App -o report.html
        ninegrid report Main.storyboard --sweep -o report.html
        ninegrid report App --history 12 -o report.html
        ninegrid report App --device iphone-4.7 --device ipad-11 -o report.html

      Exits with 1 if there is an error or a warning, with 2 if a document could not be read.
      """)

  @OptionGroup var input: DocumentArguments

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The file to write; standard output by default.", valueName: "path"))
  var output: String?

  @OptionGroup var sharding: ShardOptions
  @OptionGroup var sceneOptions: SceneOptions
  @OptionGroup var assets: AssetOptions
  @OptionGroup var exit: ExitOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The appearance: light or dark; by default, that of the canvas.", valueName: "look"))
  var appearance: PreviewAppearance?

  @Flag(
    name: .long,
    help: "Add a slider to each scene that runs through its widths, from 320 to 1366 points.")
  var sweep = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Add a filmstrip to each scene: its last changes in git, from 2 to \(SceneFilms.mostFrames) pictures.",
      valueName: "count"))
  var history: Int?

  @OptionGroup(title: "Environment") var devices: DeviceOptions
  @OptionGroup(title: "Environment") var traits: TraitOptions
  @OptionGroup(title: "Environment") var hiddenViews: HiddenViewOptions
  @OptionGroup(title: "Texts") var texts: TextOptions
  @OptionGroup(title: "While the program runs") var runtime: RuntimeOptions

  mutating func validate() throws {
    output = output.unlessStandardOutput
    if let history, !(2...SceneFilms.mostFrames).contains(history) {
      throw ValidationError("'--history' is from 2 to \(SceneFilms.mostFrames) pictures.")
    }
    guard let output, let dot = output.lastIndex(of: ".") else { return }
    let ending = output[dot...].lowercased()
    guard [".html", ".htm"].contains(ending) || ending.contains("/") else {
      throw ValidationError("'\(output)': a report is HTML (.html).")
    }
  }

  func run() async throws {
    let context = output == nil ? CommandContext.current : CommandContext.current.lasting
    let failures = FailureCollector(in: context)
    let catalog = DocumentCatalog(input, in: context)
    let localization = try Localization(environment.texts, in: context)
    try context.report(environment.notesOnSizeClasses())
    let references = sharding.chosen(
      try catalog.references(for: input.documents, failures: failures), in: context)
    let widths = sweep ? try SweepWork.usual(localization) : nil
    let films = try history.map { try self.films($0, in: context) }
    let loader = try DocumentLoader(catalog, references)
    let library = try AssetLibrary(assets, in: context)
    var documents: [ReportPage.Document] = []
    var devices: [ReportDevices] = []
    var segues: [DocumentSegues] = []
    var mainStoryboards: Set<String> = []
    var chosen: [ChosenScenes] = []
    var unknown: [UnknownObjects] = []
    let progress = ProgressLine(
      total: references.count, unit: "documents", beside: .text, in: context)
    var done = 0
    let projects = AppProjects(in: context)
    try await forEachInOrder(references, jobs: context.processorCount) { reference in
      Result<DocumentReport, any Error> {
        let (loaded, unknown) = try runtime.applied(
          toOneOfSeveral: try loader.load(reference), environment.views)
        let apps = projects.apps(around: loaded.name)
        var report = DocumentReport(
          loaded, sceneOptions.chosen(in: loaded),
          requests: runtime.applied(
            to: try environment.environments(for: loaded.tree.kind, of: apps)),
          localization, assets: library.assets(around: loaded.name),
          appearance: appearance ?? projects.appearance(around: loaded.name),
          widths: widths, history: films,
          devices: isOnAllDevices
            ? ReportDevices(runtime.applied(to: environment.environmentsOnAllDevices(of: apps)))
            : .none)
        report.unknown = unknown
        try report.make()
        return report
      }
    } consume: { reference, result in
      done += 1
      try progress.update(done)
      do {
        let report = try result.get()
        chosen.append(report.chosen)
        unknown.append(report.unknown)
        if !report.chosen.areElsewhere {
          documents.append(report.document)
          devices.append(report.devices)
          if let own = report.segues {
            segues.append(own)
            let apps = projects.apps(around: own.name)
            mainStoryboards.formUnion(apps.compactMap { $0.mainStoryboard?.value })
          }
        }
      } catch {
        try failures.add(error, document: reference.shownName)
        var document = ReportPage.Document(
          name: reference.shownName, scenes: [], note: "It can't be read: \(Self.reason(error))")
        document.isLost = true
        documents.append(document)
        devices.append(.none)
      }
      return true
    }
    for failure in sceneOptions.failures(chosen) { try failures.add(failure) }
    if let failure = UnknownObjects.failure(unknown) {
      try failures.add(failure)
      return try failures.finish()
    }
    try context.report(library.diagnostics)
    let title =
      input.documents.count == 1
      ? FilePaths.lastComponent(of: context.absolutePath(input.documents[0]))
      : "\(documents.count) documents"
    var page = ReportDevices.joined(
      ReportPage(title: "Layouts of \(title)", documents: documents), devices)
    if segues.contains(where: { !$0.segues.isEmpty }) {
      page.map = AppMap(segues, entry: mainStoryboards)
    }
    page.imageScaling = InstalledImageScaling()
    try write(page, in: context)
    try failures.finish(hasFindings: page.hasFaults)
  }
}

extension ReportCommand {
  /// The history of the repository around the first document, or around the working directory.
  private func films(_ most: Int, in context: CommandContext) throws -> ReportHistory {
    let first = input.documents.first.map { context.absolutePath($0) }
    let folder = first.map { FileKind($0) == .directory ? $0 : FilePaths.parent(of: $0) }
    let history = try ReportHistory(
      around: folder.flatMap { FileKind($0) == nil ? nil : $0 } ?? context.workingDirectory,
      most: most, in: context)
    if history.isShallow {
      try context.note(
        "note: this is a shallow clone: what is older than its first commits is not there")
    }
    return history
  }

  /// Whether all devices are used, because none is named.
  private var isOnAllDevices: Bool {
    environment.isDefault || environment.asDesigned || environment.takesAllDevices
  }

  /// Writes one file, or several beside each other if there are too many scenes. On standard output it is
  /// always one.
  private func write(_ page: ReportPage, in context: CommandContext) throws {
    guard let output else { return try context.standardOutput.write(Array(page.html.utf8)) }
    let path = context.absolutePath(output)
    let parts = page.parts(file: FilePaths.lastComponent(of: output))
    for part in parts {
      let name = part.part.map { $0.files[$0.number - 1] } ?? FilePaths.lastComponent(of: output)
      try writeFileAtomically(
        Array(part.html.utf8), to: FilePaths.parent(of: path) + "/" + name, named: name)
    }
    let scenes = page.documents.reduce(0) { $0 + $1.scenes.count }
    try context.note(
      "'\(output)' shows \(scenes) \(scenes == 1 ? "scene" : "scenes") of \(page.documents.count) \(page.documents.count == 1 ? "document" : "documents")"
        + (parts.count == 1
          ? "" : ", \(ReportPage.mostScenes) on each of \(parts.count) pages, worst first"))
  }

  /// The sentence of a page about a document that can't be read.
  fileprivate static func reason(_ error: any Error) -> String {
    guard case DocumentFailure.documents(let diagnostics) = error, let first = diagnostics.first
    else { return ErrorSentence(error).message }
    return first.message + (first.location.map { " (line \($0.line))" } ?? "")
  }
}

extension ReportPage {
  /// Whether the page has an error or a warning.
  fileprivate var hasFaults: Bool {
    documents.contains { document in
      (document.findings + document.scenes.flatMap(\.findings)).contains { $0.severity != "note" }
    }
  }
}
