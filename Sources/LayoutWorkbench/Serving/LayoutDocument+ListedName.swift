import ElementTree
package import LayoutModel

extension LayoutDocument {
  /// The name of a view in a list of views. A row or item without a name of its own has that of the first text in it, or
  /// its reuse identifier: a list of many `Table View Cell` tells nothing.
  package func listedName(of view: LayoutView) -> String {
    guard let word = Self.words[view.kind], view.name == view.kind.displayName else {
      return view.name
    }
    if let text = firstText(in: view) { return "\(word) “\(text)”" }
    guard let identifier = view.element["reuseIdentifier"], !identifier.isEmpty else {
      return view.name
    }
    return "\(word) \(identifier)"
  }

  private static let words: [ViewKind: String] = [
    .tableViewCell: "Row", .collectionViewCell: "Item", .collectionReusableView: "Header",
  ]
  /// The most letters of a text that are shown: about a line of a narrow list.
  private static let mostLetters = 40

  /// The first line of the first text in a view. What lies in a view follows it in the document.
  private func firstText(in view: LayoutView) -> String? {
    for inner in views[(view.index + 1)...] {
      guard let parent = inner.parent, parent >= view.index else { return nil }
      let line = inner.shownText?.split(whereSeparator: \.isNewline).first ?? ""
      let text = String(line.prefix(Self.mostLetters))
      if text.contains(where: { !$0.isWhitespace }) { return text }
    }
    return nil
  }
}
