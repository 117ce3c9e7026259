/// A sequence of views from the inside to the outside: each one is the superview of the one before.
///
/// - Complexity: O(*depth*) for all of them; nothing is stored.
package struct Superviews: Sequence, IteratorProtocol, Sendable {
  private let views: [LayoutView]
  private var following: Int?

  fileprivate init(_ views: [LayoutView], from first: Int?) {
    self.views = views
    following = first
  }

  /// The position of the next view in the document.
  package mutating func next() -> Int? {
    guard let current = following else { return nil }
    following = views[current].parent
    return current
  }
}

extension LayoutDocument {
  /// The superview of a view, the superview of that one, and so on to the root.
  package func superviews(of view: Int) -> Superviews {
    Superviews(views, from: views[view].parent)
  }

  /// A view, its superview, and so on to the root.
  package func viewAndSuperviews(of view: Int) -> Superviews { Superviews(views, from: view) }

  /// Whether view `index` lies inside `ancestor`, or is it.
  package func isView(_ index: Int, inside ancestor: Int) -> Bool {
    // A superview stands before its subviews in a document, so a smaller position ends the search.
    for view in viewAndSuperviews(of: index) where view <= ancestor { return view == ancestor }
    return false
  }

  /// Whether view `index` lies inside `ancestor`, and is not `ancestor` itself.
  package func isView(_ index: Int, below ancestor: Int) -> Bool {
    index != ancestor && isView(index, inside: ancestor)
  }

  /// Whether a view and all views around it are installed in a cell.
  package func isInstalledWithSuperviews(_ view: Int, in cell: GridCell) -> Bool {
    viewAndSuperviews(of: view).allSatisfy { views[$0].installation.isInstalled(in: cell) }
  }
}
