import LayoutModel

/// The text size that the user of a device has chosen, as UIKit's `UIContentSizeCategory` names it.
public enum TextSize: String, Hashable, Sendable, CaseIterable {
  case extraSmall, small, medium
  /// That of a new device.
  case large
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  var model: ContentSizeCategory? { ContentSizeCategory(rawValue: rawValue) }
}
