import ElementTree
import LayoutModel
import PlatformRules

extension Migration {
  /// Replaces system fonts of a fixed size by the text style of that size and weight, and makes
  /// texts follow the text size that the user has chosen.
  ///
  /// At the default text size nothing moves. At other text sizes, frames are meant to move.
  /// - Source: Human Interface Guidelines, Typography, sizes at "Large (default)".
  package static let textStyles = Migration(
    MigrationDescription(
      "text-styles", "Replace system fonts of a fixed size by the text style of that size.",
      example: .init(
        "Title: System 17.0", "Title: Body, and it follows the text size of the user"),
      permits: [.otherTextSizes],
      proof: MigrationDescription.sameConstraints + ", at the default text size",
      needs: .textStyles)
  ) { document, _ in
    var plan = MigrationPlan()
    guard document.properties.isTouch else {
      plan.diagnostics = [.notApplicable(to: document)]
      return plan
    }
    for view in document.views where styled.contains(view.kind) {
      guard let font = view.element.child("fontDescription", key: "fontDescription"),
        font["style"] == nil
      else { continue }
      if let reason = reasonToKeepFont(font, of: view) {
        plan.untouched.append(.init(view.id, reason))
        continue
      }
      guard let style = style(of: font) else { continue }
      if let system = document.properties.deployment, let feature = feature(of: style),
        !feature.isKnown(to: system)
      {
        plan.untouched.append(
          .init(
            view.id,
            "the document is for iOS \(system.major) and later, and \(feature.name) need iOS \(feature.since.major)"
          ))
        continue
      }
      let follows = view.kind != .button
      plan.steps.append(
        .init(objects: [view.id], scene: view.scene) { tree, _ in
          tree.root.modify(id: view.id) { element in
            if follows { element.setInOrder("adjustsFontForContentSizeCategory", to: "YES") }
            element.editList("fontDescription") {
              $0 = DocumentElement("fontDescription", ["key": "fontDescription", "style": style])
            }
          }
        })
    }
    return plan
  }

  /// Kinds of views whose font is stated in one attribute. Buttons follow the text size without a
  /// setting.
  private static let styled: Set<ViewKind> = [.label, .textField, .textView, .button]

  private static func reasonToKeepFont(_ font: DocumentElement, of view: LayoutView) -> String? {
    if view.variations.contains(where: { $0.value.child(key: "fontDescription") != nil }) {
      return "its font differs by size class; a text style would not"
    }
    if font["type"] == nil || font["type"] == "custom" || font["name"] != nil {
      return "its font is not a system font; only code can make it follow the text size"
    }
    if style(of: font) == nil {
      let weight = font["weight"] ?? (font["type"] == "boldSystem" ? "bold" : "regular")
      return "no text style is \(font["pointSize"] ?? "") points, \(weight)"
    }
    return nil
  }

  private static func style(of font: DocumentElement) -> String? {
    guard font["type"] == "system", let size = font.number("pointSize") else { return nil }
    switch font["weight"] ?? "regular" {
    case "regular": return regular[size].map { "UICTFontTextStyle" + $0 }
    case "semibold": return size == 17 ? "UICTFontTextStyleHeadline" : nil
    default: return nil
    }
  }

  /// The system feature that a text style needs, if the style is newer than the first ones.
  private static func feature(of style: String) -> SystemFeature? {
    switch style.dropFirst("UICTFontTextStyle".count) {
    case "Title0": .largeTitles
    case "Title1", "Title2", "Title3", "Callout": .moreTextStyles
    default: nil
    }
  }

  /// Names of the styles of regular weight by their default sizes, in points.
  private static let regular: [Double: String] = [
    34: "Title0", 28: "Title1", 22: "Title2", 20: "Title3", 17: "Body", 16: "Callout",
    15: "Subhead", 13: "Footnote", 12: "Caption1", 11: "Caption2",
  ]
}
