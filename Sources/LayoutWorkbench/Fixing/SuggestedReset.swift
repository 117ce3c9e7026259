package import LayoutComparison
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
  /// What keeps its constraints, and why.
  package private(set) var left: [String] = []

  /// Suggestions follow from frames, which stay; so the second round mostly finds what the first has made.
  private static let mostRounds = 4

  /// - Parameter views: only these; all where it is empty.
  package init(
    _ loaded: LoadedDocument, views: Set<ObjectID> = [], progress: RepairProgress = .untold
  ) {
    editor = MissingConstraints.editor(of: loaded.document)
    guard loaded.document.properties.isTouch, loaded.document.properties.usesAutoLayout else {
      return
    }
    let scenes = loaded.document.scenes
    for scene in scenes { reset(scene, views, progress.part(scene.index, of: scenes.count)) }
  }

  private enum Outcome {
    case unchanged(left: [String])
    case changed(DocumentEditor, left: [String])
    case keeps(left: [String])
  }

  private mutating func reset(
    _ scene: LayoutScene, _ views: Set<ObjectID>, _ progress: RepairProgress
  ) {
    let own = Set(scene.views.map { editor.document.views[$0].id })
    let meant = views.isEmpty ? own : own.intersection(views)
    if meant.isEmpty { return }
    let hasRecordedAll = scene.views.allSatisfy {
      editor.document.views[$0].recordedFrame != nil
    }
    var current = editor
    for round in 0..<Self.mostRounds {
      // Most scenes come to rest in the second round.
      switch Self.round(current, scene, meant, progress.part(min(round, 1), of: 2)) {
      case .unchanged(let left):
        editor = current
        self.left += left
        return
      case .changed(let next, _):
        // What is not recorded lies where the constraints put it.
        current = hasRecordedAll ? next : MissingConstraints.editor(of: next.document)
      case .keeps(let left):
        self.left += left
        return
      }
    }
    left.append(Self.keeps(scene, editor.document, "each run would replace them by others"))
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
    let left = needed.map { "'\($0)' stays: an outlet leads to it" }
    guard cleared.tree != editor.tree else { return .unchanged(left: left) }
    let before = SceneProbe(editor.document, scene: scene.index)
    let mended = MissingConstraints(
      cleared, scenes: [scene.index], original: before, progress: progress)
    let next = replaced(editor, views, mended)
    if next.tree == editor.tree { return .unchanged(left: mended.left + left) }
    let after = SceneProbe(next.document, scene: scene.index)
    func keeps(_ reason: String) -> Outcome {
      .keeps(left: [self.keeps(scene, editor.document, reason)] + mended.left)
    }
    guard after.openCount <= before.openCount, after.troubleCount <= before.troubleCount else {
      return keeps("no others determine its layout as well")
    }
    guard after.keepsRecorded(of: before, isMeasured: false),
      after.keepsRecorded(of: before, isMeasured: true)
    else { return keeps("others would put views farther from where they are recorded") }
    let survey = ConflictSurvey(editor.document, scene: scene.index)
    guard ConflictSurvey(next.document, scene: scene.index).added(since: survey).isEmpty else {
      return keeps("others would conflict on some device")
    }
    return .changed(next, left: mended.left + left)
  }

  /// The document with what is suggested instead of the constraints of some views; what says the same stays.
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
        // It stands there already, which is what was meant.
      }
    }
    return next
  }
}

/// What a constraint says in each final size class.
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
