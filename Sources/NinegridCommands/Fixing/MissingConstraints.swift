import LayoutComparison
import LayoutEngine
import LayoutModel

/// Adds constraints to a document until nothing is ambiguous, each chosen from those that a designer would, and none of
/// them such that a recorded frame moves.
///
/// Each one settles something that was open in some environment, opens nothing, and conflicts with nothing; so none of
/// them is superfluous. What is open in one size class alone, and what holds everywhere does not settle, gets a constraint
/// for that class; and what no required constraint settles gets a wish, which changes nothing that is determined.
struct MissingConstraints {
  private(set) var editor: DocumentEditor
  /// Views of which something stays open, with what.
  private(set) var left: [String] = []
  private var tries = 0
  private let mostTries: Int

  /// What a recorded frame may be off, as in ``RecordedFrameCheck``.
  private static let tolerance = RecordedFrameCheck.tolerance + 1e-6

  init(_ loaded: LoadedDocument) {
    self.init(Self.editor(of: loaded.document), scenes: Array(loaded.document.scenes.indices))
  }

  /// - Parameters:
  ///   - editor: one that knows all frames, with the document as it is to be mended.
  ///   - mostTries: more are not worth the time that they take; documents need a few for each view.
  init(_ editor: DocumentEditor, scenes: [Int], mostTries: Int = 3000) {
    self.mostTries = mostTries
    self.editor = editor
    guard editor.document.properties.isTouch else { return }
    for scene in scenes { mend(scene) }
  }

  /// An editor that knows the frames of all views as designed, and what covers root views.
  static func editor(of document: LayoutDocument) -> DocumentEditor {
    var frames: [ObjectID: Rect] = [:]
    var insets: [ObjectID: EdgeInsets] = [:]
    var resolver = LayoutResolver(document)
    guard document.properties.isTouch else { return DocumentEditor(document) }
    for layout in resolver.resolveAsDesigned() {
      for view in layout.views { frames[view.id] = view.frame }
      if let root = layout.views.first, let area = layout.safeArea { insets[root.id] = area }
    }
    // Views that are not installed as designed.
    for cell in GridCell.finals {
      for layout in resolver.resolve(in: LayoutEnvironment(standingFor: cell)) {
        for view in layout.views where frames[view.id] == nil { frames[view.id] = view.frame }
      }
    }
    return DocumentEditor(document, frames: frames, insets: insets)
  }

  private mutating func mend(_ scene: Int) {
    var probe = SceneProbe(editor.document, scene: scene)
    var failed: Set<ObjectID> = []
    var wished: Set<ObjectID> = []
    while tries <= mostTries, !probe.open.isEmpty {
      let next: SceneProbe?
      let view: ObjectID
      // What is open may follow from a size that a class decides while the program runs: a wish decides for it here, and
      // does not overrule it there.
      if let undecided = probe.undecided.first(where: { !wished.contains($0.view) }) {
        view = undecided.view
        wished.insert(view)
        next = step(undecided, scene, probe, wishes: [true])
      } else if let open = probe.open.first(where: { !failed.contains($0.view) }) {
        view = open.view
        next = step(open, scene, probe, wishes: [false, true])
      } else {
        break
      }
      if let next {
        probe = next
        // What is settled now may help where nothing did.
        failed = []
      } else {
        failed.insert(view)
      }
    }
    left += probe.open.map { open in
      "\(open.parts.joined(separator: ", ")) of '\(open.view)' (\(editor.document.name(of: open.view))) "
        + "\(open.parts.count == 1 ? "stays" : "stay") open: \(reason)"
    }
  }

  private var reason: String {
    tries > mostTries
      ? "after \(mostTries) tries nothing more is looked for; run it again"
      : "no constraint settles it and keeps the recorded frames"
  }

