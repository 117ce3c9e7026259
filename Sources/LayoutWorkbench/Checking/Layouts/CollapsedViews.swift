import LayoutModel

/// Views that are meant to vanish: a constraint states a length of 0 for them or for a view around them. Code makes them longer
/// when there is something to show.
struct CollapsedViews {
  private let document: LayoutDocument
  /// The positions of constraints that may state a length of 0, by the views and lengths of which they are.
  private let statements: [LayoutAnchor: [Int]]

  init(_ document: LayoutDocument) {
    self.document = document
    statements = Dictionary(
      grouping: document.constraints.indices.filter { position in
        let constraint = document.constraints[position]
        return constraint.second == nil && constraint.relation != .greaterThanOrEqual
          && [.width, .height].contains(constraint.first.attribute)
      }, by: { document.constraints[$0].first })
  }

  func contains(_ view: Int, along axis: LayoutAxis, in cell: GridCell) -> Bool {
    if statements.isEmpty { return false }
    let length: LayoutAttribute = axis == .horizontal ? .width : .height
    return document.viewAndSuperviews(of: view).contains { index in
      let anchor = LayoutAnchor(item: document.views[index].id, attribute: length)
      return statements[anchor]?.contains { position in
        document.constraints[position].constant(in: cell) == 0
          && document.constraintInstallations[position].isInstalled(in: cell)
      } ?? false
    }
  }
}
