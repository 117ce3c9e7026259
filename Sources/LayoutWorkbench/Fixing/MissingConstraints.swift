import Diagnostics
package import LayoutComparison
import LayoutEngine
package import LayoutModel

/// Adds constraints to a document until nothing is ambiguous. Each one is of a kind that a designer
/// would choose, and none of them moves a recorded frame.
///
/// Each constraint determines something that was ambiguous in some environment, makes nothing
/// ambiguous, and conflicts with nothing. So none of them is superfluous. If something is ambiguous
/// in only one size class, and no constraint for all classes determines it, it gets a constraint
/// for that class. If no required constraint determines it, it gets a wish: an optional constraint
/// that does not change anything determined.
package struct MissingConstraints {
  package var editor: DocumentEditor { didSet { resolvers = nil } }
  /// The resolvers for the first probe of each scene. They are valid until the document changes.
  private var resolvers: ProbeResolvers?
  /// How often the resolvers were made anew. Each time, all views of the document are looked through.
  package private(set) var resolverCount = 0
  /// Views that stay ambiguous, with their undetermined parts, as sentences.
  package private(set) var unrepaired: [String] = []
  /// The suggestions that were taken, in order.
  package var steps: [Step] = []
  package var tries = 0
  private let mostTries: Int
  private let original: SceneProbe?
  private let extent: Extent
  /// The work of all tries in the current scene, measured as in ``work(of:in:)``.
  package private(set) var work = 0
  /// The work of one layout of that scene.
  private var workOfLayout = 0
  private let progress: RepairProgress
  /// Suggestions that are not added as required constraints, because they conflicted on some device.
  package private(set) var refused: Set<SuggestedConstraint> = []

  /// Which ambiguities are settled.
  package enum Extent {
    /// All of them, also those that appear only with recorded sizes, which nobody sees as a fault.
    case everything
    /// Those that `check` reports as more than a note.
    case certain
    /// Those that `check` reports, also as notes: sizes that a class may set while the program runs, and what follows from
    /// them.
    case uncertain
  }

  /// A suggestion that was taken.
  package struct Step {
    package var suggestion: SuggestedConstraint
    package var cell: GridCell?
    package var isWish: Bool
    /// The id of the new constraint; `nil` for a priority.
    package var id: ObjectID?

    package init(
      suggestion: SuggestedConstraint,
      cell: GridCell? = nil,
      isWish: Bool,
      id: ObjectID? = nil
    ) {
      self.suggestion = suggestion
      self.cell = cell
      self.isWish = isWish
      self.id = id
    }
  }

  /// A suggestion as an optional constraint with the lowest priority, so that whatever the document says comes first.
  package static func wish(_ draft: ConstraintDraft) -> ConstraintDraft {
    var wish = draft
    wish.priority = LayoutPriority(1)
    return wish
  }

  /// The most work for one scene, measured as in ``work(of:in:)``; this takes some seconds. A try lays out the whole scene, so
  /// larger scenes get fewer tries.
  private static let mostWork = 400_000
  /// The number of levels of views for which one solve is counted. Values that pass from view to view, such as margins, need
  /// another solve for each such number of levels.
  private static let levels = 8
  /// The number of rounds: each round starts again without the suggestions that conflicted on some device.
  private static let mostRounds = 4
  /// The largest distance to a recorded frame that counts as none, as in ``RecordedFrameCheck``.
  private static let tolerance = RecordedFrameCheck.tolerance + 1e-6

  /// - Parameter includesUncertain: whether sizes are settled, too, that a class may set while the program runs.
  package init(
    _ loaded: LoadedDocument, includesUncertain: Bool = false, progress: RepairProgress = .untold
  ) {
    self.init(
      Self.editor(of: loaded.document), scenes: Array(loaded.document.scenes.indices),
      extent: includesUncertain ? .uncertain : .certain, progress: progress)
  }

  /// - Parameters:
  ///   - editor: an editor that knows all frames, with the document to repair.
  ///   - mostTries: the most tries for one scene. Scenes need a few for each view; more take too long for what they find.
  ///   - original: the scene with the constraints that are being replaced. No view may lie farther from its recorded frame than
  ///     there.
  ///   - extent: which ambiguities are settled.
  package init(
    _ editor: DocumentEditor, scenes: [Int], mostTries: Int = 3000, original: SceneProbe? = nil,
    extent: Extent = .everything, progress: RepairProgress = .untold
  ) {
    self.mostTries = mostTries
    self.progress = progress
    self.original = original
    self.extent = extent
    self.editor = editor
    guard editor.document.properties.isTouch else { return }
    for (index, scene) in scenes.enumerated() {
      tries = 0
      work = 0
      workOfLayout = Self.work(of: scene, in: editor.document)
      mend(scene, progress.part(index, of: scenes.count))
    }
  }

  /// The work of one layout of a scene: the number of its views. A view that is *n* levels deep counts *n* / ``levels`` times,
  /// but at least once.
  package static func work(of scene: Int, in document: LayoutDocument) -> Int {
    var depths: [Int: Int] = [:]
    var result = 0
    for index in document.scenes[scene].views {
      let depth = document.views[index].parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[index] = depth
      result += max(1, depth / levels)
    }
    return result
  }

  /// Adds the work of one layout.
  mutating func countLayout() { work += workOfLayout }

  /// An editor that knows the frames of all views as designed, and the safe areas of root views.
  ///
  /// - Parameter added: objects that earlier steps have added.
  package static func editor(
    of document: LayoutDocument, added: [ObjectID] = []
  ) -> DocumentEditor {
    var frames: [ObjectID: Rect] = [:]
    var insets: [ObjectID: EdgeInsets] = [:]
    let resolver = LayoutResolver(document)
    guard document.properties.isTouch else { return DocumentEditor(document, added: added) }
    for layout in resolver.resolveAsDesigned() {
      for view in layout.views { frames[view.id] = view.frame }
      if let root = layout.views.first, let area = layout.safeArea { insets[root.id] = area }
    }
    // Views that are not installed as designed get the frame of a size class.
    for cell in GridCell.finals {
      for layout in resolver.resolve(in: LayoutEnvironment(standingFor: cell)) {
        for view in layout.views where frames[view.id] == nil { frames[view.id] = view.frame }
      }
    }
    return DocumentEditor(document, frames: frames, insets: insets, added: added)
  }

  /// Settles the ambiguities of a scene. Only a few devices are looked at all the time. So at the end of a round all devices
  /// are: a suggestion that conflicts on one of them is no longer required in the next round.
  private mutating func mend(_ scene: Int, _ progress: RepairProgress) {
    let start = (editor: editor, steps: steps.count)
    var before: ConflictSurvey?
    for _ in 0..<Self.mostRounds {
      let ambiguities = settle(scene, progress)
      guard steps.count > start.steps else { return tell(ambiguities, scene, isFinal: true) }
      let survey = before ?? ConflictSurvey(start.editor.document, scene: scene)
      before = survey
      let conflicts = ConflictSurvey(editor.document, scene: scene).added(since: survey)
      if conflicts.isEmpty { return tell(ambiguities, scene, isFinal: false) }
      let wrong = steps[start.steps...].filter { step in
        !step.isWish && step.id.map { conflicts.contains($0.text) } ?? false
      }
      refused.formUnion(wrong.map(\.suggestion))
      editor = start.editor
      steps.removeSubrange(start.steps...)
      if wrong.isEmpty { break }
    }
    let scene = editor.document.scenes[scene]
    unrepaired.append(
      "'\(scene.id)' (\(editor.document.name(of: scene.id))) stays as it is: "
        + "constraints that would determine its views conflict with its other constraints on some device"
    )
  }

  /// - Parameter isFinal: whether nothing was added to the scene, so that another run would find no more.
  private mutating func tell(_ ambiguities: [SceneProbe.Ambiguity], _ scene: Int, isFinal: Bool) {
    if isExhausted, !ambiguities.isEmpty {
      let scene = editor.document.scenes[scene]
      let views = ambiguities.count == 1 ? "1 view" : "\(ambiguities.count) views"
      unrepaired.append(
        "\(views) of '\(scene.id)' (\(editor.document.name(of: scene.id))) \(ambiguities.count == 1 ? "is" : "are") still ambiguous: "
          + "the search stopped after \(tries) \(tries == 1 ? "try" : "tries"); "
          + (isFinal
            ? "add a constraint by hand, and run the command again"
            : "run the command again to continue"))
      return
    }
    unrepaired += ambiguities.map { ambiguity in
      "\(ambiguity.parts.map(\.rawValue).joined(separator: ", ")) of '\(ambiguity.view)' (\(editor.document.name(of: ambiguity.view))) "
        + "\(ambiguity.parts.count == 1 ? "is" : "are") still ambiguous: no constraint determines \(ambiguity.parts.count == 1 ? "it" : "them") and keeps the recorded frames"
    }
  }

  /// Adds constraints until no more of them determines anything.
  ///
  /// - Returns: the ambiguities that are left.
  private mutating func settle(
    _ scene: Int, _ progress: RepairProgress
  ) -> [SceneProbe.Ambiguity] {
    if resolvers == nil { resolverCount += 1 }
    let resolvers = resolvers ?? ProbeResolvers(editor.document)
    self.resolvers = resolvers
    var probe = SceneProbe(scene: scene, with: resolvers)
    var failed: Set<ObjectID> = []
    var wished: Set<ObjectID> = []
    var hasChanged = false
    let countAtFirst = probe.ambiguityCount
    while !isExhausted {
      let ambiguities = ambiguities(of: probe)
      if ambiguities.isEmpty { break }
      progress(1 - Double(probe.ambiguityCount) / Double(max(countAtFirst, 1)))
      let next: SceneProbe?
      let view: ObjectID
      // An ambiguity may come from a size that a class decides at run time. A wish decides here,
      // and does not override the class at run time.
      if let undecided = probe.undecided.first(where: { !wished.contains($0.view) }) {
        view = undecided.view
        wished.insert(view)
        next = step(undecided, scene, probe, wishes: [true])
      } else if let ambiguity = ambiguities.first(where: { !failed.contains($0.view) }) {
        view = ambiguity.view
        next = step(ambiguity, scene, probe, wishes: [false, true])
      } else if hasChanged {
        // A suggestion that failed at first may help now. Otherwise the next run would find it.
        wished = []
        hasChanged = false
        continue
      } else {
        break
      }
      if let next {
        probe = next
        // With this view settled, suggestions may help where none did before.
        failed = []
        hasChanged = true
      } else {
        failed.insert(view)
      }
    }
    if let original { straighten(scene, probe, original) }
    return extent == .everything ? probe.ambiguities : probe.reported(from: .warning)
  }

  private func ambiguities(of probe: SceneProbe) -> [SceneProbe.Ambiguity] {
    switch extent {
    case .everything: probe.ambiguities
    case .certain: probe.reported(from: .warning)
    case .uncertain: probe.reported(from: .note) + probe.undecided
    }
  }

  package var isExhausted: Bool { tries > mostTries || work > Self.mostWork }

  /// Adds the first suggestion that helps.
  ///
  /// - Parameter wishes: whether to try required constraints, wishes, or both in this order.
  /// - Returns: the scene with it; `nil` if none helps.
  private mutating func step(
    _ ambiguity: SceneProbe.Ambiguity, _ scene: Int, _ before: SceneProbe, wishes: [Bool]
  ) -> SceneProbe? {
    let suggestions = suggestions(for: ambiguity)
    let distances = before.distances()
    let isAmbiguousAsDesigned = before.isAmbiguousAsDesigned(ambiguity.view)
    for (isWish, cell) in ways(ambiguity) where wishes.contains(isWish) {
      var second: (DocumentEditor, Step, SceneProbe)?
      for suggestion in suggestions where isWish || !refused.contains(suggestion) {
        if isExhausted { break }
        tries += 1
        guard let (trial, id) = trial(suggestion, in: cell, isWish: isWish) else { continue }
        let after = SceneProbe(trial.document, scene: scene) { after in
          countLayout()
          guard after.troubleCount <= before.troubleCount,
            after.ambiguityCount < before.ambiguityCount
          else {
            return false
          }
          if after.layouts.count > 1 { return true }
          if isAmbiguousAsDesigned, after.ambiguitiesAsDesigned >= before.ambiguitiesAsDesigned {
            return false
          }
          return keeps(after, distances, suggestion, of: ambiguity.view)
        }
        guard let after else { continue }
        let step = Step(suggestion: suggestion, cell: cell, isWish: isWish, id: id)
        let keepsMeasured = after.keepsRecorded(of: before, isMeasured: true)
        if keepsMeasured, after.keepsDetermined(of: before) {
          editor = trial
          steps.append(step)
          return after
        }
        // If constraints are being replaced, later ones may bring views back. If they are only added, no view may move.
        if keepsMeasured || original != nil { second = second ?? (trial, step, after) }
      }
      if let second {
        editor = second.0
        steps.append(second.1)
        return second.2
      }
    }
    return nil
  }

  /// The ways to add a suggestion; the first is a required constraint for all size classes. An
  /// ambiguity in only one class gets a constraint for that class rather than a wish for all
  /// classes.
  private func ways(_ ambiguity: SceneProbe.Ambiguity) -> [(isWish: Bool, cell: GridCell?)] {
    guard let cell = ambiguity.cell else { return [(false, nil), (true, nil)] }
    return ambiguity.count == 1
      ? [(false, nil), (false, cell), (true, nil), (true, cell)]
      : [(false, nil), (true, nil), (false, cell), (true, cell)]
  }

  /// The document with a suggestion, and the id of a constraint.
  ///
  /// - Returns: `nil` for a suggestion that can't be added in this way: it exists already, it
  ///   relates items without a common superview, or it is a content priority, which has no cell and
  ///   can't be a wish.
  package func trial(
    _ suggestion: SuggestedConstraint, in cell: GridCell?, isWish: Bool
  ) -> (DocumentEditor, ObjectID?)? {
    var trial = editor
    var id: ObjectID?
    do {
      switch suggestion {
      case .constraint(let draft):
        id = try trial.add(isWish ? Self.wish(draft) : draft, in: cell)
      case .priority(let view, let attribute, let value):
        guard cell == nil, !isWish else { return nil }
        try trial.set(attribute, of: view, to: NumberText.shortest(value))
      }
    } catch {
      return nil
    }
    return (trial, id)
  }

  private func suggestions(for ambiguity: SceneProbe.Ambiguity) -> [SuggestedConstraint] {
    guard let view = editor.document.view(ambiguity.view) else { return [] }
    var result: [SuggestedConstraint] = []
    if ambiguity.parts.contains(where: \.isOfContent) {
      result += ConstraintSuggestions.content(of: view, editor, ambiguity.axes)
    }
    guard let suggestions = ConstraintSuggestions(editor, view: view) else { return result }
    return result
      + ambiguity.axes.flatMap { axis in
        let isPlaced = !ambiguity.parts.contains(.position(along: axis))
        return suggestions.along(axis, isPlaced: isPlaced)
      }
  }

  /// Whether no view leaves its recorded frame, and the settled part of the view lies where it was recorded.
  private func keeps(
    _ after: SceneProbe, _ old: [ObjectID: Double], _ suggestion: SuggestedConstraint,
    of view: ObjectID
  ) -> Bool {
    for (id, distance) in after.distances() {
      guard distance > Self.tolerance, let known = old[id] else { continue }
      // A view that is off already may only come closer.
      if known <= Self.tolerance || distance > known + Self.tolerance { return false }
    }
    guard let attribute = suggestion.attribute(of: view)?.withoutMargin,
      let recorded = after.document.view(view)?.recordedFrame, !attribute.isBaseline,
      let frame = after.designed.views.first(where: { $0.id == view })?.frame
    else { return true }
    return abs(frame.position(of: attribute) - recorded.position(of: attribute)) <= Self.tolerance
  }
}
