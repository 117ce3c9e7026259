import ElementTree
import Diagnostics
import LayoutModel

/// Tells which texts that are cut matter: none that nobody has written, that ends in empty lines, or whose place is open.
enum TruncationFilter {
  /// Titles that Interface Builder's library gives to new objects. Code must replace such a title,
  /// otherwise the author would have written one.
  private static let placeholders: [ViewKind: Set<String>] = [
    .label: ["Label"], .button: ["Button"], .textView: [],
  ]

  /// - Parameter seen: the view in its layout; `nil` where it lies beside the screen.
  static func matters(
    _ view: LayoutView, _ truncation: TextTruncation?, seen: SeenView?, texts: TextSubstitutions
  ) -> Bool {
    if let seen, !seen.isSettled { return false }
    guard let text = text(of: view), !isReplaced(view, texts) else { return true }
    if placeholders[view.kind]?.contains(text) ?? false { return false }
    guard let lines = truncation?.lines else { return true }
    let empty = text.reversed().prefix { $0.isNewline }.count
    return empty == 0 || lines.needed - empty > lines.available
  }

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
