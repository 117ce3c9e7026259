import LayoutComparison
import LayoutEngine
import LayoutModel

extension MissingConstraints {
  /// Adds constraints that bring back views that are determined, but at another place than before:
  /// images with a measured size that differs from the view's, texts that fill a row.
  package mutating func straighten(_ scene: Int, _ start: SceneProbe, _ original: SceneProbe) {
    var probe = start
    var failed: Set<ObjectID> = []
    while !isExhausted {
      let off = Self.farther(probe, original)
      let document = editor.document
      let index = document.scenes[scene].views.first { index in
        let id = document.views[index].id
        return off.contains(id) && !failed.contains(id)
      }
      guard let view = index.map({ document.views[$0] }) else { return }
      if let next = straightened(view, scene, probe, off, original) {
        probe = next
        failed = []
      } else {
        failed.insert(view.id)
      }
    }
  }

  private static func farther(_ probe: SceneProbe, _ original: SceneProbe) -> Set<ObjectID> {
    probe.farther(than: original, isMeasured: false)
      .union(probe.farther(than: original, isMeasured: true))
  }

  /// The scene with the first constraint that brings a view closer and moves no other view away.
  private mutating func straightened(
    _ view: LayoutView, _ scene: Int, _ before: SceneProbe, _ off: Set<ObjectID>,
    _ original: SceneProbe
  ) -> SceneProbe? {
    guard let suggestions = ConstraintSuggestions(editor, view: view) else { return nil }
    let distance = before.distance(of: view.id)
    for suggestion in LayoutAxis.allCases.flatMap({ suggestions.along($0, isPlaced: false) }) {
      if isExhausted { return nil }
      guard case .constraint = suggestion, !refused.contains(suggestion),
        let (trial, id) = trial(suggestion, in: nil, isWish: false)
      else { continue }
      tries += 1
      let after = SceneProbe(trial.document, scene: scene) { after in
        countLayout()
        return after.troubleCount <= before.troubleCount
          && after.ambiguityCount <= before.ambiguityCount
          && after.distance(of: view.id) < distance - (after.layouts.count > 1 ? 0.5 : -0.5)
      }
      guard let after, Self.farther(after, original).isSubset(of: off) else { continue }
      editor = trial
      steps.append(Step(suggestion: suggestion, cell: nil, isWish: false, id: id))
      return after
    }
    return nil
  }
}
