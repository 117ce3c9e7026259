import Diagnostics
import ElementTree
import LayoutModel

/// Tells which texts that are cut matter: none that nobody has written, that ends in empty lines, or whose place is open.
enum TruncationFilter {
  /// Titles that Interface Builder's library gives to new objects. Code must replace such a title,
  /// otherwise the author would have written one.
  private static let placeholders: [ViewKind: Set<String>] = [
    .label: ["Label"], .button: ["Button"], .textView: [],
  ]

  /// - Parameters:
  ///   - seen: the view in its layout; `nil` where it lies beside the screen.
  ///   - overfull: axes along which required contents do not fit, so that chance decides which text has no room at all.
  static func matters(
    _ view: LayoutView, _ truncation: TextTruncation?, seen: SeenView?, texts: TextSubstitutions,
    overfull: Set<LayoutAxis>
  ) -> Bool {
    if let seen, !seen.isSettled { return false }
    if isIcon(view) { return false }
    if let truncation, truncation.available < 0.5, overfull.contains(truncation.axis) {
      return false
    }
    guard let text = text(of: view), !isReplaced(view, texts) else { return true }
    if placeholders[view.kind]?.contains(text) ?? false { return false }
    guard let lines = truncation?.lines else { return true }
    let empty = text.reversed().prefix { $0.isNewline }.count
    return empty == 0 || lines.needed - empty > lines.available
  }

  /// Whether a text is drawn as an icon: in such a font a word is one sign, as wide as it is high.
  private static func isIcon(_ view: LayoutView) -> Bool {
    guard let font = view.element.child("fontDescription") else { return false }
    let names = [font["name"], font["family"]].compactMap { $0?.lowercased() }
    return names.contains { name in iconFonts.contains { name.contains($0) } }
  }

  /// What the names of such fonts have in them: Material Icons, Ionicons, IcoMoon, Font Awesome, Glyphicons.
  private static let iconFonts = ["icon", "icomoon", "fontawesome", "font awesome", "glyph"]

  private static func text(of view: LayoutView) -> String? {
    if view.kind == .button {
      for state in view.element.children where state.name == "state" && state["key"] == "normal" {
        if let title = state["title"] { return title }
      }
      return view.element.child("buttonConfiguration")?["title"]
    }
    return view.element["text"]
      ?? view.element.children.first { $0.name == "string" && $0["key"] == "text" }?.text
      ?? attributedText(of: view)
  }

  private static func attributedText(of view: LayoutView) -> String? {
    guard let attributed = view.element.child("attributedString") else { return nil }
    return attributed.children.filter { $0.name == "fragment" }.map { fragment in
      fragment["content"] ?? fragment.child("string", key: "content")?.text ?? ""
    }.joined()
  }

  private static func isReplaced(_ view: LayoutView, _ texts: TextSubstitutions) -> Bool {
    if texts.isEmpty { return false }
    return ["text", "normalTitle", "configuration.title"].contains {
      texts["\(view.id.text).\($0)"] != nil
    }
  }
}
