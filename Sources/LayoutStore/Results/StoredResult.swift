package import LayoutModel

/// What decides whether a result is still good: where it comes from, and who made it.
package struct ResultKey: Hashable, Sendable {
  /// The id of the scene's root object.
  package var scene: ObjectID
  /// ``LayoutModel/LayoutEnvironment/canonicalKey``.
  package var environment: String

  package init(scene: ObjectID, environment: LayoutEnvironment) {
    self.scene = scene
    self.environment = environment.canonicalKey
  }
}

/// A layout to be stored.
package struct NewResult: Sendable {
  package var layout: ResolvedLayout
  /// What the layout was made from, beyond document and environment, where the engine says so.
  package var fingerprint: String?

  package init(_ layout: ResolvedLayout, fingerprint: String? = nil) {
    self.layout = layout
    self.fingerprint = fingerprint
  }
}

/// How many results the store has of one status.
package struct ResultCount: Hashable, Sendable {
  package var status: LayoutStatus
  package var count: Int
}
