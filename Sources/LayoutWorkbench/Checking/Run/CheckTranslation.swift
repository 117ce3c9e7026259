import LayoutModel

/// Further texts in which layouts are checked.
package struct CheckTranslation: Sendable {
  package var localization: Localization
  /// Its texts run from right to left, and so does the layout.
  package var isRightToLeft: Bool

  package init(localization: Localization, isRightToLeft: Bool) {
    self.localization = localization
    self.isRightToLeft = isRightToLeft
  }

  /// An environment with the direction of the texts.
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
