import ElementTree
package import LayoutModel

extension LayoutDocument {
  /// The name of a view in a list of views. A row or item without a name of its own has that of the first text in it, or
  /// its reuse identifier: a list of many `Table View Cell` tells nothing. What a row contains is its `Content View`, as in
  /// Interface Builder.
  package func listedName(of view: LayoutView) -> String {
    guard view.name == view.kind.displayName else { return view.name }
    if Self.contentViews.contains(view.kind) { return view.kind.listedName }
    guard let word = Self.words[view.kind] else { return view.name }
    if let text = firstText(in: view) { return "\(word) “\(text)”" }
    guard let identifier = view.element["reuseIdentifier"], !identifier.isEmpty else {
      return view.name
    }
    return "\(word) \(identifier)"
  }

  /// The name of an item of a constraint in a drawing of constraints, where nothing says in which row a content view lies: it
  /// has the name of its row.
  package func drawnName(of item: ObjectID) -> String {
    guard let view = self.view(item) else { return name(of: item) }
    let isPlain = view.name == view.kind.displayName
    guard isPlain, Self.contentViews.contains(view.kind), let row = view.parent else {
      return listedName(of: view)
    }
    return listedName(of: views[row])
  }

  fileprivate static let contentViews: Set<ViewKind> = [
    .tableViewCellContentView, .collectionViewCellContentView,
  ]
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

extension ViewKind {
  /// The name of a view of this kind in a list of views, if nothing else names it.
  package var listedName: String {
    LayoutDocument.contentViews.contains(self) ? "Content View" : displayName
  }
}
