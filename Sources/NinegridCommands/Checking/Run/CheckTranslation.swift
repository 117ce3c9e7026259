import LayoutModel

/// Further texts in which layouts are checked.
struct CheckTranslation: Sendable {
  var localization: Localization
  /// Its texts run from right to left, and so does the layout.
  var isRightToLeft: Bool

  /// An environment with the direction of the texts.
  func request(_ request: RequestedEnvironment) -> RequestedEnvironment {
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
