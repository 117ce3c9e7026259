import ElementTree
import LayoutModel

/// A `<fontDescription>` element as an expression.
enum FontCode {
  static func expression(_ element: DocumentElement) -> String? {
    if let style = element["style"], style.hasPrefix("UICTFontTextStyle") {
      return textStyle(style).map { "UIFont.preferredFont(forTextStyle: .\($0))" }
    }
    let size = FontDescription.pointSize(of: element).map(CodeText.number)
    if let name = element["name"], let size {
      return "UIFont(name: \(CodeText.literal(name)), size: \(size))"
    }
    if let meta = element["metaFont"] { return metaFont(meta, size) }
    guard let size else { return nil }
    switch element["type"] {
    case "boldSystem": return "UIFont.boldSystemFont(ofSize: \(size))"
    case "italicSystem": return "UIFont.italicSystemFont(ofSize: \(size))"
    case "system", nil:
      guard let weight = element["weight"], weight != "regular" else {
        return "UIFont.systemFont(ofSize: \(size))"
      }
      guard FontWeight(rawValue: weight) != nil else { return nil }
      return "UIFont.systemFont(ofSize: \(size), weight: .\(weight))"
    default: return nil
    }
  }

  /// The `<font>` of a part of an attributed text.
  static func expression(fragmentFont element: DocumentElement) -> String? {
    let size = element.number("size").map(CodeText.number)
    if let meta = element["metaFont"] { return metaFont(meta, size) }
    guard let name = element["name"] else { return nil }
    return "UIFont(name: \(CodeText.literal(name)), size: \(size ?? "17"))"
  }

  /// A font by its role, as AppKit names it.
  ///
  /// - Source: recorded attributed labels, where `system` without a size has 13 points. The small
  ///   sizes are AppKit's.
  private static func metaFont(_ meta: String, _ size: String?) -> String {
    let usual =
      switch meta {
      case "smallSystem", "smallSystemBold", "toolTip": "11"
      case "miniSystem", "miniSystemBold": "9"
      case "cellTitle", "controlContent": "12"
      case "label", "labelFont": "10"
      default: "13"
      }
    let points = size ?? usual
    if meta.contains("Semibold") {
      return "UIFont.systemFont(ofSize: \(points), weight: .semibold)"
    }
    return "UIFont.\(meta.contains("Bold") ? "boldSystemFont" : "systemFont")(ofSize: \(points))"
  }

  /// - Source: the raw values of UIFont.TextStyle.
  static func textStyle(_ raw: String) -> String? {
    [
      "Title0": "largeTitle", "Title1": "title1", "Title2": "title2", "Title3": "title3",
      "Headline": "headline", "Subhead": "subheadline", "Body": "body", "Callout": "callout",
      "Footnote": "footnote", "Caption1": "caption1", "Caption2": "caption2",
    ][String(raw.dropFirst("UICTFontTextStyle".count))]
  }
}
