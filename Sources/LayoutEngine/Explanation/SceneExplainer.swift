import ConstraintSolver
import Diagnostics
import LayoutModel

/// Explains numbers of one resolved scene.
struct SceneExplainer {
  private let scene: InspectedScene
  private let document: LayoutDocument
  private let names: ViewNames
  private var islands: [Int: IslandExplainer] = [:]
  private var frames: [Int: ResolvedView] = [:]
  /// For each view, the position of the island that solves it. The root of an inner island has that
  /// island.
  private var islandOfView: [Int: Int] = [:]

  init(_ scene: InspectedScene, document: LayoutDocument, names: ViewNames) {
    self.scene = scene
    self.document = document
    self.names = names
    for (position, inspected) in scene.islands.enumerated() {
      for view in inspected.island.views { islandOfView[view] = position }
    }
    for view in scene.layout.views { frames[view.index] = view }
  }

  mutating func explain(_ view: Int, _ asked: ExplainedAttribute) -> LayoutExplanation {
    var result = LayoutExplanation(
      scene: scene.layout.scene, environment: scene.layout.environment,
      view: document.views[view].id, viewName: document.views[view].name.onOneLine,
      attribute: asked.name, outcome: .given)
    (result.place, result.safeArea) = (scene.layout.place, scene.layout.safeArea)
    guard scene.layout.status != .unsupported else {
      result.outcome = .unsupported
      result.note = "documents for \(document.properties.targetRuntime) can't be resolved"
      return result
    }
    guard let frame = frames[view] else {
      result.outcome = .notInstalled
      result.note = absence(of: view)
      return result
    }
    let inspected = islandOfView[view].map { scene.islands[$0] }
    guard let inspected, inspected.island.root != view,
      let form = inspected.form(of: asked, view: view)
    else {
      result.value = Self.value(of: asked, in: frame.unsnapped)
      result.note = givenNote(view, asked)
      return result
    }
    let root = inspected.island.root
    var explainer =
      islands[root]
      ?? IslandExplainer(
        inspected, document: document, names: names,
        reasons: document.views[root].parent == nil ? scene.reasons?(root) : nil)
    fill(&result, view, asked, form, &explainer)
    islands[root] = explainer
    return result
  }

  private func fill(
    _ result: inout LayoutExplanation, _ view: Int, _ asked: ExplainedAttribute,
    _ form: LinearForm, _ explainer: inout IslandExplainer
  ) {
    let island = explainer.island
    result.value = form.value(island.values, island.parameters)
    result.outcome = .determined
    let chain = explainer.chain(of: form)
    result.conflicts = explainer.conflicts(on: view, asked.axis, chain)
    if island.island.hiddenViews.contains(view) {
      result.note = "the view is hidden in its stack view and takes no part in the layout"
      result.outcome = .given
      return
    }
    let isOpen =
      !chain.rest.isEmpty || form.terms.contains { island.solution.ambiguous[$0.variable] }
    if isOpen, let freedom = explainer.freedom(of: form, view: view, asked) {
      result.outcome = .free
      result.freedom = freedom
      return
    }
    result.contributions = explainer.contributions(chain, form)
    result.reasons = explainer.reasons(chain)
    result.pulls = explainer.pulls(on: form, chain)
    result.note = Self.latitudeNote(result.reasons)
  }

  /// A note that the search for how far constants can move has stopped early.
  private static func latitudeNote(_ reasons: [LayoutExplanation.Reason]) -> String? {
    let kinds: [LayoutExplanation.Kind] = [.constraint, .intrinsicSize]
    let movable = reasons.filter { kinds.contains($0.kind) }
    let told = movable.count { $0.constant != nil }
    return told == movable.count
      ? nil
      : "only \(told) of \(movable.count) reasons say how far their constants can change: the search stopped early"
  }

  private static func value(of asked: ExplainedAttribute, in frame: Rect) -> Double? {
    switch asked.name {
    case "x", "left", "leading": frame.x
    case "y", "top": frame.y
    case "width": frame.width
    case "height": frame.height
    case "right", "trailing": frame.maxX
    case "bottom": frame.maxY
    case "centerX": frame.x + frame.width / 2
    case "centerY": frame.y + frame.height / 2
    default: nil
    }
  }

  // MARK: What constraints do not decide

  private func absence(of index: Int) -> String {
    let cell = scene.layout.environment.cell
    for view in document.viewAndSuperviews(of: index) {
      let installation = document.views[view].installation
      if !installation.isInstalled(in: cell) {
        let cells = installation.finalCells.map(\.description).joined(separator: ", ")
        let place = cells.isEmpty ? "in no cell" : "only in \(cells)"
        return view == index
          ? "the view is not installed in \(cell), \(place)"
          : "\(names.quoted(view)) around it is not installed in \(cell), \(place)"
      }
    }
    return "the view takes no part in this scene"
  }

  private func givenNote(_ index: Int, _ asked: ExplainedAttribute) -> String {
    let view = document.views[index]
    if scene.unsolved.contains(index) { return "the numbers of its constraints can't be solved" }
    guard let parent = view.parent else {
      if view.role != nil, view.role != "view" { return "the bar that contains the view places it" }
      return view.controller == nil && view.role == nil
        ? "the view stands alone: its file or the environment gives its size"
        : "it is the root view: the environment gives it its place and size"
    }
    let container = names.quoted(parent)
    switch (view.placement, document.views[parent].kind) {
    case (.cell, .tableView):
      return asked.axis == .horizontal
        ? "\(container) makes its rows as wide as it is"
        : "\(container) places its rows below each other, each as high as its setting or its content says"
    case (.cell, _): return "\(container) places its cells"
    default: return "\(container) places the view"
    }
  }
}
