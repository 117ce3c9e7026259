package import Diagnostics

/// The frames of one scene in one environment.
package struct ResolvedLayout: Sendable, Hashable {
  /// The id of the scene's root object.
  package var scene: ObjectID
  package var environment: LayoutEnvironment
  package var status: LayoutStatus
  /// All installed views, parents before children.
  package var views: [ResolvedView]
  package var diagnostics: [Diagnostic]
  /// The edges of the root view that status bar, notch, bars of controllers and home indicator
  /// cover, in physical directions. `nil` if they are not known.
  package var safeArea: EdgeInsets?
  /// The constraints that take part in the layout, among those that the caller asked for.
  package var constraints: [MeasuredConstraint]
  /// The place in which the app shows the scene; `nil` as designed.
  package var place: ResolvedPlace?

  package init(
    scene: ObjectID, environment: LayoutEnvironment, status: LayoutStatus,
    views: [ResolvedView] = [], diagnostics: [Diagnostic] = [], safeArea: EdgeInsets? = nil,
    constraints: [MeasuredConstraint] = []
  ) {
    self.scene = scene
    self.environment = environment
    self.status = status
    self.views = views
    self.diagnostics = diagnostics
    self.safeArea = safeArea
    self.constraints = constraints
  }
}

extension ResolvedLayout {
  /// The view at a position of the document; `nil` if it is not installed.
  ///
  /// - Precondition: the views are in document order, as resolving returns them.
  /// - Complexity: O(log *views*), so that a caller that asks for many views does not search all of
  ///   them each time.
  package func view(at position: Int) -> ResolvedView? {
    var low = 0
    var high = views.count
    while low < high {
      let middle = (low + high) / 2
      if views[middle].index < position { low = middle + 1 } else { high = middle }
    }
    return low < views.count && views[low].index == position ? views[low] : nil
  }
}

/// The state of a constraint in a layout, whether it binds there or not.
package struct MeasuredConstraint: Sendable, Hashable {
  /// The position in the document's constraints.
  package var index: Int
  /// `first - multiplier × second - constant`, before snapping. It is 0 if the constraint holds
  /// with equality.
  package var residual: Double

  package init(index: Int, residual: Double) {
    self.index = index
    self.residual = residual
  }
}
