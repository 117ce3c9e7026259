package import LayoutComparison
package import LayoutModel

/// Compares a document in two environments or states, scene by scene.
package struct TransitionWork {
  /// The document before.
  package let loaded: LoadedDocument
  package let later: LoadedDocument
  /// The settings that code makes on either side, such as `Title.hidden=YES`.
  package let states: (from: [String], to: [String])
  package let scenes: [Scene]

  package struct Side {
    package var loaded: LoadedDocument
    package var request: RequestedEnvironment
    package var localization: Localization
    package var state: [String]

    package init(
      loaded: LoadedDocument,
      request: RequestedEnvironment,
      localization: Localization,
      state: [String]
    ) {
      self.loaded = loaded
      self.request = request
      self.localization = localization
      self.state = state
    }
  }

  package struct Scene {
    package var before: ResolvedLayout
    package var after: ResolvedLayout
    /// Changes of constraints and values.
    package var changes: [ClassTransition.Change]
    /// Views that appear, disappear, move or change their size.
    package var frames: LayoutDifference
    /// The scenes in the scene's containers, for pictures. Empty if nobody asked for them.
    package var embedded: (before: [EmbeddedLayout], after: [EmbeddedLayout])

    package var isEmpty: Bool { changes.isEmpty && frames.isEmpty && before.status == after.status }
  }

  /// - Parameter fillsContainers: whether to resolve the scenes in the containers of each scene.
  package init(_ from: Side, _ to: Side, fillsContainers: Bool = false) {
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
      let isFilled = fillsContainers
      scenes.append(
        Scene(
          before: before, after: after, changes: transition.changes,
          frames: LayoutDifference.between(before, after),
          embedded: (
            isFilled ? old.embedded(in: scene, from.request) : [],
            isFilled ? new.embedded(in: scene, to.request) : []
          )))
    }
    self.scenes = scenes
  }

  package var isEmpty: Bool { scenes.allSatisfy(\.isEmpty) }
}
