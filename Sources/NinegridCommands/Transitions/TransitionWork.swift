import LayoutComparison
import LayoutModel

/// A document in two environments, scene by scene.
struct TransitionWork {
  let loaded: LoadedDocument
  let scenes: [Scene]

  struct Scene {
    var before: ResolvedLayout
    var after: ResolvedLayout
    /// Constraints and values.
    var changes: [ClassTransition.Change]
    /// Views that come, go, move or get another size.
    var frames: LayoutDifference

    var isEmpty: Bool { changes.isEmpty && frames.isEmpty && before.status == after.status }
  }

  init(
    _ loaded: LoadedDocument, from: (RequestedEnvironment, Localization),
    to: (RequestedEnvironment, Localization)
  ) {
    self.loaded = loaded
    var old = DocumentResolving(loaded, localization: from.1)
    var new = DocumentResolving(loaded, localization: to.1)
    var scenes: [Scene] = []
    for scene in old.scenes {
      let before = old.layout(scene: scene, in: from.0)
      let after = new.layout(scene: scene, in: to.0)
      let transition = ClassTransition(
        loaded.document, scene: scene, from: before.environment.cell, to: after.environment.cell)
      scenes.append(
        Scene(
          before: before, after: after, changes: transition.changes,
          frames: LayoutDifference.between(before, after)))
    }
    self.scenes = scenes
  }

  var isEmpty: Bool { scenes.allSatisfy(\.isEmpty) }
}
