import Diagnostics
import LayoutEngine
import LayoutModel

/// Looks for findings in the layouts of one document, scene by scene.
struct LayoutSearch {
  private let check: DocumentCheck
  private let loaded: LoadedDocument
  private var ruleOfCode: [Diagnostic.Code: CheckRule] = [:]
  private var screenRules:
    [(rule: CheckRule, find: (ScreenFaults, ResolvedLayout) -> [ScreenFault])] =
      []
  private var frameRules:
    [(rule: CheckRule, isByCell: Bool, find: (LayoutCheck) -> [LayoutFault])] =
      []
  private let constraints: ConstraintLookup
  private let structure: ScreenStructure
  private let reading: LayoutReading
  private let causes: AmbiguityCauses
  private var ties: PriorityTies
  private let colors: [KnownColors]
  private var found = FindingsByKey()
  /// What is the same on all devices of a cell.
  private var foundByCell = FindingsByKey()

  // Of the scene that is looked at.
  private var scene = 0
  private var screens: ScreenFaults?
  private var drawn: [Int: SeenView] = [:]
  private var designed: [Int: Rect] = [:]
  private var seenCells: Set<GridCell> = []

  /// - Returns: `nil` where no rule looks at layouts.
  init?(_ check: DocumentCheck, _ loaded: LoadedDocument) {
    self.check = check
    self.loaded = loaded
    for rule in check.rules where !rule.readsMarks {
      switch rule.source {
      case .layouts(let codes): for code in codes { ruleOfCode[code] = rule }
      case .screens(let find): screenRules.append((rule, find))
      case .frames(let isByCell, let find): frameRules.append((rule, isByCell, find))
      default: break
      }
    }
    if ruleOfCode.isEmpty, screenRules.isEmpty, frameRules.isEmpty { return nil }
    let document = loaded.document
    constraints = ConstraintLookup(document)
    structure = ScreenStructure(document)
    reading = LayoutReading(document)
    causes = AmbiguityCauses(document)
    ties = PriorityTies(loaded, localization: check.localization)
    let asksForColors = frameRules.contains(where: \.isByCell)
    let assets = asksForColors ? check.surroundings.assets : AssetNames()
    colors =
      asksForColors ? check.appearances.map { KnownColors(document, $0, assets: assets) } : []
  }

  /// - Parameter asDesigned: the layout in the document's own environment, computed where a rule compares with the canvas.
  mutating func begin(_ scene: Int, asDesigned: () -> ResolvedLayout) {
    self.scene = scene
    seenCells = []
    screens = nil
    drawn = [:]
    designed = [:]
    if screenRules.isEmpty, frameRules.isEmpty { return }
    let layout = asDesigned()
    if !screenRules.isEmpty {
      screens = ScreenFaults(loaded.document, structure, asDesigned: layout)
    }
    if frameRules.isEmpty { return }
    drawn = reading.drawn(asDesigned: layout)
    designed = Dictionary(layout.views.map { ($0.index, $0.frame) }) { first, _ in first }
  }

  /// Findings of all layouts that were looked at, each once with its environments.
  var findings: [CheckFinding] {
    ConflictCauses.grouped(found.findings)
      + foundByCell.findings.map { finding in
        var finding = finding
        finding.environments = []
        return finding
      }
  }

  mutating func look(at layout: ResolvedLayout, of request: RequestedEnvironment) {
    let (check, document, constraints) = (check, loaded.document, constraints)
    let isCut = layout.diagnostics.contains { $0.code == .truncatedText }
    let views = frameRules.isEmpty && screenRules.isEmpty && !isCut ? [] : reading.views(of: layout)
    let positions = Dictionary(views.enumerated().map { ($1.index, $0) }) { first, _ in first }
    let overfull = isCut ? document.overfullAxes(in: layout) : []
    tellAmbiguities(in: layout, request)
    let isRowOfCode = hasHeightOfCode(layout)
    for var diagnostic in layout.diagnostics where diagnostic.code != .ambiguousFrame {
      if diagnostic.code == .truncatedText {
        guard var fault = diagnostic.fault as? TruncatedText,
          let view = loaded.document.view(fault.view.id),
          case let truncation = layout.view(at: view.index)?.truncation,
          TruncationFilter.matters(
            view, truncation,
            seen: positions[view.index].map { views[$0] }, texts: layout.environment.texts,
            overfull: overfull),
          !isRowOfCode || truncation.map({ $0.axis == .horizontal && $0.lines == nil }) ?? true
        else { continue }
        if TruncationFilter.isByRowMargins(view, truncation, in: document) {
          fault.excuse = .marginsOfRow
          diagnostic = diagnostic.with(fault)
        }
      }
      add(diagnostic, extent: shortfall(diagnostic, in: layout), in: layout)
    }
    if let screens, !isRowOfCode {
      let grouping = OffScreenCauses(loaded.document, views)
      for (rule, find) in screenRules {
        let faults = find(screens, layout)
        for fault in rule.id == "off-screen" ? grouping.grouped(faults) : faults {
          add(fault.diagnostic, extent: fault.extent, of: rule, in: layout)
        }
      }
    }
    if frameRules.isEmpty { return }
    let isNewCell = seenCells.insert(layout.environment.cell).inserted
    var seen = LayoutCheck(
      document: loaded.document, layout: layout, views: views, drawn: drawn, designed: designed,
      positions: positions,
      colors: colors)
    for (rule, isByCell, find) in frameRules where isByCell ? isNewCell : !isRowOfCode {
      seen.settings = rule.settings
      for fault in find(seen) {
        guard isByCell else {
          add(fault.diagnostic, extent: fault.extent, of: rule, in: layout)
          continue
        }
        foundByCell.add(fault.diagnostic, extent: fault.extent, in: layout) {
          check.finding(rule, fault.diagnostic, layout, document, constraints)
        }
      }
    }
  }

