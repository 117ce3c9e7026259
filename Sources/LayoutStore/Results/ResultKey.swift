package import LayoutModel

/// What a result is for: a scene in an environment.
package struct ResultKey: Hashable, Sendable {
  /// The id of the scene's root object.
  package var scene: ObjectID
  /// ``LayoutModel/LayoutEnvironment/canonicalKey``.
  package var environment: String

  package init(scene: ObjectID, environment: LayoutEnvironment) {
    self.init(scene: scene, environmentKey: environment.canonicalKey)
  }

  /// For those who compute the key of an environment once and use it for many scenes.
  package init(scene: ObjectID, environmentKey: String) {
    self.scene = scene
    environment = environmentKey
  }
}
