import LayoutComparison
import LayoutModel

/// A document in two environments or states, scene by scene.
struct TransitionWork {
  /// As it is before.
  let loaded: LoadedDocument
  let later: LoadedDocument
  /// What code sets on either side, such as `Title.hidden=YES`.
  let states: (from: [String], to: [String])
  let scenes: [Scene]

  struct Side {
    var loaded: LoadedDocument
    var request: RequestedEnvironment
    var localization: Localization
    var state: [String]
  }

  struct Scene {
    var before: ResolvedLayout
    var after: ResolvedLayout
    /// Constraints and values.
    var changes: [ClassTransition.Change]
    /// Views that come, go, move or get another size.
    var frames: LayoutDifference

    var isEmpty: Bool { changes.isEmpty && frames.isEmpty && before.status == after.status }
  }

  init(_ from: Side, _ to: Side) {
    loaded = from.loaded
    later = to.loaded
    states = (from.state, to.state)
    var old = DocumentResolving(from.loaded, localization: from.localization)
    var new = DocumentResolving(to.loaded, localization: to.localization)
    var scenes: [Scene] = []
    for scene in old.scenes {
      let before = old.layout(scene: scene, in: from.request)
      let after = new.layout(scene: scene, in: to.request)
      let transition = ClassTransition(
        loaded.document, scene: scene, from: before.environment.cell, to: after.environment.cell,
        later: later.document)
      scenes.append(
        Scene(
          before: before, after: after, changes: transition.changes,
          frames: LayoutDifference.between(before, after)))
    }
    self.scenes = scenes
  }

  var isEmpty: Bool { scenes.allSatisfy(\.isEmpty) }
}
