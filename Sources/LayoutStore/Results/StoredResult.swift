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

/// A layout to be stored.
package struct NewResult: Sendable {
  package var layout: ResolvedLayout
  /// What the layout was made from beyond document and environment, where the engine says so.
  package var fingerprint: String?

  package init(_ layout: ResolvedLayout, fingerprint: String? = nil) {
    self.layout = layout
    self.fingerprint = fingerprint
  }
}

/// What became of results that were to be stored.
package enum ResultOutcome: Hashable, Sendable {
  case stored
  /// The document has another revision or other rows by now; nothing was stored.
  case outdated
}

/// How many results of latest revisions there are, by status.
package struct ResultCount: Hashable, Sendable {
  package var status: LayoutStatus
  package var count: Int
  /// How many of them are of an older state of their document, or of another engine.
  package var staleCount: Int
}
