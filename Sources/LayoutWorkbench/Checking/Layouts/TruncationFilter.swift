import Diagnostics
import ElementTree
import LayoutModel

/// Decides which cut texts matter. A text does not matter if nobody wrote it, if only empty lines at its end are cut, or if its
/// place is undetermined.
enum TruncationFilter {
  /// - Parameters:
  ///   - seen: the view in its layout; `nil` if it lies outside of the screen.
  ///   - overfull: axes along which required contents do not fit, so that chance decides which text gets no room at all.
  static func matters(
    _ view: LayoutView, _ truncation: TextTruncation?, seen: SeenView?, texts: TextSubstitutions,
    overfull: Set<LayoutAxis>
  ) -> Bool {
    if let seen, !seen.isSettled { return false }
    if isIcon(view) || isSignBesideImage(view) { return false }
    // Only the image is seen, on the canvas as well: the title is left over, or is what VoiceOver reads.
    if view.kind == .button, let truncation, truncation.available < 0.5, hasImage(view) {
      return false
    }
    if let truncation, truncation.available < 0.5, overfull.contains(truncation.axis) {
      return false
    }
    guard let text = text(of: view), !isReplaced(view, texts) else { return true }
    // Code must replace such a text, otherwise the author would have written one.
    if PlaceholderText.isOfLibrary(text, of: view.element) || PlaceholderText.isKey(text) {
      return false
    }
    guard let lines = truncation?.lines else { return true }
    let empty = text.reversed().prefix { $0.isNewline }.count
    return empty == 0 || lines.needed - empty > lines.available
  }

  /// Whether a text is drawn as an icon: in an icon font, a word is one sign that is as wide as high.
  private static func isIcon(_ view: LayoutView) -> Bool {
    guard let font = view.element.child("fontDescription") else { return false }
    let names = [font["name"], font["family"]].compactMap { $0?.lowercased() }
    return names.contains { name in iconFonts.contains { name.contains($0) } }
  }

  /// Whether a title has no letter and no digit, and stands beside an image: then the image says what the button does, as the
  /// picture of a plus does beside a `+`.
  private static func isSignBesideImage(_ view: LayoutView) -> Bool {
    guard view.kind == .button, let title = text(of: view),
      !title.contains(where: { $0.isLetter || $0.isNumber })
    else { return false }
    return hasImage(view)
  }

  private static func hasImage(_ button: LayoutView) -> Bool {
    button.element.child("state", key: "normal")?["image"] != nil
      || button.element.child("buttonConfiguration")?["image"] != nil
  }

  /// Parts of the names of icon fonts: Material Icons, Ionicons, IcoMoon, Font Awesome, Glyphicons.
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
