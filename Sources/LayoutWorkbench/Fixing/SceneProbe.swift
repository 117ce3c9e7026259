package import Diagnostics
package import LayoutEngine
package import LayoutModel

/// The layouts of a scene in the environments by which a repair is judged: as designed, with
/// recorded and with measured sizes of texts and controls, and on a device of each final size
/// class.
package struct SceneProbe {
  /// The document that was resolved; ``layouts`` use the positions of its views.
  package let document: LayoutDocument
  /// The layouts. The first two are as designed: with recorded sizes, and with measured ones.
  package private(set) var layouts: [ResolvedLayout] = []
  /// How many positions and lengths are undetermined, over all environments.
  package private(set) var ambiguityCount = 0
  /// How many conflicts there are, over all environments.
  package private(set) var conflictCount = 0
  /// How many conflicts there are, over all environments, including those with constraints that only the canvas has.
  package private(set) var troubleCount = 0
  /// The ambiguities of each layout: those that somebody should repair, and notes about sizes that others decide.
  private var ambiguitiesByLayout: [(warnings: [Ambiguity], notes: [Ambiguity])] = []

  package init(_ document: LayoutDocument, scene: Int) {
    self.init(scene: scene, with: ProbeResolvers(document))
  }

  /// - Parameter resolvers: the resolvers of the document; probes of other scenes use them, too.
  init(scene: Int, with resolvers: ProbeResolvers) {
    document = resolvers.document
    resolvers.forEachLayout(of: scene) {
      add($0)
      return true
    }
  }

  /// A scene with a trial change. Most trials fail in the first environment, and each further
  /// environment costs as much.
  ///
  /// - Parameter accepts: called after each environment with the results so far. Counts only grow.
  /// - Returns: `nil` as soon as `accepts` returns false.
  package init?(_ document: LayoutDocument, scene: Int, while accepts: (SceneProbe) -> Bool) {
    self.document = document
    var isAccepted = true
    ProbeResolvers(document).forEachLayout(of: scene) {
      add($0)
      isAccepted = accepts(self)
      return isAccepted
    }
    if !isAccepted { return nil }
  }

  private mutating func add(_ layout: ResolvedLayout) {
    var found: (warnings: [Ambiguity], notes: [Ambiguity]) = ([], [])
    for diagnostic in layout.diagnostics {
      switch diagnostic.code {
      case .conflictingConstraints:
        conflictCount += 1
        troubleCount += 1
      case .designSize: troubleCount += 1
      case .ambiguousFrame:
        guard let frame = diagnostic.ambiguousFrame else { continue }
        let ambiguity = Ambiguity(view: frame.view.id, parts: frame.parts)
        if diagnostic.severity == .note {
          found.notes.append(ambiguity)
        } else {
          found.warnings.append(ambiguity)
          ambiguityCount += ambiguity.parts.count
        }
      default: continue
      }
    }
    layouts.append(layout)
    ambiguitiesByLayout.append(found)
  }

  /// Whether a scene has the same layout in two documents, in each of the environments.
  func looksLike(_ other: SceneProbe) -> Bool {
    layouts.count == other.layouts.count && ambiguityCount == other.ambiguityCount
      && troubleCount == other.troubleCount
      && zip(layouts, other.layouts).allSatisfy { own, other in
        own.safeArea == other.safeArea && own.status == other.status
          && own.views.count == other.views.count
          && zip(own.views, other.views).allSatisfy {
            $0.id == $1.id && $0.frame == $1.frame && $0.isSettled == $1.isSettled
          }
      }
  }

  package var designed: ResolvedLayout { layouts[0] }

  /// The undetermined positions and lengths of a view.
  package struct Ambiguity: Hashable {
    package var view: ObjectID
    package var parts: [FramePart]
    /// The first size class in which it is open, where it is not as designed.
    package var cell: GridCell?
    /// The number of environments in which they are undetermined.
    package var count = 1

    package init(view: ObjectID, parts: [FramePart], cell: GridCell? = nil, count: Int = 1) {
      self.view = view
      self.parts = parts
      self.cell = cell
      self.count = count
    }

    package var axes: [LayoutAxis] {
      LayoutAxis.allCases.filter { axis in parts.contains { $0.axis == axis } }
    }
  }

  /// How many positions and lengths are undetermined as designed, with recorded sizes.
  package var ambiguitiesAsDesigned: Int {
    ambiguitiesByLayout[0].warnings.reduce(0) { $0 + $1.parts.count }
  }

  /// Whether a part of a view is undetermined as designed, with recorded sizes.
  package func isAmbiguousAsDesigned(_ view: ObjectID) -> Bool {
    ambiguitiesByLayout[0].warnings.contains { $0.view == view }
  }

  /// All ambiguities. Each view is listed once, with the first ambiguity that was found.
  package var ambiguities: [Ambiguity] { all(\.warnings) }

  /// The part of ``open`` about views that `check` reports. They are ambiguous with measured sizes of texts and controls.
  /// Views that are ambiguous only because their constraints conflict are left out: another repair ends that.
  ///
  /// - Parameter severity: the least severity of the finding. It is a note if it follows from a size that a class may set.
  package func reported(from severity: Diagnostic.Severity) -> [Ambiguity] {
    let ambiguities = ambiguities
    if ambiguities.isEmpty { return [] }
    let causes = AmbiguityCauses(document)
    var views: Set<ObjectID> = []
    for layout in layouts.dropFirst() {
      let conflicts = layout.diagnostics.filter { $0.code == .conflictingConstraints }
      for cause in causes.causes(in: layout, apartFrom: conflicts)
      where cause.diagnostic.severity >= severity {
        views.formUnion(cause.views.map { document.views[$0].id })
        // If two views have one id, the second can't be found by id.
        if let id = cause.diagnostic.objects.first { views.insert(ObjectID(id)) }
      }
    }
    return ambiguities.filter { views.contains($0.view) }
  }

  /// Sizes that are undetermined unless a class sets them, or something else that the document does not say.
  package var undecided: [Ambiguity] { all(\.notes) }

  private func all(_ part: KeyPath<(warnings: [Ambiguity], notes: [Ambiguity]), [Ambiguity]>)
    -> [Ambiguity]
  {
    var result: [Ambiguity] = []
    var positions: [ObjectID: Int] = [:]
    for (number, found) in ambiguitiesByLayout.enumerated() {
      for var ambiguity in found[keyPath: part] {
        if let position = positions[ambiguity.view] {
          result[position].count += 1
          continue
        }
        positions[ambiguity.view] = result.count
        if number > 1 { ambiguity.cell = layouts[number].environment.cell }
        result.append(ambiguity)
      }
    }
    return result
  }

  /// The distances of views to their recorded frames as designed.
  ///
  /// - Parameter isMeasured: whether texts and controls have measured sizes.
  package func distances(isMeasured: Bool = false) -> [ObjectID: Double] {
    var result: [ObjectID: Double] = [:]
    for view in layouts[isMeasured ? 1 : 0].views {
      guard let recorded = document.views[view.index].recordedFrame,
        document.views[view.index].parent != nil
      else { continue }
      result[view.id] = view.frame.distance(to: recorded)
    }
    return result
  }

  /// The distance of a view to its recorded frame as designed, with recorded or with measured sizes
  /// of texts and controls, as far as these are known.
  package func distance(of view: ObjectID) -> Double {
    guard let recorded = document.view(view)?.recordedFrame else { return 0 }
    return layouts.prefix(2).reduce(0) { farthest, layout in
      let frame = layout.views.first { $0.id == view }?.frame
      return max(farthest, frame?.distance(to: recorded) ?? 0)
    }
  }

  /// Views that are visibly farther from their recorded frames as designed than before.
  ///
  /// - Parameter isMeasured: whether texts and controls have measured sizes.
  package func farther(than before: SceneProbe, isMeasured: Bool) -> Set<ObjectID> {
    let old = before.distances(isMeasured: isMeasured)
    return Set(
      distances(isMeasured: isMeasured).filter { id, distance in
        distance > max(RecordedFrameCheck.tolerance + 1e-6, (old[id] ?? 0) + 0.5)
      }.keys)
  }

  /// Whether no view lies visibly farther from its recorded frame as designed than before.
  package func keepsRecorded(of before: SceneProbe, isMeasured: Bool) -> Bool {
    farther(than: before, isMeasured: isMeasured).isEmpty
  }

  /// Whether all views that were determined before still lie in the same places, in all environments.
  package func keepsDetermined(of before: SceneProbe) -> Bool {
    zip(before.layouts, layouts).enumerated().allSatisfy { number, layouts in
      let ambiguous = Set(
        (before.ambiguitiesByLayout[number].warnings + before.ambiguitiesByLayout[number].notes)
          .map(\.view))
      var frames: [ObjectID: Rect] = [:]
      for view in layouts.0.views where !ambiguous.contains(view.id) {
        frames[view.id] = view.frame
      }
      return layouts.1.views.allSatisfy { view in
        frames[view.id].map { $0.distance(to: view.frame) <= RecordedFrameCheck.tolerance } ?? true
      }
    }
  }
}
