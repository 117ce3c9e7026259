import ArgumentParser
import Diagnostics
import HostAccess
import LayoutModel
import LayoutPreview
import LayoutWorkbench
import PlainText
import ProjectFolders

struct ReportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write a page with pictures of all scenes and what 'check' finds in them.",
    discussion: """
      One HTML file that loads nothing, to open, send or keep with a build: pictures of the scenes of \
      all documents, findings beside them, what the nine size classes say. A click on a picture tells \
      of the view there, a second one of the view around it.

        ninegrid report App -o report.html
        ninegrid report Main.storyboard --sweep -o report.html
        ninegrid report Main.storyboard --device iphone-4.7 --device ipad-11 -o report.html

      Exits with 1 if an error or a warning is found, with 2 if a document could not be read.
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
    help: ArgumentHelp("Colours: light or dark; by default as the canvas.", valueName: "look"))
  var appearance: PreviewAppearance?

  @Flag(
    name: .long,
    help: "Add a slider to each scene that runs through its widths, from 320 to 1366 points.")
  var sweep = false

  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup(title: "While the program runs") var runtime: RuntimeOptions

  func validate() throws {
    guard let output, let dot = output.lastIndex(of: ".") else { return }
    let ending = output[dot...].lowercased()
    guard [".html", ".htm"].contains(ending) || ending.contains("/") else {
      throw ValidationError("'\(output)': a report is HTML (.html).")
    }
  }

  func run() async throws {
    let context = output == nil ? CommandContext.current : CommandContext.current.lasting
    let failures = FailureCollector(in: context)
    let catalog = DocumentCatalog(input.store, in: context)
    let localization = try Localization(environment.texts, in: context)
    try context.report(environment.notesOnSizeClasses())
    let references = sharding.chosen(
      try catalog.references(for: input.documents, failures: failures), in: context)
    let widths = sweep ? try SweepWork.usual(localization) : nil
    let loader = try DocumentLoader(catalog, references)
    let library = try AssetLibrary(assets, in: context)
    var documents: [ReportPage.Document] = []
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
        var report = DocumentReport(
          loaded, sceneOptions.chosen(in: loaded),
          requests: runtime.applied(
            to: try environment.environments(
              for: loaded.tree.kind, of: projects.apps(around: loaded.name))),
          localization, assets: library.assets(around: loaded.name),
          appearance: appearance ?? projects.appearance(around: loaded.name),
          widths: widths)
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
        if !report.chosen.areElsewhere { documents.append(report.document) }
      } catch {
        try failures.add(error, document: reference.shownName)
        documents.append(
          ReportPage.Document(
            name: reference.shownName, scenes: [], note: "It can't be read: \(Self.reason(error))"))
      }
      return true
    }
    for failure in sceneOptions.failures(chosen) { try failures.add(failure) }
    if let failure = UnknownObjects.failure(unknown) {
      try failures.add(failure)
      return try failures.finish()
    }
    try context.report(library.diagnostics)
    let title = input.documents.count == 1 ? input.documents[0] : "\(documents.count) documents"
    let page = ReportPage(title: "Layouts of \(title)", documents: documents)
    let bytes = Array(page.html.utf8)
    if let output {
      try writeFileAtomically(bytes, to: context.absolutePath(output), named: output)
      let scenes = documents.reduce(0) { $0 + $1.scenes.count }
      try context.note(
        "'\(output)' shows \(scenes) \(scenes == 1 ? "scene" : "scenes") of \(documents.count) \(documents.count == 1 ? "document" : "documents")"
      )
    } else {
      try context.standardOutput.write(bytes)
    }
    try failures.finish(hasFindings: page.hasFaults)
  }
}

extension ReportCommand {
  /// What a page tells of a document that can't be read.
  fileprivate static func reason(_ error: any Error) -> String {
    guard case DocumentFailure.documents(let diagnostics) = error, let first = diagnostics.first
    else { return ErrorSentence(error).message }
    return first.message + (first.location.map { " (line \($0.line))" } ?? "")
  }
}

extension ReportPage {
  /// Whether there is an error or a warning.
  fileprivate var hasFaults: Bool {
    documents.contains { document in
      (document.findings + document.scenes.flatMap(\.findings)).contains { $0.severity != "note" }
    }
  }
}