  /// Whether the scene is a row alone in a xib, and its content asks for much less or more height than it is drawn with. Code
  /// gives it a height then, which is not known: what is cut or covered at another height is no fault.
  private func hasHeightOfCode(_ layout: ResolvedLayout) -> Bool {
    guard !layout.environment.isAsDesigned,
      let root = loaded.document.scenes[scene].roots.first.map({ loaded.document.views[$0] }),
      root.parent == nil, root.kind == .tableViewCell, let drawn = root.recordedFrame,
      let frame = layout.view(at: root.index)?.frame
    else { return false }
    return abs(frame.height - drawn.height) > max(8, drawn.height / 4)
  }

  // MARK: Adding

  private mutating func tellAmbiguities(
    in layout: ResolvedLayout, _ request: RequestedEnvironment
  ) {
    guard layout.diagnostics.contains(where: { $0.code == .ambiguousFrame }) else { return }
    var told = loaded.errors
    if ruleOfCode[.conflictingConstraints] != nil {
      told += layout.diagnostics.filter { $0.code == .conflictingConstraints }
    }
    for cause in causes.causes(in: layout, apartFrom: told) {
      if ruleOfCode[.priorityTie] != nil,
        let tie = ties.tie(of: cause, scene: scene, in: request)
      {
        add(ties.diagnostic(of: tie, cause), extent: cause.extent, in: layout)
        continue
      }
      add(
        // How much hangs on it differs by device; what is open of one view alone is told as it is.
        cause.diagnostic, extent: cause.views.count > 1 ? cause.extent : nil, in: layout,
        others: cause.views.dropFirst().map { loaded.document.views[$0] })
    }
  }

  private mutating func add(
    _ diagnostic: Diagnostic, extent: Double, of rule: CheckRule, in layout: ResolvedLayout
  ) {
    let (check, document, constraints) = (check, loaded.document, constraints)
    found.add(diagnostic, extent: extent, in: layout) {
      check.finding(rule, diagnostic, layout, document, constraints)
    }
  }

  /// - Parameter others: views that follow from the one that is told of.
  private mutating func add(
    _ diagnostic: Diagnostic, extent: Double?, in layout: ResolvedLayout, others: [LayoutView] = []
  ) {
    guard let rule = ruleOfCode[diagnostic.code], check.listsNotes || diagnostic.severity > .note
    else { return }
    let (check, document, constraints) = (check, loaded.document, constraints)
    found.add(diagnostic, extent: extent, in: layout) {
      var finding = check.finding(rule, diagnostic, layout, document, constraints)
      finding.objects += others.map(\.id.text)
      finding.related += others.compactMap { view in
        view.location.map { .init(location: $0, text: "'\(view.id)' (\(view.name.onOneLine))") }
      }
      return finding
    }
  }

  /// By how many points a text is cut; `nil` for other diagnostics.
  private func shortfall(_ diagnostic: Diagnostic, in layout: ResolvedLayout) -> Double? {
    guard let id = (diagnostic.fault as? TruncatedText)?.view.id else { return nil }
    let named = loaded.document.view(id).flatMap { layout.view(at: $0.index) }
    // Where ids repeat, the document's first view of that name may lie elsewhere.
    let view = named ?? layout.views.first { $0.id == id }
    return view?.truncation?.shortfall ?? 0
  }
}
