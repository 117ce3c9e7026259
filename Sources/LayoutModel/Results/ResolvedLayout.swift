package import Diagnostics

/// The frames of one scene in one environment.
package struct ResolvedLayout: Sendable, Hashable {
  /// The id of the scene's root object.
  package var scene: ObjectID
  package var environment: LayoutEnvironment
  package var status: LayoutStatus
  /// Every installed view, parents before children.
  package var views: [ResolvedView]
  package var diagnostics: [Diagnostic]
  /// What status bar, notch, bars of controllers and home indicator cover of the root view, in physical
  /// directions; `nil` where that is not known.
  package var safeArea: EdgeInsets?

  package init(
    scene: ObjectID, environment: LayoutEnvironment, status: LayoutStatus,
    views: [ResolvedView] = [], diagnostics: [Diagnostic] = [], safeArea: EdgeInsets? = nil
  ) {
    self.scene = scene
    self.environment = environment
    self.status = status
    self.views = views
    self.diagnostics = diagnostics
    self.safeArea = safeArea
  }
}
