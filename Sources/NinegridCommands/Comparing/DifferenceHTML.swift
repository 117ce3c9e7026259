import Diagnostics
import LayoutComparison
import LayoutEngine
import LayoutModel
import LayoutPreview

/// What differs, as a page: pictures of the scenes that change, before and after, with the changes beside them.
struct DifferenceHTML: DifferencePrinter {
  let context: CommandContext
  private let environment: EnvironmentOptions
  private let runtime: RuntimeOptions
  private let assets: AssetOptions
  private let localization: Localization
  private var documents: [ReportPage.Document] = []

  init(
    _ environment: EnvironmentOptions, _ runtime: RuntimeOptions, _ assets: AssetOptions,
    in context: CommandContext
  ) throws {
    self.environment = environment
    self.runtime = runtime
    self.assets = assets
    self.context = context
    localization = try Localization(environment.texts, in: context)
    try context.report(environment.notesOnSizeClasses())
  }

  func begin() {}

  mutating func add(_ compared: ComparedPair) throws {
    guard compared.isDifferent else { return }
    let rows = compared.report.rows(from: compared.old.document, to: compared.new.document)
    let (old, new) = try runtime.applied(to: compared.old, compared.new)
    let requests = runtime.applied(to: try environment.environments(for: new.tree.kind))
    let before = Side(old, requests, localization, try assets.read(around: old, in: context))
    let after = Side(new, requests, localization, try assets.read(around: new, in: context))
    var scenes: [ReportPage.Scene] = []
    var seen: Set<ObjectID> = []
    for drawing in after.drawings + before.drawings
    where seen.insert(drawing.layout.scene).inserted {
      let id = drawing.layout.scene
      let scene = Self.scene(
        id, before: before.drawings.filter { $0.layout.scene == id },
        after: after.drawings.filter { $0.layout.scene == id },
        rows.filter { $0.scene == id.text })
      if let scene { scenes.append(scene) }
    }
    let known = Set(scenes.map(\.id.text))
    documents.append(
      ReportPage.Document(
        name: compared.pair.title, scenes: scenes,
        findings: rows.filter { !known.contains($0.scene ?? "") }
          .map { Self.finding($0, in: new.document) },
        note: compared.report.summary))
  }

  func finish(failures: Int) throws {
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

  /// A side of the comparison, drawn.
  private struct Side {
    var drawings: [LayoutDrawing]

    init(
      _ loaded: LoadedDocument, _ requests: [RequestedEnvironment], _ localization: Localization,
      _ assets: ProjectAssets?
    ) {
      guard loaded.document.properties.isTouch else {
        drawings = []
        return
      }
      var resolving = DocumentResolving(loaded, localization: localization)
      var preview: PreviewDocument?
      var drawings: [LayoutDrawing] = []
      resolving.forEachLayout(in: requests) { layout in
        guard !layout.views.isEmpty else { return }
        let texts = layout.environment.texts
        if preview?.texts != texts {
          preview = PreviewDocument(loaded.document, texts: texts, assets: assets)
        }
        if let preview { drawings.append(LayoutDrawing(layout, of: preview, title: "")) }
      }
      self.drawings = drawings
    }
  }

  /// - Returns: `nil` for a scene in which nothing changes.
  private static func scene(
    _ id: ObjectID, before: [LayoutDrawing], after: [LayoutDrawing], _ rows: [DifferenceRow]
  ) -> ReportPage.Scene? {
    var pictures: [ReportPage.Picture] = []
    let shown = after.isEmpty ? before : after
    let views = shown.first?.layout.views ?? []
    var moves = false
    for index in shown.indices {
      var old = before.indices.contains(index) ? before[index] : nil
      var new = after.indices.contains(index) ? after[index] : nil
      let moved = movedViews(old?.layout, new?.layout)
      if !moved.isEmpty { moves = true }
      let changed = moved + rows.map(\.id)
      old?.emphasise(changed, as: .note)
      new?.emphasise(changed, as: .note)
      if let old { pictures.append(picture(of: old, views, new == nil ? nil : .before)) }
      if let new { pictures.append(picture(of: new, views, old == nil ? nil : .after)) }
    }
    guard !rows.isEmpty || moves, let first = shown.first else { return nil }
    return ReportPage.Scene(
      id: id, title: first.sceneName, pictures: pictures,
      findings: rows.map { finding($0, in: first.document) },
      views: views.map { view in
        ReportPage.View(
          id: view.id, name: view.name, kind: view.kind.displayName,
          reasons: rows.filter { $0.id == view.id.text }.map(\.sentence))
      })
  }

  /// Those that are on one side alone, or elsewhere on the screen by a pixel.
  private static func movedViews(_ old: ResolvedLayout?, _ new: ResolvedLayout?) -> [String] {
    guard let old, let new else { return [] }
    let frames = Dictionary(
      old.views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    let moved = new.views.filter { view in
      frames[view.id].map { $0.distance(to: view.frame) > 0.34 } ?? true
    }
    let kept = Set(new.views.map(\.id))
    return moved.map(\.id.text) + old.views.filter { !kept.contains($0.id) }.map(\.id.text)
  }

  private static func picture(
    of drawing: LayoutDrawing, _ views: [ResolvedView], _ side: ReportPage.Picture.Side?
  ) -> ReportPage.Picture {
    var frames: [ObjectID: Rect] = [:]
    for (view, frame) in zip(drawing.layout.views, drawing.screenFrames) {
      frames[view.id] = frame
    }
    return ReportPage.Picture(
      caption: (side.map { $0.rawValue + ", " } ?? "") + drawing.caption,
      svg: drawing.svg(PreviewOptions(showsTitle: false)), frames: views.map { frames[$0.id] },
      side: side)
  }

  private static func finding(
    _ row: DifferenceRow, in document: LayoutDocument
  ) -> ReportPage.Finding {
    ReportPage.Finding(
      severity: "change", rule: row.change, message: row.sentence, hint: nil, place: nil,
      objects: row.id.isEmpty ? [] : document.withItems([row.id]))
  }
}
