package import LayoutModel

extension FontDescription {
  /// The font of attributed text for a meta name, as in `<font metaFont="systemBold">`.
  ///
  /// - Source: attributed labels: `system` without a size is 13 points, `systemBold` bold, `menu`
  ///   the system font; the small sizes are AppKit's.
  package static func meta(_ name: String, size: Double?) -> FontDescription {
    let weight: FontWeight =
      name.contains("Semibold") ? .semibold : name.contains("Bold") ? .bold : .regular
    let usual: Double =
      switch name {
      case "smallSystem", "smallSystemBold", "toolTip": 11
      case "miniSystem", "miniSystemBold": 9
      case "cellTitle", "controlContent": 12
      case "label", "labelFont": 10
      default: 13
      }
    return .system(size ?? usual, weight: weight)
  }
}
