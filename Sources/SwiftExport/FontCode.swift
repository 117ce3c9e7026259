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

  /// - Source: the raw values of UIFont.TextStyle.
  private static func textStyle(_ raw: String) -> String? {
    [
      "Title0": "largeTitle", "Title1": "title1", "Title2": "title2", "Title3": "title3",
      "Headline": "headline", "Subhead": "subheadline", "Body": "body", "Callout": "callout",
      "Footnote": "footnote", "Caption1": "caption1", "Caption2": "caption2",
    ][String(raw.dropFirst("UICTFontTextStyle".count))]
  }
}
