import Diagnostics
import LayoutComparison
import LayoutEngine
import LayoutModel
package import LayoutPreview
package import LayoutWorkbench
package import ProjectFolders

/// Makes the part of a report that belongs to one document.
package struct DocumentReport {
  private let loaded: LoadedDocument
  private let requests: [RequestedEnvironment]
  private let localization: Localization
  private let assets: ProjectAssets?
  private let appearance: PreviewAppearance?
  private let constraints: ConstraintLookup
  /// The ranges of sliders; `nil` if no slider is wanted.
  private let widths: SweepWork?
  /// The history for filmstrips; `nil` if none are wanted.
  private let history: ReportHistory?
  /// The devices on which scenes are checked besides those of the pictures.
  package let devices: ReportDevices
  /// The names of the scenes, which are all different.
  private let titles: [String]
  /// The part of the document in the app's map.
  package private(set) var segues: DocumentSegues?
  package private(set) var document: ReportPage.Document
  /// Scenes with a picture, beside which their findings are shown.
  private var drawn: Set<ObjectID> = []
  package let chosen: ChosenScenes
  /// Views that options hide or show, but that the document does not have.
  package var unknown = UnknownObjects.none

  /// - Parameters:
  ///   - chosen: the scenes to draw and check.
  ///   - widths: the ranges of the sliders; `nil` for no sliders.
  ///   - history: the states in git; `nil` for no filmstrips.
  package init(
    _ loaded: LoadedDocument, _ chosen: ChosenScenes, requests: [RequestedEnvironment],
    _ localization: Localization, assets: ProjectAssets?, appearance: PreviewAppearance?,
    widths: SweepWork?, history: ReportHistory? = nil, devices: ReportDevices
  ) {
    self.loaded = loaded
    constraints = ConstraintLookup(loaded.document)
    titles = loaded.document.distinctTitles
    self.requests = requests
    self.localization = localization
    self.assets = assets
    self.appearance = appearance
    self.widths = widths
    self.history = history
    self.devices = devices
    document = ReportPage.Document(name: loaded.name, scenes: [])
    self.chosen = chosen
  }

  /// Draws and checks scenes.
  package mutating func make() throws {
    if chosen.areElsewhere { return }
    guard loaded.document.properties.isTouch else {
      document.note =
        "Documents for \(loaded.document.properties.targetRuntime) are kept and compared, but not resolved."
      return
    }
    segues = DocumentSegues(loaded.document, named: loaded.name)
    let rules = CheckRule.usual
    let report = try DocumentCheck(
      rules: rules, requests: requests, localization: localization, listsNotes: true,
      listsUncertain: false
    ).report(on: loaded, scenes: chosen.positions)
    let summary = GridSummary(loaded.document)
    if summary.cells.contains(where: { $0.cell != .base && $0.text != "-" }) {
      document.grid = summary.text
    }
    let found = try devices.isEmpty ? [] : findingsOnDevices(beside: report)
    document.cells = summary.cells.map { count in
      ReportPage.Document.Cell(
        cell: count.cell, text: count.text == "-" ? nil : count.text,
        heat: Self.heat(of: found, in: count.cell))
    }
    for var scene in try drawnScenes(report.findings) {
      if !devices.isEmpty { look(at: &scene, found) }
      if let widths, let index = loaded.document.scene(scene.id)?.index {
        scene.sweep = sweep(index, widths)
      }
      document.scenes.append(scene)
    }
    try addFilms()
    document.findings = report.findings.filter { !drawn.contains($0.scene) }.map { finding($0) }
  }

  /// The slider of a scene, with its pictures.
  private func sweep(_ scene: Int, _ widths: SweepWork) -> ReportPage.Sweep? {
    guard let range = widths.ranges.first,
      let sweep = widths.sweeps(of: [scene], in: loaded).first
    else { return nil }
    var result = ReportPage.Sweep(sweep, of: loaded.document)
    if sweep.isSupported {
      result.drawings = SweptDrawings(
        sweep, of: scene, over: range, in: loaded, localization, assets: assets,
        appearance: appearance)
    }
    return result
  }

  /// The number of findings on devices of a final cell. A finding on several devices counts once.
  private static func heat(of findings: [CheckFinding], in cell: GridCell) -> ReportPage.Heat {
    let own = findings.filter { $0.environments.contains { $0.cell == cell } }
    let errors = own.count { $0.severity == .error }
    return ReportPage.Heat(errors: errors, warnings: own.count - errors)
  }

  /// Adds the filmstrips of scenes, on a phone or on the first device of the app.
  private mutating func addFilms() throws {
    guard let history, let (newest, older) = try history.newest(of: loaded) else { return }
    let usual = devices.requests.first { request in
      guard case .environment(let environment) = request else { return false }
      return environment.device == usualDeviceName && environment.orientation == .portrait
    }
    guard let request = usual ?? devices.requests.first ?? requests.first else { return }
    var films = SceneFilms(
      on: request, localization, assets: assets, appearance: appearance, most: history.most)
    let states = Array(older.reversed())
    let found = try films.films(
      of: document.scenes.map(\.id), in: newest, older: states.count
    ) { try history.state(states[$0]) }
    for index in document.scenes.indices {
      document.scenes[index].film = found[document.scenes[index].id]
    }
  }

  /// The findings on the devices of the app, without notes.
  private func findingsOnDevices(beside report: CheckReport) throws -> [CheckFinding] {
    try DocumentCheck(
      rules: CheckRule.usual, requests: devices.requests,
      localization: localization, listsNotes: false, listsUncertain: false
    ).report(on: loaded, scenes: chosen.positions).findings
  }

  /// Counts the findings by device, and lists those that the pictures' environment does not show.
  private func look(at scene: inout ReportPage.Scene, _ found: [CheckFinding]) {
    let own = found.filter { $0.scene == scene.id && !$0.environments.isEmpty }
    scene.heat = devices.heat(of: own)
    let known = Set(scene.findings.map { [$0.rule] + $0.objects })
    scene.findingsOnDevices = own.compactMap { item in
      let finding = finding(item, ofEnvironments: devices.requests.count)
      return known.contains([finding.rule] + finding.objects) ? nil : finding
    }
  }

  private mutating func drawnScenes(
    _ findings: [CheckFinding]
  ) throws -> [ReportPage.Scene] {
    var resolving = DocumentResolving(
      loaded, scenes: chosen.positions, localization: localization)
    let columns = SplitColumnScenes(loaded.document, scenes: resolving.scenes)
    var preview: PreviewDocument?
    var inspector: SceneInspector?
    var result: [ReportPage.Scene] = []
    let findings = Dictionary(grouping: findings, by: \.scene)
    for scene in resolving.scenes {
      for request in requests {
        guard let screen = columns.screen(of: scene, in: request) else { continue }
        let layout = resolving.layout(scene: scene, in: screen.request)
        guard !layout.views.isEmpty else { continue }
        let texts = layout.environment.texts
        if preview?.texts != texts {
          preview = PreviewDocument(loaded.document, texts: texts, assets: assets)
          inspector = SceneInspector(loaded.document, texts: texts)
        }
        guard let preview else { continue }
        var drawing = LayoutDrawing(markingFaultsOf: layout, of: preview, title: "")
        let isNamed = findings[layout.scene] != nil
        if drawing.isContainer, !isNamed { continue }
        drawing.fillContainers(resolving.embedded(in: scene, screen.request))
        drawing.split = screen.beside(layout) { scene, request in
          var other = LayoutDrawing(
            markingFaultsOf: resolving.layout(scene: scene, in: request), of: preview, title: "")
          other.fillContainers(resolving.embedded(in: scene, request))
          return other
        }
        drawn.formUnion(drawing.layouts.map(\.scene))
        add(drawing, findings, &inspector, to: &result)
      }
    }
    return result
  }

  /// Adds the next picture of a scene, to the last scene or to a new one.
  private func add(
    _ drawing: LayoutDrawing, _ findings: [ObjectID: [CheckFinding]],
    _ inspector: inout SceneInspector?, to result: inout [ReportPage.Scene]
  ) {
    var options = PreviewOptions(showsTitle: false, appearance: appearance)
    options.showsBackdrop = false
    let picture = ReportPage.Picture(
      caption: drawing.layout.environment.caption, detail: drawing.environmentCaption,
      svg: drawing.svg(options),
      frames: drawing.screenFrames)
    if result.last?.id != drawing.layout.scene {
      let own = drawing.split == nil ? loaded.document.scene(drawing.layout.scene)?.index : nil
      result.append(
        ReportPage.Scene(
          id: drawing.layout.scene, title: own.map { titles[$0] } ?? drawing.sceneName,
          pictures: [], findings: [], views: []))
    }
    let last = result.count - 1
    for layout in drawing.layouts { complete(&result[last], with: layout, findings, &inspector) }
    add(picture, views: drawing.layouts.flatMap(\.views), to: &result[last])
  }

  /// Adds the views of a layout that a scene does not have yet. On another device other views may
  /// be installed, and a split view shows a second scene.
  private func complete(
    _ scene: inout ReportPage.Scene, with layout: ResolvedLayout,
    _ findings: [ObjectID: [CheckFinding]], _ inspector: inout SceneInspector?
  ) {
    let known = Set(scene.views.map(\.id))
    let missing = layout.views.filter { !known.contains($0.id) }
    guard !missing.isEmpty else { return }
    if missing.count == layout.views.count {
      scene.findings += (findings[layout.scene] ?? []).map { finding($0) }
    }
    scene.views += views(missing, of: layout, &inspector)
    for index in scene.pictures.indices {
      scene.pictures[index].frames += missing.map { _ in nil }
    }
  }

  /// Adds a picture. Its frames are put in the order of the scene's views.
  private func add(
    _ picture: ReportPage.Picture, views: [ResolvedView], to scene: inout ReportPage.Scene
  ) {
    var picture = picture
    var frames: [ObjectID: Rect] = [:]
    for (view, frame) in zip(views, picture.frames) { frames[view.id] = frame }
    picture.frames = scene.views.map { frames[$0.id] }
    scene.pictures.append(picture)
  }

  /// The greatest number of reported reasons for a scene, some megabytes. In a list each view
  /// depends on all above it.
  private static let mostReasons = 1 << 16

  private func views(
    _ chosen: [ResolvedView], of layout: ResolvedLayout, _ inspector: inout SceneInspector?
  ) -> [ReportPage.View] {
    var reasons: [ObjectID: [String]] = [:]
    if let scene = loaded.document.scene(layout.scene)?.index {
      let explanations =
        inspector?.explain(
          views: chosen.map(\.index), scene: scene, in: layout.environment,
          mostReasons: Self.mostReasons) ?? []
      for explanation in explanations {
        // 'explain' tells the effects of constants; on the page they would hide the reasons.
        reasons[explanation.view, default: []] += explanation.lines(
          isTitled: false, tellsEffects: false)
      }
      for view in chosen where reasons[view.id] == nil {
        reasons[view.id] = [
          "a page holds \(Self.mostReasons) reasons of a scene, and those of this view come after them:"
            + " 'ninegrid explain' tells them"
        ]
      }
    }
    return chosen.map { view in
      var shown = ReportPage.View(
        id: view.id, name: loaded.document.listedName(of: loaded.document.views[view.index]),
        kind: view.kind.displayName,
        reasons: reasons[view.id] ?? [])
      shown.depth = loaded.document.superviews(of: view.index).reduce(0) { depth, _ in depth + 1 }
      return shown
    }
  }

  /// The sentence of a finding, with the names of devices that people use.
  private func sentence(_ finding: CheckFinding, ofEnvironments count: Int) -> String {
    let found = finding.environments
    guard count > 1, let first = found.first, !first.isAsDesigned else { return finding.message }
    let place =
      switch found.count {
      case count: "everywhere"
      case 1: "on \(first.caption)"
      default: "on \(found.count) of \(count), such as \(first.caption)"
      }
    return "\(finding.message) (\(place))"
  }

  private func finding(_ finding: CheckFinding, ofEnvironments count: Int? = nil)
    -> ReportPage.Finding
  {
    let place = finding.location.map { "\(loaded.name):\($0.line):\($0.column)" }
    var shown = ReportPage.Finding(
      severity: finding.severity.rawValue, rule: finding.rule.id,
      message: sentence(finding, ofEnvironments: count ?? requests.count), hint: finding.hint,
      place: place,
      objects: constraints.withItems(finding.objects))
    shown.identifiers = constraints.identifiers(of: shown.objects)
    return shown
  }
}
