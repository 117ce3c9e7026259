/// What the height of a navigation bar or toolbar depends on.
package struct BarContent: Hashable, Sendable {
  package var hasLargeTitle: Bool
  /// On a phone in landscape, where bars are lower.
  package var isCompactHeight: Bool
  /// On a device without a home button.
  package var hasHomeIndicator: Bool
  package var isOnPad: Bool

  package init(
    hasLargeTitle: Bool = false, isCompactHeight: Bool = false,
    hasHomeIndicator: Bool = false, isOnPad: Bool = false
  ) {
    self.hasLargeTitle = hasLargeTitle
    self.isCompactHeight = isCompactHeight
    self.hasHomeIndicator = hasHomeIndicator
    self.isOnPad = isOnPad
  }
}
