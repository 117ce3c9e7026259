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
  private let code: CodeDoubts
  private let sizes: UnknownSizes
  private let rivals: WrappedRivals
  private let collapsed: CollapsedViews
  private let structure: ScreenStructure
  private let reading: LayoutReading
  private let causes: AmbiguityCauses
  private var ties: PriorityTies
  private let colors: [KnownColors]
  private var found = FindingsByKey()
  /// Findings that are the same on all devices of a cell.
  private var foundByCell = FindingsByKey()

  // State of the scene that is being looked at.
  private var scene = 0
  private var screens: ScreenFaults?
  private var drawn: [Int: SeenView] = [:]
  private var designed: [Int: Rect] = [:]
  private var seenCells: Set<GridCell> = []
  /// Faults that established numbers alone have, too, somewhere.
  private var confirmed: Set<FoundFault.Key> = []

  /// - Returns: `nil` if no rule looks at layouts.
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
    code = CodeDoubts(document)
    sizes = UnknownSizes(document)
    rivals = WrappedRivals(document)
    collapsed = CollapsedViews(document)
    structure = ScreenStructure(document)
    reading = LayoutReading(document)
    causes = AmbiguityCauses(document)
    ties = PriorityTies(loaded, localization: check.localization)
    let asksForColors = frameRules.contains(where: \.isByCell)
    let assets = asksForColors ? check.surroundings.assets : AssetNames()
    colors =
      asksForColors ? check.appearances.map { KnownColors(document, $0, assets: assets) } : []
  }

  /// - Parameter asDesigned: the layout in the document's own environment, computed only if a rule compares with the canvas.
  mutating func begin(_ scene: Int, asDesigned: () -> ResolvedLayout) {
    self.scene = scene
    seenCells = []
    confirmed = []
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
  ///
  /// What is certain in one environment is not told as uncertain of another.
  var findings: [CheckFinding] {
    let certain = Set(found.findings.filter(\.isCertain).map(Subject.init))
    return ConflictCauses.grouped(
      found.findings.filter { $0.isCertain || !certain.contains(Subject($0)) })
      + foundByCell.findings.map { finding in
        var finding = finding
        finding.environments = []
        return finding
      }
  }

  /// What a finding is about.
  private struct Subject: Hashable {
    let rule: String
    let scene: ObjectID
    let object: ObjectID

    init(_ finding: CheckFinding) {
      rule = finding.rule.id
      scene = finding.scene
      object = finding.object
    }
  }

  /// - Parameter established: the same scene there, by established numbers alone; asked only where something is found.
  mutating func look(
    at layout: ResolvedLayout, of request: RequestedEnvironment,
    established: () -> ResolvedLayout
  ) {
    var faults = faults(in: layout, request)
    code.doubt(&faults, in: layout, names: check.surroundings.sources)
    sizes.doubt(&faults, in: layout, scene: scene)
    rivals.doubt(&faults)
    doubt(&faults, established)
    let (check, document, constraints) = (check, loaded.document, constraints)
    for fault in faults {
      func finding() -> CheckFinding {
        var finding = check.finding(fault.rule, fault.diagnostic, layout, document, constraints)
        finding.isCertain = !fault.isUncertain
        finding.objects += fault.others.map(\.id.text)
        finding.related += fault.others.compactMap { view in
          view.location.map { .init(location: $0, text: "'\(view.id)' (\(view.name.onOneLine))") }
        }
        return finding
      }
      if fault.isByCell {
        foundByCell.add(fault.diagnostic, extent: fault.extent, in: layout, make: finding)
      } else {
        found.add(
          fault.diagnostic, extent: fault.extent, isUncertain: fault.isUncertain, in: layout,
          make: finding)
      }
    }
  }

  // MARK: Numbers that are not established

  /// Makes notes of faults that are gone by established numbers alone. A fault that is seen to stay in one environment is
  /// not doubted in others.
  ///
  /// A tie of priorities was proved by a solve, and colours rest on no numbers.
  private mutating func doubt(_ faults: inout [FoundFault], _ established: () -> ResolvedLayout) {
    let open = faults.indices.filter { index in
      let fault = faults[index]
      return min(fault.rule.severity, fault.diagnostic.severity) > .note && !fault.isByCell
        && fault.diagnostic.code != .priorityTie && !confirmed.contains(fault.key)
    }
    if open.isEmpty { return }
    let sure = self.faults(in: established(), nil)
    for index in open {
      if sure.contains(where: { $0.isSame(as: faults[index]) }) {
        confirmed.insert(faults[index].key)
      } else {
        faults[index].doubt(Self.doubtful)
      }
    }
  }

  private static let doubtful =
    "only by numbers that few documents support or that somebody only says: 'ninegrid rules' lists them as provisional"

  // MARK: Faults

  /// What rules find in one layout.
  ///
  /// - Parameter request: the environment; `nil` where the layout is only compared with another one.
  private mutating func faults(
    in layout: ResolvedLayout, _ request: RequestedEnvironment?
  ) -> [FoundFault] {
    let isCut = layout.diagnostics.contains { $0.code == .truncatedText }
    let views = frameRules.isEmpty && screenRules.isEmpty && !isCut ? [] : reading.views(of: layout)
    let positions = Dictionary(views.enumerated().map { ($1.index, $0) }) { first, _ in first }
    let overfull = isCut ? loaded.document.overfullAxes(in: layout) : []
    var faults = ambiguities(in: layout, request)
    let isRowOfCode = hasHeightOfCode(layout)
    for diagnostic in layout.diagnostics where diagnostic.code != .ambiguousFrame {
      if diagnostic.code == .truncatedText {
        guard let fault = diagnostic.fault as? TruncatedText,
          let view = loaded.document.view(fault.view.id),
          case let truncation = layout.view(at: view.index)?.truncation,
          TruncationFilter.matters(
            view, truncation,
            seen: positions[view.index].map { views[$0] }, texts: layout.environment.texts,
            overfull: overfull),
          !isRowOfCode || truncation.map({ $0.axis == .horizontal && $0.lines == nil }) ?? true,
          !(truncation.map { isCollapsed(view, $0, layout) } ?? false)
        else { continue }
      }
      faults += fault(diagnostic, extent: shortfall(diagnostic, in: layout))
    }
    if let screens, !isRowOfCode {
      let grouping = OffScreenCauses(loaded.document, views)
      for (rule, find) in screenRules {
        let found = find(screens, layout)
        faults += (rule.id == "off-screen" ? grouping.grouped(found) : found).map {
          FoundFault(rule: rule, diagnostic: $0.diagnostic, extent: $0.extent)
        }
      }
    }
    if frameRules.isEmpty { return faults }
    let isNewCell = request != nil && seenCells.insert(layout.environment.cell).inserted
    var seen = LayoutCheck(
      document: loaded.document, layout: layout, views: views, drawn: drawn, designed: designed,
      positions: positions,
      colors: colors)
    for (rule, isByCell, find) in frameRules where isByCell ? isNewCell : !isRowOfCode {
      seen.settings = rule.settings
      faults += find(seen).map {
        FoundFault(rule: rule, diagnostic: $0.diagnostic, extent: $0.extent, isByCell: isByCell)
      }
    }
    return faults
  }

  /// Whether the scene is a single row in a xib, and its content asks for a height that differs much from the drawn one. Then
  /// code gives the row its height, which is not known here. So content that is cut or covered at another height is no fault.
  private func hasHeightOfCode(_ layout: ResolvedLayout) -> Bool {
    guard !layout.environment.isAsDesigned,
      let root = loaded.document.scenes[scene].roots.first.map({ loaded.document.views[$0] }),
      root.parent == nil, root.kind == .tableViewCell, let drawn = root.recordedFrame,
      let frame = layout.view(at: root.index)?.frame
    else { return false }
    return abs(frame.height - drawn.height) > max(8, drawn.height / 4)
  }

  private mutating func ambiguities(
    in layout: ResolvedLayout, _ request: RequestedEnvironment?
  ) -> [FoundFault] {
    guard layout.diagnostics.contains(where: { $0.code == .ambiguousFrame }) else { return [] }
    var told = loaded.errors
    if ruleOfCode[.conflictingConstraints] != nil {
      told += layout.diagnostics.filter { $0.code == .conflictingConstraints }
    }
    let cell = layout.environment.cell
    return causes.causes(in: layout, apartFrom: told).flatMap { cause in
      if isCollapsed(cause, in: cell) { return [FoundFault]() }
      if ruleOfCode[.priorityTie] != nil, let request {
        switch ties.outcome(of: cause, scene: scene, in: request) {
        case .tie(let tie): return fault(ties.diagnostic(of: tie, cause), extent: cause.extent)
        case .unseen: return []
        case .absent: break
        }
      }
      // How much hangs on it differs by device; what is open of one view alone is told as it is.
      return fault(
        cause.diagnostic, extent: cause.views.count > 1 ? cause.extent : nil,
        others: cause.views.dropFirst().map { loaded.document.views[$0] })
    }
  }

  /// Whether all that is open is inside of views that are meant to vanish. How it is laid out when code shows it can't be seen.
  private func isCollapsed(_ cause: AmbiguityCauses.Cause, in cell: GridCell) -> Bool {
    !cause.parts.isEmpty
      && cause.parts.allSatisfy { view, parts in
        Set(parts.map(\.axis)).allSatisfy {
          collapsed.contains(view, along: $0, in: cell)
        }
      }
  }

  private func isCollapsed(
    _ view: LayoutView, _ truncation: TextTruncation, _ layout: ResolvedLayout
  ) -> Bool {
    truncation.available < 0.5
      && collapsed.contains(view.index, along: truncation.axis, in: layout.environment.cell)
  }

  /// - Parameter others: views that follow from the one that is told of.
  /// - Returns: one fault; none where no rule tells of such a diagnostic.
  private func fault(
    _ diagnostic: Diagnostic, extent: Double?, others: [LayoutView] = []
  ) -> [FoundFault] {
    guard let rule = ruleOfCode[diagnostic.code], check.listsNotes || diagnostic.severity > .note
    else { return [] }
    var found = FoundFault(rule: rule, diagnostic: diagnostic, extent: extent, others: others)
    // What is removed when the document is built conflicts on the canvas alone.
    if case .placeholder? = (diagnostic.fault.essence as? ConstraintConflict)?.remedy {
      found.doubt()
    }
    return [found]
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
