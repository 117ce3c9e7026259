import LayoutModel

/// A `<fontDescription>` element as an expression.
enum FontCode {
  static func expression(_ element: DocumentElement) -> String? {
    if let style = element["style"], style.hasPrefix("UICTFontTextStyle") {
      return textStyle(style).map { "UIFont.preferredFont(forTextStyle: .\($0))" }
    }
    let size = element.number("pointSize").map(CodeText.number)
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

  /// The `<font>` of a fragment of attributed text.
  static func expression(fragmentFont element: DocumentElement) -> String? {
    let size = element.number("size").map(CodeText.number)
    if let meta = element["metaFont"] { return metaFont(meta, size) }
    guard let name = element["name"] else { return nil }
    return "UIFont(name: \(CodeText.literal(name)), size: \(size ?? "17")) as Any"
  }

  /// A font by its role in the system.
  ///
  /// - Source: the sizes of `UIFont.labelFontSize` (17), `systemFontSize` (14), `smallSystemFontSize` (12) and
  ///   `buttonFontSize` (18).
  private static func metaFont(_ meta: String, _ size: String?) -> String? {
    switch meta {
    case "system": "UIFont.systemFont(ofSize: \(size ?? "UIFont.systemFontSize"))"
    case "systemBold": "UIFont.boldSystemFont(ofSize: \(size ?? "UIFont.systemFontSize"))"
    default: size.map { "UIFont.systemFont(ofSize: \($0))" }
    }
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