  /// Adds the first suggestion that helps.
  ///
  /// - Parameter wishes: whether what is required is tried, a wish, or one after the other.
  /// - Returns: the scene with it; `nil` where none helps.
  private mutating func step(
    _ open: SceneProbe.Open, _ scene: Int, _ before: SceneProbe, wishes: [Bool]
  ) -> SceneProbe? {
    let suggestions = suggestions(for: open)
    for (isWish, cell) in ways(open) where wishes.contains(isWish) {
      var second: (DocumentEditor, SceneProbe)?
      for suggestion in suggestions {
        tries += 1
        if tries > mostTries { break }
        guard let trial = trial(suggestion, in: cell, isWish: isWish) else { continue }
        let after = SceneProbe(trial.document, scene: scene)
        guard after.openCount < before.openCount, after.troubleCount <= before.troubleCount,
          keeps(after, before, suggestion, of: open.view, in: trial.document)
        else { continue }
        if keepsMeasured(after, before, in: trial.document), after.keepsDetermined(of: before) {
          editor = trial
          return after
        }
        second = second ?? (trial, after)
      }
      if let second {
        editor = second.0
        return second.1
      }
    }
    return nil
  }

  /// How a suggestion may be made: what is required for all size classes first. What is open in one class alone gets
  /// something for that class rather than a wish for all.
  private func ways(_ open: SceneProbe.Open) -> [(isWish: Bool, cell: GridCell?)] {
    guard let cell = open.cell else { return [(false, nil), (true, nil)] }
    return open.count == 1
      ? [(false, nil), (false, cell), (true, nil), (true, cell)]
      : [(false, nil), (true, nil), (false, cell), (true, cell)]
  }

  /// The weakest there is: whatever the document says comes first.
  private static let wish = LayoutPriority(1)

  /// The document with a suggestion.
  ///
  /// - Returns: `nil` for what can't be said so: because it is said already, is between things that have no
  ///   superview in common, or is a content priority, which has no cell and is no wish.
  private func trial(
    _ suggestion: SuggestedConstraint, in cell: GridCell?, isWish: Bool
  ) -> DocumentEditor? {
    var trial = editor
    do {
      switch suggestion {
      case .constraint(var draft):
        if isWish { draft.priority = Self.wish }
        try trial.add(draft, in: cell)
      case .priority(let view, let attribute, let value):
        guard cell == nil, !isWish else { return nil }
        try trial.set(attribute, of: view, to: NumberText.shortest(value))
      }
    } catch {
      return nil
    }
    return trial
  }

  private func suggestions(for open: SceneProbe.Open) -> [SuggestedConstraint] {
    guard let view = editor.document.view(open.view) else { return [] }
    var result: [SuggestedConstraint] = []
    if open.parts.contains(where: { $0.hasPrefix("content") }) {
      result += ConstraintSuggestions.content(of: view, editor, open.axes)
    }
    guard let suggestions = ConstraintSuggestions(editor, view: view) else { return result }
    return result
      + open.axes.flatMap { axis in
        let isPlaced = !open.parts.contains(axis == .horizontal ? "x" : "y")
        return suggestions.along(axis, isPlaced: isPlaced)
      }
  }

  /// Whether no view leaves its recorded frame, and what the suggestion settles lies where it was recorded.
  private func keeps(
    _ after: SceneProbe, _ before: SceneProbe, _ suggestion: SuggestedConstraint,
    of view: ObjectID, in document: LayoutDocument
  ) -> Bool {
    let old = before.distances(in: editor.document)
    for (id, distance) in after.distances(in: document) {
      guard distance > Self.tolerance, let known = old[id] else { continue }
      // What is off already may come closer.
      if known <= Self.tolerance || distance > known + Self.tolerance { return false }
    }
    guard let attribute = suggestion.attribute(of: view)?.withoutMargin,
      let recorded = document.view(view)?.recordedFrame, !attribute.isBaseline,
      let frame = after.designed.views.first(where: { $0.id == view })?.frame
    else { return true }
    return abs(frame.position(of: attribute) - recorded.position(of: attribute)) <= Self.tolerance
  }
  /// Whether no view goes away from its recorded frame where texts and controls are as large as they measure.
  private func keepsMeasured(
    _ after: SceneProbe, _ before: SceneProbe, in document: LayoutDocument
  ) -> Bool {
    let old = before.distances(in: editor.document, isMeasured: true)
    return after.distances(in: document, isMeasured: true).allSatisfy { id, distance in
      distance <= max(Self.tolerance, (old[id] ?? 0) + 0.5)
    }
  }
}
