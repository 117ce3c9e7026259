import Diagnostics
package import DocumentAccess
package import HostAccess
import LayoutComparison
import LayoutEngine
import LayoutModel
import LayoutPreview
package import LayoutWorkbench
package import ProjectFolders

/// Prints the differences as a page: pictures of the scenes that change, before and after, with the changes
/// beside them.
package struct DifferenceHTML: DifferencePrinter {
  package let context: CommandContext
  private let environment: any EnvironmentChoice
  private let runtime: any RuntimeChoice
  private let library: AssetLibrary
  private let localization: Localization
  private var documents: [ReportPage.Document] = []

  package init(
    _ environment: any EnvironmentChoice, _ runtime: any RuntimeChoice, _ assets: any AssetChoice,
    in context: CommandContext
  ) throws {
    self.environment = environment
    self.runtime = runtime
    self.context = context
    library = try AssetLibrary(assets, in: context)
    localization = try Localization(environment.textChoice, in: context)
    try context.report(environment.notesOnSizeClasses())
  }

  package func begin() {}

  package mutating func add(_ compared: ComparedPair) throws {
    guard compared.isDifferent else { return }
    let drawings = try ComparedDrawings(compared, environment, runtime, localization, library)
    let scenes = drawings.scenes.map(Self.scene)
    let rows = drawings.rows
    let known = Set(scenes.map(\.id.text))
    let constraints = ConstraintLookup(compared.new.document)
    documents.append(
      ReportPage.Document(
        name: compared.pair.title, scenes: scenes,
        findings: rows.filter { !known.contains($0.scene ?? "") }
          .map { Self.finding($0, constraints) },
        note: compared.report.summary))
  }

  package func finish(failures: Int) throws {
    var documents = documents
    if failures > 0 {
      let count = failures == 1 ? "1 document" : "\(failures) documents"
      documents.append(
        ReportPage.Document(name: "\(count) could not be compared", scenes: []))
    }
    let title = documents.isEmpty ? "No layout changes" : "Layout changes"
    try context.standardOutput.write(
      Array(ReportPage(title: title, documents: documents).html.utf8))
  }

  private static func scene(_ scene: ComparedDrawings.Scene) -> ReportPage.Scene {
    var pictures: [ReportPage.Picture] = []
    for pair in scene.pairs {
      let isWhole = pair.before != nil && pair.after != nil
      if let old = pair.before { pictures.append(picture(of: old, scene, isWhole ? .before : nil)) }
      if let new = pair.after { pictures.append(picture(of: new, scene, isWhole ? .after : nil)) }
    }
    let constraints = (scene.pairs[0].after ?? scene.pairs[0].before)
      .map { ConstraintLookup($0.document) }
    let sentences = Dictionary(grouping: scene.rows, by: \.id)
    return ReportPage.Scene(
      id: scene.id, title: scene.title, pictures: pictures,
      findings: constraints.map { known in scene.rows.map { finding($0, known) } } ?? [],
      views: scene.views.map { view in
        ReportPage.View(
          id: view.id, name: view.name, kind: view.kind.displayName,
          reasons: (sentences[view.id.text] ?? []).map(\.sentence))
      })
  }

  private static func picture(
    of drawing: LayoutDrawing, _ scene: ComparedDrawings.Scene,
    _ side: ReportPage.Picture.Side?
  ) -> ReportPage.Picture {
    var frames: [ObjectID: Rect] = [:]
    for (view, frame) in zip(drawing.layout.views, drawing.screenFrames) {
      frames[view.id] = frame
    }
    var options = PreviewOptions(showsTitle: false)
    options.showsBackdrop = false
    return ReportPage.Picture(
      caption: (side.map { $0 == .before ? "Before, " : "After, " } ?? "")
        + drawing.layout.environment.caption,
      detail: drawing.environmentCaption,
      svg: drawing.svg(options),
      frames: scene.views.map { frames[$0.id] },
      side: side)
  }

  private static func finding(
    _ row: DifferenceRow, _ constraints: ConstraintLookup
  ) -> ReportPage.Finding {
    ReportPage.Finding(
      severity: "change", rule: row.change, message: row.sentence, hint: nil, place: nil,
      objects: row.id.isEmpty ? [] : constraints.withItems([row.id]))
  }
}
