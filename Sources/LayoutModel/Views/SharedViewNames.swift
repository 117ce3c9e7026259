/// Which views have a name that another view of their scene has, too. A person needs their ids to tell them apart.
package struct SharedViewNames {
  /// Positions in ``LayoutDocument/views``.
  private let views: Set<Int>

  /// - Complexity: O(views).
  package init(_ document: LayoutDocument) {
    let named = Dictionary(grouping: document.views.indices) {
      Key(scene: document.views[$0].scene, name: document.views[$0].name)
    }
    views = Set(named.values.lazy.filter { $0.count > 1 }.joined())
  }

  package func contains(_ view: Int) -> Bool { views.contains(view) }

  private struct Key: Hashable {
    var scene: Int
    var name: String
  }
}
