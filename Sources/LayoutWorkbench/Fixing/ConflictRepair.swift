import Diagnostics
package import LayoutComparison
import LayoutEngine
import LayoutModel

/// Ends conflicts, one after another. In each minimal conflict it weakens or removes the constraint
/// for which the views move least, and reports the effect of the alternatives.
package struct ConflictRepair {
  package private(set) var editor: DocumentEditor { didSet { resolvers = nil } }
  /// The resolvers for the first probe of each scene. They are valid until the document changes.
  private var resolvers: ProbeResolvers?
  /// Sentences that say what was chosen, and among which alternatives.
  package private(set) var notes: [String] = []
  /// Conflicts that no change of one constraint ends.
  package private(set) var unrepaired: [String] = []
  /// Conflicts that are left alone, because they are gone as soon as established numbers alone count. `check` is not certain
  /// of them, either.
  private var doubtful: [Diagnostic] = []
  private var established: EstablishedLayouts
  private let includesUncertain: Bool

  /// A way to end a conflict, and its effect.
  private struct Way {
    var constraint: LayoutConstraint
    var isRemoval: Bool
    var editor: DocumentEditor
    var probe: SceneProbe
    var cost: Cost
  }

  /// The disadvantages of a way. Two ways are compared value by value, in this order.
  private struct Cost: Comparable, Hashable {
    var conflicts: Int
    var ambiguities: Int
    /// The distance in points of views to their recorded frames, or how far they have moved if none
    /// is recorded.
    var distance: Double
    /// By how many points views reach out of their superviews, over all environments.
    var overhang: Double
    /// Whether the constraint stays, but never holds. Then the document says something that is not true.
    var isIdle: Bool
    var isRemoval: Bool
    /// The position of the constraint in the document.
    var position: Int

    /// The distance in half points. Nobody sees a smaller difference, and rounding makes the order unique.
    private var halfPoints: Double { (distance * 2).rounded() }
    private var points: Double { overhang.rounded() }

    /// Whether nobody sees a difference between the layouts.
    func isAsGood(as other: Cost) -> Bool {
      conflicts == other.conflicts && ambiguities == other.ambiguities
        && halfPoints == other.halfPoints
        && points == other.points
    }

    static func < (a: Cost, b: Cost) -> Bool {
      if a.conflicts != b.conflicts { return a.conflicts < b.conflicts }
      if a.ambiguities != b.ambiguities { return a.ambiguities < b.ambiguities }
      if a.halfPoints != b.halfPoints { return a.halfPoints < b.halfPoints }
      if a.points != b.points { return a.points < b.points }
      if a.isIdle != b.isIdle { return !a.isIdle }
      if a.isRemoval != b.isRemoval { return !a.isRemoval }
      return a.position > b.position
    }
  }

  /// Just below required: the constraint holds wherever it can.
  private static let weakened = LayoutPriority(999)
  private static let mostRounds = 50
  /// The greatest number of reported ways. A conflict in a row of a hundred views has as many ways.
  private static let told = 5

  /// - Parameters:
  ///   - scenes: positions of the scenes to repair; `nil` for all.
  ///   - includesUncertain: whether conflicts are repaired, too, of which `check` is not certain.
  package init(
    _ loaded: LoadedDocument, scenes chosen: [Int]? = nil, includesUncertain: Bool = false,
    progress: RepairProgress = .untold
  ) {
    editor = DocumentEditor(loaded.document)
    let scenes = chosen ?? Array(loaded.document.scenes.indices)
    established = EstablishedLayouts(loaded, scenes: scenes, localization: .none)
    self.includesUncertain = includesUncertain
    guard loaded.document.properties.isTouch else { return }
    for (index, scene) in scenes.enumerated() {
      mend(scene, progress.part(index, of: scenes.count))
    }
    if !doubtful.isEmpty {
      notes.append(
        (doubtful.count == 1
          ? "1 conflict is left alone: it rests"
          : "\(doubtful.count) conflicts are left alone: they rest")
          + " on numbers that few documents support; --uncertain is for such conflicts, too")
    }
  }

  /// The most steps that are taken without ending a conflict. Several changes together may end one that no
  /// single change ends.
  private static let mostDetours = 8

  private mutating func mend(_ scene: Int, _ progress: RepairProgress) {
    let resolvers = resolvers ?? ProbeResolvers(editor.document)
    self.resolvers = resolvers
    var probe = SceneProbe(scene: scene, with: resolvers)
    let original = probe
    if !includesUncertain { doubt(original, of: scene) }
    var reached = (editor: editor, notes: notes, probe: probe)
    var detours = 0
    progress(0)
    if conflicts(original).isEmpty { return progress(1) }
    for _ in 0..<Self.mostRounds {
      let conflicts = conflicts(probe)
      progress(1 - Double(probe.conflictCount) / Double(max(original.conflictCount, 1)))
      guard !conflicts.isEmpty, detours <= Self.mostDetours else { break }
      var found: [Way] = []
      for conflict in conflicts {
        let ways = ways(conflict, scene, original).sorted { $0.cost < $1.cost }
        guard let best = ways.first else { continue }
        if found.first.map({ best.cost.conflicts < $0.cost.conflicts }) ?? true { found = ways }
        if best.cost.conflicts < probe.conflictCount { break }
      }
      guard let best = choice(found, scene) else { break }
      note(best, found)
      editor = best.editor
      probe = best.probe
      if probe.conflictCount < reached.probe.conflictCount {
        reached = (editor, notes, probe)
        detours = 0
      } else {
        detours += 1
      }
    }
    // Steps that ended no conflict are undone.
    (editor, notes) = (reached.editor, reached.notes)
    unrepaired += conflicts(reached.probe).map { conflict in
      let why =
        members(conflict).isEmpty
        ? "no constraint of the document takes part"
        : "whichever of its constraints gives way, as many conflicts are left"
      return "\(conflict.message): \(why)"
    }
  }

  /// The best way. A constraint may be removed only if it holds nowhere. If it holds on some device
  /// after it is weakened, it stays weakened.
  private func choice(_ ways: [Way], _ scene: Int) -> Way? {
    guard let best = ways.first, best.isRemoval,
      let weaker = ways.first(where: {
        !$0.isRemoval && $0.constraint.id == best.constraint.id && $0.cost.isAsGood(as: best.cost)
      })
    else { return ways.first }
    let document = weaker.editor.document
    let resolver = LayoutResolver(document)
    resolver.findsTruncations = false
    let layouts = DeviceProfile.all.map {
      resolver.resolve(scene: scene, in: LayoutEnvironment($0))
    }
    return Self.holds(weaker.constraint, in: layouts, document) ? weaker : best
  }

  /// The conflicts of all layouts to repair, each once.
  private func conflicts(_ probe: SceneProbe) -> [Diagnostic] {
    Self.allConflicts(in: probe.layouts).filter { conflict in
      !doubtful.contains { Self.areSame($0, conflict) }
    }
  }

  private static func allConflicts(in layouts: [ResolvedLayout]) -> [Diagnostic] {
    var seen: Set<[String]> = []
    return layouts.flatMap(\.diagnostics).filter {
      $0.code == .conflictingConstraints && seen.insert($0.objects).inserted
    }
  }

  /// Finds the conflicts of a scene on devices that no layout by established numbers has.
  private mutating func doubt(_ probe: SceneProbe, of scene: Int) {
    let found = Self.allConflicts(in: probe.layouts)
    if found.isEmpty { return }
    var layouts = Array(probe.layouts.prefix(ProbeResolvers.designedCount))
    let onDevices = probe.layouts.dropFirst(ProbeResolvers.designedCount)
    for (layout, request) in zip(onDevices, ProbeResolvers.requests) {
      layouts.append(established.layout(scene: scene, in: request, like: layout))
    }
    let certain = Self.allConflicts(in: layouts)
    doubtful += found.filter { conflict in !certain.contains { Self.areSame($0, conflict) } }
  }

  /// Whether two conflicts are mostly about the same objects. Of one conflict another constraint may give way elsewhere.
  private static func areSame(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
    let (own, others) = (Set(a.objects), Set(b.objects))
    return 2 * own.intersection(others).count > min(own.count, others.count)
  }

  private func ways(
    _ conflict: Diagnostic, _ scene: Int, _ original: SceneProbe
  ) -> [Way] {
    members(conflict).flatMap { position, constraint in
      [false, true].compactMap { way(constraint, position, isRemoval: $0, scene, original) }
    }
  }

  /// The constraints of the document that take part in a conflict, each with its position.
  private func members(_ conflict: Diagnostic) -> [(Int, LayoutConstraint)] {
    let ids = Set(conflict.objects)
    return editor.document.constraints.enumerated().filter {
      // If a view has the same id as a constraint, the conflict does not say which of them is meant.
      ids.contains($0.element.id.text) && editor.document.view($0.element.id) == nil
    }.map { ($0.offset, $0.element) }
  }

  private func way(
    _ constraint: LayoutConstraint, _ position: Int, isRemoval: Bool, _ scene: Int,
    _ original: SceneProbe
  ) -> Way? {
    var trial = editor
    do {
      if isRemoval {
        try trial.remove(constraint.id, withConnections: false)
      } else {
        try trial.set(
          "priority", of: constraint.id, to: NumberText.shortest(Self.weakened.value))
      }
    } catch {
      return nil  // An outlet leads to it.
    }
    let probe = SceneProbe(trial.document, scene: scene)
    let cost = Cost(
      conflicts: probe.conflictCount, ambiguities: probe.ambiguityCount,
      distance: distance(probe, original), overhang: Self.overhang(probe),
      isIdle: !isRemoval && !Self.holds(constraint, in: probe.layouts, trial.document),
      isRemoval: isRemoval, position: position)
    return Way(
      constraint: constraint, isRemoval: isRemoval, editor: trial, probe: probe, cost: cost)
  }

  /// How far views are from their recorded frames as designed, or from their frames before if none
  /// is recorded. To this is added how much farther they are with measured texts and controls.
  private func distance(_ probe: SceneProbe, _ original: SceneProbe) -> Double {
    var total = 0.0
    let recorded = probe.distances()
    var before: [ObjectID: Rect] = [:]
    for view in original.designed.views { before[view.id] = view.frame }
    for view in probe.designed.views {
      total += recorded[view.id] ?? before[view.id].map { view.frame.distance(to: $0) } ?? 0
    }
    let old = original.distances(isMeasured: true)
    for (id, distance) in probe.distances(isMeasured: true).sorted(by: { $0.key < $1.key }) {
      total += max(0, distance - (old[id] ?? 0))
    }
    return total
  }

  /// By how many points views reach out of their superviews. The content of scroll views may do so.
  private static func overhang(_ probe: SceneProbe) -> Double {
    let document = probe.document
    var total = 0.0
    for layout in probe.layouts {
      var sizes: [Int: Size] = [:]
      for view in layout.views { sizes[view.index] = view.frame.size }
      for view in layout.views where !view.isHidden {
        guard let parent = document.views[view.index].parent, let size = sizes[parent],
          document.views[parent].kind != .scrollView
        else { continue }
        total += max(0, -view.frame.x) + max(0, view.frame.maxX - size.width)
        total += max(0, -view.frame.y) + max(0, view.frame.maxY - size.height)
      }
    }
    return total
  }

  /// Whether a constraint between edges or lengths holds in some of the layouts.
  private static func holds(
    _ constraint: LayoutConstraint, in layouts: [ResolvedLayout], _ document: LayoutDocument
  ) -> Bool {
    layouts.contains { layout in
      guard let first = layout.value(of: constraint.first, in: document) else { return true }
      var other = constraint.constant(in: layout.environment.cell)
      if let second = constraint.second {
        guard let value = layout.value(of: second, in: document) else { return true }
        other += constraint.multiplier.value * value
      }
      return switch constraint.relation {
      case .equal: abs(first - other) <= 1
      case .lessThanOrEqual: first <= other + 1
      case .greaterThanOrEqual: first >= other - 1
      }
    }
  }

  private mutating func note(_ best: Way, _ ways: [Way]) {
    func text(_ way: Way) -> String {
      let distance = NumberText.rounded(way.cost.distance, places: 1)
      let equation = editor.document.equation(way.constraint).text
      let verb = way.isRemoval ? "removing" : "weakening"
      var result =
        "\(verb) '\(way.constraint.id)' \(equation): views are \(distance) points off afterwards"
      switch way.cost.conflicts {
      case 0: break
      case 1: result += ", 1 conflict is left"
      default: result += ", \(way.cost.conflicts) conflicts are left"
      }
      switch way.cost.ambiguities {
      case 0: break
      case 1: result += ", 1 length or position is ambiguous"
      default: result += ", \(way.cost.ambiguities) lengths or positions are ambiguous"
      }
      return result
    }
    notes.append("chosen: \(text(best))")
    var told: Set<ObjectID> = [best.constraint.id]
    for way in ways where told.insert(way.constraint.id).inserted && told.count <= Self.told {
      notes.append("instead of \(text(way))")
    }
  }
}

extension ResolvedLayout {
  /// Where an edge of a view lies in the root, or how long it is; `nil` for guides, margins and baselines.
  fileprivate func value(of anchor: LayoutAnchor, in document: LayoutDocument) -> Double? {
    guard let view = document.view(anchor.item), !anchor.attribute.isMargin,
      !anchor.attribute.isBaseline, let own = self.view(at: view.index)
    else { return nil }
    var frame = own.frame
    if view.parent == nil { frame.origin = Point() }
    // The root's own place is no part of places in it.
    for index in document.superviews(of: view.index) where document.views[index].parent != nil {
      guard let outer = self.view(at: index) else { return nil }
      frame.origin.x += outer.frame.x
      frame.origin.y += outer.frame.y
    }
    return frame.position(of: anchor.attribute)
  }
}
