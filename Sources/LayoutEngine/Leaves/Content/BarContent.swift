import PlatformRules

/// The facts on which the height of a navigation bar or toolbar depends.
package struct BarContent: Hashable, Sendable {
  package var hasLargeTitle: Bool
  /// Whether the device is a phone in landscape, where bars are lower.
  package var isCompactHeight: Bool
  /// Whether the device has no home button.
  package var hasHomeIndicator: Bool
  package var isOnPad: Bool
  /// Whether the bar stands in a sheet, where navigation bars are higher.
  package var isInSheet: Bool
  /// Whether a constraint holds the bar's lower edge where the safe area of the screen ends.
  package var endsAtSafeArea: Bool

  package init(
    hasLargeTitle: Bool = false, isCompactHeight: Bool = false,
    hasHomeIndicator: Bool = false, isOnPad: Bool = false, isInSheet: Bool = false,
    endsAtSafeArea: Bool = false
  ) {
    self.hasLargeTitle = hasLargeTitle
    self.isCompactHeight = isCompactHeight
    self.hasHomeIndicator = hasHomeIndicator
    self.isOnPad = isOnPad
    self.isInSheet = isInSheet
    self.endsAtSafeArea = endsAtSafeArea
  }
}

extension BarContent {
  /// The rules for the heights of bars, without the part under the status bar or the home
  /// indicator, in points. Controllers' bars have the same heights.
  func rules(_ context: MeasurementContext) -> RulesInForce {
    var rules = context.rules
    rules.situation.idiom = isOnPad ? .pad : .phone
    rules.situation.facts.insert(.compactHeight, if: isCompactHeight)
    rules.situation.facts.insert(.homeIndicator, if: hasHomeIndicator)
    rules.situation.facts.insert(.sheet, if: isInSheet)
    rules.situation.facts.insert(.endsAtSafeArea, if: endsAtSafeArea)
    return rules
  }
}
