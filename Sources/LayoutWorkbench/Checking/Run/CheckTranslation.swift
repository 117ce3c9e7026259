import LayoutModel

/// Further texts in which layouts are checked.
package struct CheckTranslation: Sendable {
  package var localization: Localization
  /// Whether its texts, and so the layout, run from right to left.
  package var isRightToLeft: Bool

  package init(localization: Localization, isRightToLeft: Bool) {
    self.localization = localization
    self.isRightToLeft = isRightToLeft
  }

  /// The environment with the direction of these texts.
  package func request(_ request: RequestedEnvironment) -> RequestedEnvironment {
    guard isRightToLeft else { return request }
    switch request {
    case .asDesigned(var overrides):
      overrides.direction = .rightToLeft
      return .asDesigned(overrides)
    case .environment(var environment):
      environment.direction = .rightToLeft
      return .environment(environment)
    }
  }
}
