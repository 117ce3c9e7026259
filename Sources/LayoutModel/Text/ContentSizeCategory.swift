/// The text size that the user of a device has chosen.
///
/// Raw values are the names that Ninegrid prints and reads; ``constant`` is UIKit's name.
/// - Source: UIKit's `UIContentSizeCategory`.
package enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// The text size of a device on which nobody has chosen one.
  /// - Source: Human Interface Guidelines, Typography: "Large (default)".
  package static let ofNewDevice = ContentSizeCategory.large

  /// The short name in the Human Interface Guidelines: `xSmall` … `xxxLarge`, `AX1` … `AX5`.
  package var shortName: String { Self.shortNames[index] }

  /// UIKit's constant, such as `UICTContentSizeCategoryL`.
  package var constant: String { "UICTContentSizeCategory" + Self.constants[index] }

  /// Finds a category by raw value, short name or constant, ignoring case.
  package init?(name: String) {
    let wanted = name.lowercased()
    for category in Self.allCases
    where [category.rawValue, category.shortName, category.constant]
      .contains(where: { $0.lowercased() == wanted })
    {
      self = category
      return
    }
    return nil
  }

  private var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }

  private static let shortNames = [
    "xSmall", "Small", "Medium", "Large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3",
    "AX4", "AX5",
  ]
  private static let constants = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL",
    "AccessibilityXL", "AccessibilityXXL", "AccessibilityXXXL",
  ]
}
