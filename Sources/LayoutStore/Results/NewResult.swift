package import Diagnostics
package import LayoutModel

/// A layout that will be stored.
package struct NewResult: Sendable {
  package var layout: ResolvedLayout
  /// ``LayoutModel/LayoutEnvironment/canonicalKey`` of its environment.
  let environmentKey: String
  /// The places of its views on the screen, in the order of the views.
  package var places: [ScreenFrame?]
  /// The rule of `check` that reports each of its diagnostics, if there is one.
  package var rules: [String?]

  /// - Parameters:
  ///   - structure: the structure of the resolved document.
  ///   - environmentKey: the canonical key of its environment, if the caller knows it already.
  ///   - rule: the id of the rule that reports diagnostics with a code.
  package init(
    _ layout: ResolvedLayout, of structure: ScreenStructure, environmentKey: String? = nil,
    rule: (Diagnostic.Code) -> String? = { _ in nil }
  ) {
    self.layout = layout
    self.environmentKey = environmentKey ?? layout.environment.canonicalKey
    places = structure.frames(of: layout)
    rules = layout.diagnostics.map { rule($0.code) }
  }
}
