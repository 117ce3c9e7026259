import ElementTree
package import LayoutComparison
import LayoutEngine
package import LayoutModel

/// Replaces the constraints of views by those that ``MissingConstraints`` suggests, like Interface
/// Builder's "Reset to Suggested Constraints".
///
/// A constraint that equals a suggested one stays as it is, with its id, its identifier and its
/// place in the file. A scene keeps all its constraints if the suggested ones would leave more
/// ambiguous, put a view farther from its recorded frame, conflict on a device, or be replaced
/// again by the next run.
package struct SuggestedReset {
  package private(set) var editor: DocumentEditor
  /// Sentences about scenes that keep their constraints, and why.
  package private(set) var unrepaired: [String] = []

  /// The number of rounds. Suggestions follow from frames, and these stay. So the second round usually finds
  /// what the first one has made.
  private static let mostRounds = 4

  /// How many scenes were tried in the whole document.
  package private(set) var wholeCount = 0

  /// - Parameter views: the views whose constraints are replaced; all views if it is empty.
  package init(
    _ loaded: LoadedDocument, views: Set<ObjectID> = [], progress: RepairProgress = .untold
  ) {
    editor = DocumentEditor(loaded.document)
    guard loaded.document.properties.isTouch, loaded.document.properties.usesAutoLayout else {
      return
    }
    let scenes = loaded.document.scenes
    let meant = scenes.indices.filter { scene in
      views.isEmpty
        ? !scenes[scene].views.isEmpty
        : scenes[scene].views.contains { views.contains(loaded.document.views[$0].id) }
    }
    var unrepaired: [Int: [String]] = [:]
    var remaining = meant
    for round in 0..<Self.mostRounds where !remaining.isEmpty {
      let before = SceneExcerpts(editor.document)
      reset(remaining, views, &unrepaired, round == 0 ? progress : .untold)
      guard let before, let after = SceneExcerpts(editor.document) else { break }
      // A scene that is embedded in a view has the size of that view, which may be another one now.
      let changed = meant.filter { before.element(of: $0) != after.element(of: $0) }
      let embedded = after.embedded(in: Set(changed))
      remaining = meant.filter { embedded.contains($0) }
    }
    self.unrepaired = scenes.indices.flatMap { unrepaired[$0] ?? [] }
  }

  /// - Parameter unrepaired: by scene, the sentences about constraints that stay.
  private mutating func reset(
    _ scenes: [Int], _ views: Set<ObjectID>, _ unrepaired: inout [Int: [String]],
    _ progress: RepairProgress
  ) {
    var remaining = scenes
    for scene in scenes { unrepaired[scene] = nil }
    if let excerpts = SceneExcerpts(editor.document) {
      let found = Self.excerpted(remaining, of: editor.document, excerpts, views, progress)
      if let tree = found.tree {
        editor = DocumentEditor(LayoutDocument(tree), added: editor.added + found.added)
      }
      unrepaired.merge(found.unrepaired) { $1 }
      remaining.removeAll { unrepaired[$0] != nil }
    }
    if !remaining.isEmpty {
      editor = MissingConstraints.editor(of: editor.document, added: editor.added)
    }
    for scene in remaining {
      wholeCount += 1
      let result = Self.reset(
        editor, editor.document.scenes[scene], views,
        progress.part(scene, of: editor.document.scenes.count))
      editor = result.editor
      unrepaired[scene] = result.unrepaired
    }
  }

  private enum Outcome {
    case unchanged(unrepaired: [String])
    case changed(DocumentEditor, unrepaired: [String])
    case keeps(unrepaired: [String])
  }

  static func reset(
    _ editor: DocumentEditor, _ scene: LayoutScene, _ views: Set<ObjectID>,
    _ progress: RepairProgress
  ) -> (editor: DocumentEditor, unrepaired: [String]) {
    let own = Set(scene.views.map { editor.document.views[$0].id })
    let meant = views.isEmpty ? own : own.intersection(views)
    let hasRecordedAll = scene.views.allSatisfy {
      editor.document.views[$0].recordedFrame != nil
    }
    var current = editor
    for round in 0..<mostRounds {
      // Most scenes no longer change in the second round.
      switch Self.round(current, scene, meant, progress.part(min(round, 1), of: 2)) {
      case .unchanged(let unrepaired): return (current, unrepaired)
      case .changed(let next, _):
        // Views without recorded frames lie where the constraints put them, so their frames are computed
        // again.
        current =
          hasRecordedAll ? next : MissingConstraints.editor(of: next.document, added: next.added)
      case .keeps(let unrepaired): return (editor, unrepaired)
      }
    }
    return (editor, [keeps(scene, editor.document, "each run would replace them again")])
  }

  private static func keeps(
    _ scene: LayoutScene, _ document: LayoutDocument, _ reason: String
  ) -> String {
    "'\(scene.id)' (\(document.name(of: scene.id))) keeps its constraints: \(reason)"
  }

  private static func round(
    _ editor: DocumentEditor, _ scene: LayoutScene, _ views: Set<ObjectID>,
    _ progress: RepairProgress
  ) -> Outcome {
    var cleared = editor
    let needed = cleared.clearConstraints(of: views, keepsFrames: false)
    let unrepaired = needed.map { "'\($0)' stays: an outlet refers to it" }
    guard cleared.tree != editor.tree else { return .unchanged(unrepaired: unrepaired) }
    let before = SceneProbe(editor.document, scene: scene.index)
    let mended = MissingConstraints(
      cleared, scenes: [scene.index], original: before, progress: progress)
    let next = replaced(editor, views, mended)
    if next.tree == editor.tree { return .unchanged(unrepaired: mended.unrepaired + unrepaired) }
    let after = SceneProbe(next.document, scene: scene.index)
    func keeps(_ reason: String) -> Outcome {
      .keeps(unrepaired: [self.keeps(scene, editor.document, reason)] + mended.unrepaired)
    }
    if let reason = objection(to: after, insteadOf: before) { return keeps(reason) }
    let survey = ConflictSurvey(editor.document, scene: scene.index)
    guard ConflictSurvey(next.document, scene: scene.index).added(since: survey).isEmpty else {
      return keeps("the suggested constraints would conflict on some device")
    }
    return .changed(next, unrepaired: mended.unrepaired + unrepaired)
  }

  /// Why a scene must not become `after`; `nil` if there is no reason.
  static func objection(
    to after: SceneProbe, insteadOf before: SceneProbe
  ) -> String? {
    guard after.ambiguityCount <= before.ambiguityCount, after.troubleCount <= before.troubleCount
    else {
      return "the suggested constraints would leave more of it ambiguous, or more conflicts"
    }
    guard after.keepsRecorded(of: before, isMeasured: false),
      after.keepsRecorded(of: before, isMeasured: true)
    else { return "the suggested constraints would move views away from their recorded frames" }
    return nil
  }

  /// The document with the suggested constraints in place of those of some views. A constraint that says the
  /// same as a suggested one stays.
  private static func replaced(
    _ editor: DocumentEditor, _ views: Set<ObjectID>, _ mended: MissingConstraints
  ) -> DocumentEditor {
    let document = editor.document
    let suggested = mended.editor.document
    let remaining = Set(suggested.constraints.map(\.id))
    var unmatched: [ConstraintSaying: [ObjectID]] = [:]
    for index in document.constraints.indices.reversed()
    where !remaining.contains(document.constraints[index].id) {
      unmatched[ConstraintSaying(document, index), default: []].append(
        document.constraints[index].id)
    }
    var indices: [ObjectID: Int] = [:]
    for (index, constraint) in suggested.constraints.enumerated() { indices[constraint.id] = index }
    var kept: Set<ObjectID> = []
    let steps = mended.steps.filter { step in
      guard let id = step.id, let index = indices[id],
        let same = unmatched[ConstraintSaying(suggested, index)]?.popLast()
      else { return true }
      kept.insert(same)
      return false
    }
    var next = editor
    next.clearConstraints(of: views, keepsFrames: false, except: kept)
    for step in steps {
      do {
        switch step.suggestion {
        case .constraint(let draft):
          try next.add(step.isWish ? MissingConstraints.wish(draft) : draft, in: step.cell)
        case .priority(let view, let attribute, let value):
          try next.set(attribute, of: view, to: NumberText.shortest(value))
        }
      } catch {
        // The constraint exists already, which is what was wanted.
      }
    }
    return next
  }
}

/// The meaning of a constraint in each final size class.
private struct ConstraintSaying: Hashable {
  private let meanings: [ConstraintMeaning?]

  init(_ document: LayoutDocument, _ index: Int) {
    let constraint = document.constraints[index]
    let installation = document.constraintInstallations[index]
    meanings = GridCell.finals.map { cell in
      installation.isInstalled(in: cell) && !constraint.isPlaceholder
        ? ConstraintMeaning(constraint, in: cell) : nil
    }
  }
}
