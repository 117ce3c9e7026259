package import LayoutModel

/// Identifies a result: a scene in an environment.
package struct ResultKey: Hashable, Sendable {
  /// The id of the scene's root object.
  package var scene: ObjectID
  /// The ``LayoutModel/LayoutEnvironment/canonicalKey``.
  package var environment: String

  package init(scene: ObjectID, environment: LayoutEnvironment) {
    self.init(scene: scene, environmentKey: environment.canonicalKey)
  }

  /// For callers that compute the key of an environment once and use it for many scenes.
  package init(scene: ObjectID, environmentKey: String) {
    self.scene = scene
    environment = environmentKey
  }
}
